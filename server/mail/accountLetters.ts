import type { Language } from '../../src/contract/language';
import { siteName } from './links';
import { spokenInstant } from './spokenInstant';
import { say } from './texts';

/**
 * What a mail about an account says. Nothing that a person typed stands in one, not even a name: registering takes any address,
 * and nobody shall be able to send their own words to a stranger through it.
 */
export interface AccountLetter {
  language: Language;
  title: string;
  lead: string;
  more: string;
  actions: { label: string; href: string }[];
  /** An address to copy, for those whose mail program has no buttons. */
  address: string | null;
  /** Why this came, and what to do when it should not have. */
  why: string;
}

export interface LetterOptions {
  language: Language;
  /** Without a slash at its end. */
  publicUrl: string;
}

const signIn = ({ language, publicUrl }: LetterOptions) => ({ label: say('signIn', language), href: `${publicUrl}/${language}/memberLogin` });
const forgotten = ({ language, publicUrl }: LetterOptions) => ({ label: say('forgotten', language), href: `${publicUrl}/${language}/forgot-password` });

/** To whoever has just registered. */
export const welcomeLetter = (options: LetterOptions): AccountLetter => ({
  language: options.language,
  title: say('welcomeTitle', options.language),
  lead: say('welcome', options.language),
  more: say('welcomeMore', options.language),
  actions: [signIn(options)],
  address: null,
  why: say('welcomeWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** To whose address was registered once more: only they learn that it has an account. */
export const existsLetter = (options: LetterOptions): AccountLetter => ({
  language: options.language,
  title: say('existsTitle', options.language),
  lead: say('exists', options.language),
  more: say('existsMore', options.language),
  actions: [signIn(options), forgotten(options)],
  address: null,
  why: say('existsWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** With the link that lets its reader choose a new password. */
export function resetLetter(options: LetterOptions, { token, email }: { token: string; email: string }): AccountLetter {
  const { language, publicUrl } = options;
  const href = `${publicUrl}/${language}/reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`;
  return {
    language,
    title: say('resetTitle', language),
    lead: say('reset', language),
    more: say('resetCopy', language),
    actions: [{ label: say('resetChoose', language), href }],
    address: href,
    why: say('resetWhy', language, { site: siteName(publicUrl) }),
  };
}

/** To whose password is another one now. */
export const passwordChangedLetter = (options: LetterOptions, { now, feedEnded }: { now: Date; feedEnded: boolean }): AccountLetter => ({
  language: options.language,
  title: say('changedTitle', options.language),
  lead: [say('changed', options.language, spokenInstant(now, options.language)), ...(feedEnded ? [say('changedFeed', options.language)] : [])].join(' '),
  more: say('changedMore', options.language),
  actions: [forgotten(options)],
  address: null,
  why: say('accountWhy', options.language, { site: siteName(options.publicUrl) }),
});

/** To the address that an account had until now. */
export const emailChangedLetter = (options: LetterOptions, now: Date): AccountLetter => ({
  language: options.language,
  title: say('emailChangedTitle', options.language),
  lead: say('emailChanged', options.language, spokenInstant(now, options.language)),
  more: say('emailChangedMore', options.language),
  actions: [],
  address: null,
  why: say('accountWhy', options.language, { site: siteName(options.publicUrl) }),
});
