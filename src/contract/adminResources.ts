import type { Text } from './language';
import type { ResourceName } from './paths';

interface AdminResource {
  /** Path of its screens, under `admin/`. */
  path: string;
  /** Name of its pages among the shell texts. */
  page: `admin${string}`;
  /** Name of its list, in menus and headings. */
  label: Text;
  /** Title of its pages. */
  title: Text;
  /** Whether a read-only page shows one of its items. */
  detail: boolean;
}

/** Resources of the back office, in the order of the navigation. Routes, page titles, menus and the dashboard follow from this list. */
export const ADMIN_RESOURCES = {
  event: { path: 'events', page: 'adminEvents', label: { fr: 'Événements', en: 'Events' }, title: { fr: 'Gérer les événements', en: 'Manage events' }, detail: true },
  training: { path: 'trainings', page: 'adminTrainings', label: { fr: 'Formations', en: 'Trainings' }, title: { fr: 'Gérer les formations', en: 'Manage trainings' }, detail: true },
  meat: { path: 'meats', page: 'adminMeats', label: { fr: 'Viandes', en: 'Meats' }, title: { fr: 'Gérer les viandes', en: 'Manage meats' }, detail: false },
  side: { path: 'sides', page: 'adminSides', label: { fr: 'Accompagnements', en: 'Sides' }, title: { fr: 'Gérer les accompagnements', en: 'Manage sides' }, detail: false },
  tool: { path: 'tools', page: 'adminTools', label: { fr: 'Outils', en: 'Tools' }, title: { fr: 'Gérer les outils', en: 'Manage tools' }, detail: false },
  contentfocus: { path: 'contentfocus', page: 'adminContentFocus', label: { fr: 'Thèmes', en: 'Topics' }, title: { fr: 'Gérer les thèmes', en: 'Manage topics' }, detail: false },
  user: { path: 'users', page: 'adminUsers', label: { fr: 'Comptes', en: 'Accounts' }, title: { fr: 'Gérer les comptes', en: 'Manage accounts' }, detail: true },
  content: { path: 'texts', page: 'adminTexts', label: { fr: 'Textes', en: 'Texts' }, title: { fr: 'Gérer les textes', en: 'Manage texts' }, detail: false },
} as const satisfies Record<ResourceName, AdminResource>;

type Resources = typeof ADMIN_RESOURCES;
type PageName = Resources[ResourceName]['page'];

export const ADMIN_RESOURCE_NAMES = Object.keys(ADMIN_RESOURCES) as ResourceName[];

/** Returns the path of a resource's list, without the language. */
export const adminPath = (name: ResourceName): string => `admin/${ADMIN_RESOURCES[name].path}`;

/** Labels of the resources by name, for the texts of menus. */
export const ADMIN_RESOURCE_LABELS = Object.fromEntries(ADMIN_RESOURCE_NAMES.map((name) => [name, ADMIN_RESOURCES[name].label])) as Record<ResourceName, Text>;

/** Page titles by page name, for the shell texts. */
export const ADMIN_PAGE_TITLES = Object.fromEntries(ADMIN_RESOURCE_NAMES.map((name) => [ADMIN_RESOURCES[name].page, ADMIN_RESOURCES[name].title])) as Record<PageName, Text>;
