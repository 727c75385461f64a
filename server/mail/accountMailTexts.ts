import type { Language } from '../../src/contract/language';
import { siteName } from './links';
import { formatInstant } from './formatInstant';
import type { MailContext } from './mailContext';

/**
 * Content of a mail about an account. Contains no text that a user typed, not even a name: registration accepts any address, so the mail could
 * otherwise carry a user's text to a stranger.
 */
export interface AccountMailText {
  language: Language;
  title: string;
  lead: string;
  more: string;
  actions: { label: string; href: string }[];
  /** URL to copy, for recipients whose mail program shows no buttons. */
  address: string | null;
  /** Reason for this mail, and instructions for a recipient who did not expect the mail. */
  why: string;
}

export interface AccountMailOptions {
  mail: MailContext;
  language: Language;
  /** URL without a trailing slash. */
  publicUrl: string;
}

const loginAction = ({ mail: { translate }, language, publicUrl }: AccountMailOptions) => ({ label: translate('signIn', language), href: `${publicUrl}/${language}/memberLogin` });
const forgotten = ({ mail: { translate }, language, publicUrl }: AccountMailOptions) => ({ label: translate('forgotten', language), href: `${publicUrl}/${language}/forgot-password` });

/** Letter to a user who has just registered. */
export const welcomeMailText = (options: AccountMailOptions): AccountMailText => ({
  language: options.language,
  title: options.mail.translate('welcomeTitle', options.language),
  lead: options.mail.translate('welcome', options.language),
  more: options.mail.translate('welcomeMore', options.language),
  actions: [loginAction(options)],
  address: null,
  why: options.mail.translate('welcomeWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Letter to an address that was registered again. Only the recipient learns that the address has an account. */
export const existsMailText = (options: AccountMailOptions): AccountMailText => ({
  language: options.language,
  title: options.mail.translate('existsTitle', options.language),
  lead: options.mail.translate('exists', options.language),
  more: options.mail.translate('existsMore', options.language),
  actions: [loginAction(options), forgotten(options)],
  address: null,
  why: options.mail.translate('existsWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Letter with the link to the password reset page. */
export function resetMailText(options: AccountMailOptions, { token, email }: { token: string; email: string }): AccountMailText {
  const { mail: { translate }, language, publicUrl } = options;
  const href = `${publicUrl}/${language}/reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`;
  return {
    language,
    title: translate('resetTitle', language),
    lead: translate('reset', language),
    more: translate('resetCopy', language),
    actions: [{ label: translate('resetChoose', language), href }],
    address: href,
    why: translate('resetWhy', language, { site: siteName(publicUrl) }),
  };
}

/** Letter to a user whose password was changed. */
export const passwordChangedMailText = (options: AccountMailOptions, { now, feedEnded }: { now: Date; feedEnded: boolean }): AccountMailText => ({
  language: options.language,
  title: options.mail.translate('changedTitle', options.language),
  lead: [options.mail.translate('changed', options.language, formatInstant(now, options.language)), ...(feedEnded ? [options.mail.translate('changedFeed', options.language)] : [])].join(' '),
  more: options.mail.translate('changedMore', options.language),
  actions: [forgotten(options)],
  address: null,
  why: options.mail.translate('accountWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Test mail of a mail server. */
export const mailTestText = (options: AccountMailOptions, { host }: { host: string }): AccountMailText => ({
  language: options.language,
  title: options.mail.translate('mailTestTitle', options.language),
  lead: options.mail.translate('mailTest', options.language, { host }),
  more: options.mail.translate('mailTestMore', options.language),
  actions: [],
  address: null,
  why: options.mail.translate('mailTestWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Letter to the previous address of an account. */
export const emailChangedMailText = (options: AccountMailOptions, now: Date): AccountMailText => ({
  language: options.language,
  title: options.mail.translate('emailChangedTitle', options.language),
  lead: options.mail.translate('emailChanged', options.language, formatInstant(now, options.language)),
  more: options.mail.translate('emailChangedMore', options.language),
  actions: [],
  address: null,
  why: options.mail.translate('accountWhy', options.language, { site: siteName(options.publicUrl) }),
});
