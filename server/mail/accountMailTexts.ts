import type { Language } from '../../src/contract/language';
import { siteName } from './links';
import { formatInstant } from './formatInstant';
import { translate } from './texts';

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
  language: Language;
  /** URL without a trailing slash. */
  publicUrl: string;
}

const newLoginMailText = ({ language, publicUrl }: AccountMailOptions) => ({ label: translate('signIn', language), href: `${publicUrl}/${language}/memberLogin` });
const forgotten = ({ language, publicUrl }: AccountMailOptions) => ({ label: translate('forgotten', language), href: `${publicUrl}/${language}/forgot-password` });

/** Letter to a user who has just registered. */
export const welcomeMailText = (options: AccountMailOptions): AccountMailText => ({
  language: options.language,
  title: translate('welcomeTitle', options.language),
  lead: translate('welcome', options.language),
  more: translate('welcomeMore', options.language),
  actions: [newLoginMailText(options)],
  address: null,
  why: translate('welcomeWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Letter to an address that was registered again. Only the recipient learns that the address has an account. */
export const existsMailText = (options: AccountMailOptions): AccountMailText => ({
  language: options.language,
  title: translate('existsTitle', options.language),
  lead: translate('exists', options.language),
  more: translate('existsMore', options.language),
  actions: [newLoginMailText(options), forgotten(options)],
  address: null,
  why: translate('existsWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Letter with the link to the password reset page. */
export function resetMailText(options: AccountMailOptions, { token, email }: { token: string; email: string }): AccountMailText {
  const { language, publicUrl } = options;
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
  title: translate('changedTitle', options.language),
  lead: [translate('changed', options.language, formatInstant(now, options.language)), ...(feedEnded ? [translate('changedFeed', options.language)] : [])].join(' '),
  more: translate('changedMore', options.language),
  actions: [forgotten(options)],
  address: null,
  why: translate('accountWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** Letter to the previous address of an account. */
export const emailChangedMailText = (options: AccountMailOptions, now: Date): AccountMailText => ({
  language: options.language,
  title: translate('emailChangedTitle', options.language),
  lead: translate('emailChanged', options.language, formatInstant(now, options.language)),
  more: translate('emailChangedMore', options.language),
  actions: [],
  address: null,
  why: translate('accountWhy', options.language, { site: siteName(options.publicUrl) }),
});
