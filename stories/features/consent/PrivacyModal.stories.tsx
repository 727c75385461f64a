import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readConsent } from '../../../src/api/consent';
import { EVERYTHING, NECESSARY_ONLY, OPTIONAL_CATEGORIES, type OptionalCategory } from '../../../src/contract/consent';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { PrivacyModal } from '../../../src/features/consent/PrivacyModal';
import { hoursAgo } from '../../fixtures/now';
import { overPage, texts, type Steps } from './steps';

const meta = preview.meta({ component: PrivacyModal, args: { open: true, onClose: fn() }, decorators: [overPage], parameters: { consent: null } });

const modal = async (steps: Steps) => within(await screen.findByRole('dialog', { name: texts(steps)('modal.title') }));
const toggle = async (steps: Steps, category: OptionalCategory | 'necessary') => (await modal(steps)).getByRole('switch', { name: texts(steps)(`categories.${category}.name`) });
const press = async (steps: Steps, name: 'necessaryOnly' | 'save' | 'acceptAll' | 'modal.close') => steps.userEvent.click((await modal(steps)).getByRole('button', { name: texts(steps)(name) }));

/** Expects the necessary category to be locked on and the other switches to match the given list. */
async function expectToggles(steps: Steps, on: readonly OptionalCategory[]) {
  await expect(await toggle(steps, 'necessary')).toBeChecked();
  await expect(await toggle(steps, 'necessary')).toBeDisabled();
  for (const category of OPTIONAL_CATEGORIES) {
    const each = await toggle(steps, category);
    await expect(each).toBeEnabled();
    if (on.includes(category)) await expect(each).toBeChecked();
    else await expect(each).not.toBeChecked();
  }
}

/** No choice yet. Checks that no optional category is preselected and that a contact for questions is shown. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    const dialog = await modal(steps);
    await expectToggles(steps, []);
    for (const name of ['necessaryOnly', 'save', 'acceptAll', 'modal.close'] as const) await waitFor(() => expect(dialog.getByRole('button', { name: t(name) })).toBeVisible());
    await expect(dialog.getByRole('link', { name: DEFAULT_SETTINGS.identity.privacyOfficer.email })).toHaveAttribute('href', `mailto:${DEFAULT_SETTINGS.identity.privacyOfficer.email}`);
    await expect(dialog.getByRole('link', { name: t('modal.privacy') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/privacy`);
  },
});

export const Everything = meta.story({ parameters: { consent: EVERYTHING }, play: (steps) => expectToggles(steps, OPTIONAL_CATEGORIES) });

export const NecessaryOnly = meta.story({ tags: ['no-screenshot', '!dev'], parameters: { consent: NECESSARY_ONLY }, play: (steps) => expectToggles(steps, []) });

/** Custom choice. Checks that the switches show the stored choice. */
export const Custom = meta.story({ parameters: { consent: { ...NECESSARY_ONLY, functional: true } }, play: (steps) => expectToggles(steps, ['functional']) });

/** Consent older than one year. Checks that every optional category is off. */
export const Expired = meta.story({ tags: ['no-screenshot', '!dev'], parameters: { consent: EVERYTHING, signedInAt: hoursAgo(366 * 24) }, play: (steps) => expectToggles(steps, []) });

/** Some categories saved. Checks that the level is `necessary` and that the detailed choice is stored with it. */
export const SavedSome = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.userEvent.click(await toggle(steps, 'analytics'));
    await expectToggles(steps, ['analytics']);
    await press(steps, 'save');
    const custom = { necessary: true, analytics: true, marketing: false, functional: false };
    await expect(readConsent()).toEqual({ level: 'necessary', preferences: custom, timestamp: Date.now(), custom });
    await expect(JSON.parse(localStorage.getItem('cookiePreferences') ?? '')).toEqual(custom);
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

export const SavedAll = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    for (const category of OPTIONAL_CATEGORIES) await steps.userEvent.click(await toggle(steps, category));
    await press(steps, 'save');
    await expect(readConsent()).toMatchObject({ level: 'all', custom: null });
  },
});

/** All categories turned off and saved. Checks that this counts as a withdrawal of consent. */
export const SavedNone = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING },
  async play(steps) {
    for (const category of OPTIONAL_CATEGORIES) await steps.userEvent.click(await toggle(steps, category));
    await press(steps, 'save');
    await expect(readConsent()).toMatchObject({ level: 'necessary', preferences: { necessary: true, ...NECESSARY_ONLY }, custom: null });
  },
});

export const AcceptedAll = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await press(steps, 'acceptAll');
    await expect(readConsent()).toMatchObject({ level: 'all', preferences: { necessary: true, ...EVERYTHING } });
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

/** All refused. Checks that the button overrides the state of the switches. */
export const RefusedAll = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING },
  async play(steps) {
    await press(steps, 'necessaryOnly');
    await expect(readConsent()).toMatchObject({ level: 'necessary', preferences: { necessary: true, ...NECESSARY_ONLY }, custom: null });
    await expect(steps.args.onClose).toHaveBeenCalledOnce();
  },
});

/** Dialog dismissed by the button or Escape. Checks that no choice is stored, even after a switch was toggled. */
export const Dismissed = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.userEvent.click(await toggle(steps, 'marketing'));
    await press(steps, 'modal.close');
    await steps.userEvent.keyboard('{Escape}');
    await expect(steps.args.onClose).toHaveBeenCalledTimes(2);
    await expect(readConsent().level).toBe('none');
    await expect(document.cookie).not.toContain('cookieConsent');
  },
});

export const Closed = meta.story({
  tags: ['no-screenshot'],
  args: { open: false },
  async play() {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Width of 320 px in French, the longer language. Checks that all text is readable and all controls can be activated. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false }, locale: 'fr' },
  async play(steps) {
    const dialog = await modal(steps);
    const paper = screen.getByRole('dialog');
    await waitFor(() => expect(paper.getBoundingClientRect().width).toBeLessThanOrEqual(320));
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
    for (const each of dialog.getAllByRole('button')) {
      await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
      await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
