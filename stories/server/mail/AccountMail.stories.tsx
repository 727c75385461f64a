import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AccountMail } from '../../../server/mail/AccountMail';
import { emailChangedMailText, existsMailText, passwordChangedMailText, resetMailText, welcomeMailText, type AccountMailText, type AccountMailOptions } from '../../../server/mail/accountMailTexts';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import { ACCOUNT_TEXTS } from '../../../src/contract/mailAccountTexts';
import { LONG_PARTY } from '../../fixtures/bookingRecord';
import { NOW } from '../../fixtures/now';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';

const publicUrl = 'https://boucane.example';
const meta = preview.meta({ component: AccountMail, args: { mailText: welcomeMailText({ mail: DEFAULT_MAIL_CONTEXT, language: 'fr', publicUrl }), publicUrl } });

/** Renders a mail in the toolbar's language. */
const written = (buildMail: (options: AccountMailOptions) => AccountMailText) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
  <AccountMail mailText={buildMail({ mail: DEFAULT_MAIL_CONTEXT, language: languageOf(globals['locale']), publicUrl })} publicUrl={publicUrl} />
);

const textIn = (globals: Record<string, unknown>, name: keyof typeof ACCOUNT_TEXTS) => normalizeSpaces(ACCOUNT_TEXTS[name][languageOf(globals['locale'])]);

/** Mail to a newly registered user. */
export const Welcome = meta.story({
  render: written(welcomeMailText),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'welcomeTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textIn(globals, 'signIn') })).toHaveAttribute('href', `${publicUrl}/${languageOf(globals['locale'])}/memberLogin`);
  },
});

/** Mail about an attempt to register an email address that already has an account. */
export const AlreadyRegistered = meta.story({
  render: written(existsMailText),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'existsTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textIn(globals, 'forgotten') })).toHaveAttribute('href', `${publicUrl}/${languageOf(globals['locale'])}/forgot-password`);
  },
});

/** Password reset link as a button and as a URL to copy. */
export const ResetLink = meta.story({
  tags: ['layout'],
  render: written((options) => resetMailText(options, { token: 'Zm9yZ290dGVuLWFuZC1mb3VuZC1hZ2Fpbi1ieS10aGUtZmlyZQ', email: 'josee+fumoir@courriel.example' })),
  async play({ canvas, globals }) {
    const link = canvas.getByRole('link', { name: textIn(globals, 'resetChoose') });
    await expect(link).toHaveAttribute('href', expect.stringContaining('&email=josee%2Bfumoir%40courriel.example'));
    await expect(canvas.getByText(link.getAttribute('href') ?? '')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Notice of a changed password, with the time in the business's time zone. */
export const PasswordChanged = meta.story({
  render: written((options) => passwordChangedMailText(options, { now: new Date(NOW), feedEnded: false })),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'changedTitle') })).toBeVisible();
    // The date is also in the visually hidden preview text.
    await expect(canvas.getAllByText(/10 mai 2027|May 10, 2027/).at(-1)).toBeVisible();
  },
});

/** Notice to the previous email address. Without a link, because its reader may no longer be able to log in. */
export const EmailChanged = meta.story({
  render: written((options) => emailChangedMailText(options, new Date(NOW))),
  async play({ canvas, globals }) {
    await expect(canvas.getByText(textIn(globals, 'emailChangedMore'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: textIn(globals, 'signIn') })).toBeNull();
  },
});

/** URL to copy without any break opportunity. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: written((options) => resetMailText(options, { token: 'Zm9yZ290dGVuLWFuZC1mb3VuZC1hZ2Fpbi1ieS10aGUtZmlyZQ', email: LONG_PARTY.email })),
  async play({ canvas }) {
    await expect(canvas.getByText(new RegExp(encodeURIComponent(LONG_PARTY.email)))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
