import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import ImportExportOutlined from '@mui/icons-material/ImportExportOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import OutdoorGrillOutlined from '@mui/icons-material/OutdoorGrillOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import RiceBowlOutlined from '@mui/icons-material/RiceBowlOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import TopicOutlined from '@mui/icons-material/TopicOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { ADMIN_RESOURCE_NAMES, adminPath } from '../contract/adminResources';
import type { ResourceName } from '../contract/paths';
import type { TextName } from '../i18n/texts';
import type { adminTexts } from './adminTexts';

export interface AdminNavItem {
  name: TextName<(typeof adminTexts)['tree']['places']>;
  /** Path below the language prefix. */
  path: string;
  Icon: SvgIconComponent;
}

/** Everyday screens of the back office, in menu order. */
export const PRIMARY_NAV: readonly AdminNavItem[] = [
  { name: 'today', path: 'admin', Icon: TodayOutlined },
  { name: 'requests', path: 'admin/requests', Icon: InboxOutlined },
  { name: 'preparation', path: 'admin/preparation', Icon: ShoppingBasketOutlined },
];

const ICONS: Partial<Record<ResourceName, SvgIconComponent>> = {
  event: EventOutlined,
  training: SchoolOutlined,
  meat: OutdoorGrillOutlined,
  side: RiceBowlOutlined,
  tool: HandymanOutlined,
  contentfocus: TopicOutlined,
  user: PeopleOutlined,
  content: TranslateOutlined,
};

/** The customers' book, the mailbox, the availability, the managed lists and the settings that change rarely. */
export const SECONDARY_NAV: readonly AdminNavItem[] = [
  { name: 'customers', path: 'admin/customers', Icon: ContactsOutlined },
  { name: 'mail', path: 'admin/mail', Icon: MailOutlined },
  { name: 'availability', path: 'admin/availability', Icon: EventAvailableOutlined },
  ...ADMIN_RESOURCE_NAMES.map((name) => ({ name, path: adminPath(name), Icon: ICONS[name] ?? CategoryOutlined })),
  { name: 'pictures', path: 'admin/pictures', Icon: PhotoLibraryOutlined },
  { name: 'settings', path: 'admin/settings', Icon: SettingsOutlined },
  { name: 'calendarFeed', path: 'admin/calendar-feed', Icon: EventRepeatOutlined },
  { name: 'data', path: 'admin/data', Icon: ImportExportOutlined },
];
