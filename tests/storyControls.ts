import { parseSync } from 'vite';
import type { Source } from './architecture/tree.ts';

const FIXED = 'takes no props and reads nothing from the server; language, scheme and width are in the toolbar';
const FORM = 'shows the values of the form around it: fill it in on the canvas';
const BROWSER = 'follows the browser (storage, connection, scrolling): its states are stories';

/** Story files of components without controls, with the reason. */
export const UNCONTROLLED: Readonly<Record<string, string>> = {
  'stories/components/form/OptionalFields.stories.tsx': FIXED,
  'stories/app/AdminExitLinks.stories.tsx': FIXED,
  'stories/app/AdminLayout.stories.tsx': FIXED,
  'stories/app/AdminMoreDrawer.stories.tsx': FIXED,
  'stories/app/Footer.stories.tsx': FIXED,
  'stories/app/LanguageFlash.stories.tsx': FIXED,
  'stories/app/LanguageSwitch.stories.tsx': FIXED,
  'stories/app/PageFailed.stories.tsx': FIXED,
  'stories/app/PageLoading.stories.tsx': FIXED,
  'stories/app/Wordmark.stories.tsx': FIXED,
  'stories/components/form/ErrorSummary.stories.tsx': FORM,
  'stories/components/illustration/Scene.stories.tsx': FIXED,
  'stories/features/account/Drafts.stories.tsx': BROWSER,
  'stories/features/account/PrivacyNotice.stories.tsx': FIXED,
  'stories/features/admin/ListLoading.stories.tsx': FIXED,
  'stories/features/booking/OptionsLoading.stories.tsx': FIXED,
  'stories/features/booking/SubmitPanel.stories.tsx': FORM,
  'stories/features/calendar/CalendarLoading.stories.tsx': FIXED,
  'stories/features/calendar/Legend.stories.tsx': FIXED,
  'stories/features/consent/CookieSettingsCard.stories.tsx': BROWSER,
  'stories/features/contact/ContactFields.stories.tsx': FORM,
  'stories/features/contact/ContactDetails.stories.tsx': FIXED,
  'stories/features/dashboard/AdminLinks.stories.tsx': FIXED,
  'stories/features/diets/DietsField.stories.tsx': FORM,
  'stories/features/editing/Toolbar.stories.tsx': BROWSER,
  'stories/features/fluid/HeroSmoke.stories.tsx': FIXED,
  'stories/features/mailbox/DetailsLoading.stories.tsx': FIXED,
  'stories/features/map/MapSketch.stories.tsx': FIXED,
  'stories/features/media/GalleryPoster.stories.tsx': BROWSER,
  'stories/features/media/StoryGallery.stories.tsx': BROWSER,
  'stories/features/offline/OfflineBanner.stories.tsx': BROWSER,
  'stories/features/settings/MailServerTest.stories.tsx': FORM,
  'stories/features/requests/KindFields.stories.tsx': FORM,
  'stories/features/requests/MenuLoading.stories.tsx': FIXED,
  'stories/features/requests/PeopleFields.stories.tsx': FORM,
  'stories/features/scroll/ScrollToTop.stories.tsx': BROWSER,
  'stories/features/settings/FilmsFields.stories.tsx': FORM,
  'stories/features/settings/LinePresetsFields.stories.tsx': FORM,
  'stories/features/settings/ListFields.stories.tsx': FORM,
  'stories/features/settings/SettingNotFound.stories.tsx': FIXED,
  'stories/features/yourevent/BasicsStep.stories.tsx': FORM,
  'stories/features/yourevent/TypeStep.stories.tsx': FORM,
  'stories/features/settings/LookFields.stories.tsx': FORM,
};

interface Property {
  type: 'Property';
  key: { name?: string };
  value: { type: string; start: number; end: number; properties?: unknown[] };
}

const isProperty = (node: unknown): node is Property => typeof node === 'object' && node !== null && 'type' in node && node.type === 'Property';

/** Callbacks are logged as actions and get no control. */
const isCallback = (value: string): boolean => /^(?:fn\(|async |\([^)]*\) =>|\w+ =>)/.test(value);

function hasControls({ path, text }: Source): boolean {
  const isControl = (arg: unknown) => !isProperty(arg) || !isCallback(text.slice(arg.value.start, arg.value.end));
  const find = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    if (isProperty(node) && ['argTypes', 'environmentControls'].includes(node.key.name ?? '')) return true;
    if (isProperty(node) && node.key.name === 'args' && node.value.properties?.some(isControl)) return true;
    return Object.values(node).some(find);
  };
  return find(parseSync(path, text).program.body);
}

/** Lists story files whose component has no controls. Pages have the controls of their environment. */
export function missingControls(files: readonly Source[], uncontrolled: Readonly<Record<string, string>> = UNCONTROLLED): string[] {
  return files
    .filter((source) => /^stories\/(app|components|features|server)\/.*\.stories\.tsx$/.test(source.path) && !(source.path in uncontrolled) && !hasControls(source))
    .map(({ path }) => `${path} has no controls`);
}

/** Lists exemptions whose file no longer exists, or now has controls. */
export function staleReasons(files: readonly Source[], uncontrolled: Readonly<Record<string, string>> = UNCONTROLLED): string[] {
  const missing = missingControls(files, {});
  return Object.keys(uncontrolled).filter((path) => !missing.includes(`${path} has no controls`));
}
