import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readConsent } from '../../../src/api/consent';
import { BANNER_DELAY_MS, EVERYTHING, NECESSARY_ONLY } from '../../../src/contract/consent';
import { Consent } from '../../../src/features/consent/Consent';
import { closePrivacyModal, openPrivacyModal } from '../../../src/features/consent/modalState';
import { hoursAgo } from '../../fixtures/now';
import { overPage, texts, type Steps } from './steps';

const meta = preview.meta({ title: 'features/consent/Consent', component: Consent, args: { asks: true }, decorators: [overPage], parameters: { consent: null }, beforeEach: () => closePrivacyModal });

const region = (steps: Steps) => ({ name: texts(steps)('banner.title') });
const findBanner = (steps: Steps) => steps.canvas.findByRole('region', region(steps), { timeout: 4 * BANNER_DELAY_MS });
const gone = (steps: Steps) => waitFor(() => expect(steps.canvas.queryByRole('region', { ...region(steps), hidden: true })).toBeNull());
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** First visit. Checks that the banner appears after one second, not before. */
export const Default = meta.story({
  async play(steps) {
    await pause(BANNER_DELAY_MS / 2);
    await expect(steps.canvas.queryByRole('region')).toBeNull();
    const banner = await findBanner(steps);
    await waitFor(() => expect(banner).toBeVisible());
  },
});

/** Optional cookies refused. Checks that the choice is stored, that the banner closes and that Tab continues from the page. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const banner = await findBanner(steps);
    await steps.userEvent.click(within(banner).getByRole('button', { name: texts(steps)('necessaryOnly') }));
    await gone(steps);
    await expect(readConsent().level).toBe('necessary');
    await expect(steps.canvas.getByRole('main')).toHaveFocus();
  },
});

/** All cookies accepted. Checks that the focus returns to the element that was focused before the banner. */
export const Accepted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { canvas, userEvent } = steps;
    const banner = within(await findBanner(steps));
    canvas.getByRole('button', { name: 'OK' }).focus();
    banner.getByRole('button', { name: texts(steps)('acceptAll') }).focus();
    await userEvent.keyboard('{Enter}');
    await gone(steps);
    await expect(readConsent().level).toBe('all');
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
});

/** Details closed without a choice. Checks that the banner is still shown. */
export const LookedAt = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const banner = await findBanner(steps);
    await steps.userEvent.click(within(banner).getByRole('button', { name: texts(steps)('banner.learnMore') }));
    await screen.findByRole('dialog', { name: texts(steps)('modal.title') });
    await steps.userEvent.click(screen.getByRole('button', { name: texts(steps)('modal.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(readConsent().level).toBe('none');
    await expect(steps.canvas.getByRole('region', region(steps))).toBeVisible();
  },
});

/** Detailed choice saved. Checks that the dialog and the banner close. */
export const Saved = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = texts(steps);
    const banner = await findBanner(steps);
    await steps.userEvent.click(within(banner).getByRole('button', { name: t('banner.learnMore') }));
    await steps.userEvent.click(await screen.findByRole('switch', { name: t('categories.functional.name') }));
    await steps.userEvent.click(screen.getByRole('button', { name: t('save') }));
    await gone(steps);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(readConsent()).toMatchObject({ level: 'necessary', custom: { functional: true, analytics: false, marketing: false } });
  },
});

/** Stored choice. Checks that the banner is not shown. */
export const Chosen = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: NECESSARY_ONLY },
  async play({ canvas }) {
    await pause(1.5 * BANNER_DELAY_MS);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Page that does not ask for consent, such as those of the back office. */
export const NotHere = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { asks: false },
  async play({ canvas }) {
    await pause(1.5 * BANNER_DELAY_MS);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Choice older than one year. Checks that the banner is shown again. */
export const Expired = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING, signedInAt: hoursAgo(366 * 24) },
  async play(steps) {
    const banner = await findBanner(steps);
    await waitFor(() => expect(banner).toBeVisible());
  },
});

/** Cookie settings opened from another part of the site. */
export const OpenedFromElsewhere = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING },
  async play(steps) {
    openPrivacyModal();
    const modal = await screen.findByRole('dialog', { name: texts(steps)('modal.title') });
    await waitFor(() => expect(modal).toBeVisible());
  },
});
