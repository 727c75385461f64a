import { createContext, useContext } from 'react';
import type { ContentEntry } from '../../src/contract/content';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { fillHoles } from '../../src/contract/fillHoles';
import { frenchSpacing, LANGUAGES, type Language, type Text } from '../../src/contract/language';
import type { MailDraftLookup } from '../../src/contract/mailDraftTexts';
import { MAIL_TEXTS, type MailTranslate } from '../../src/contract/mailTexts';
import type { PublicSettings } from '../../src/contract/settings';
import { factsOf } from '../../src/contract/textFacts';
import { oneLine } from './cleanText';

/** Settings and texts with which a mail is written. */
export interface MailContext {
  settings: PublicSettings;
  /** Returns a text of the mails with its placeholders filled. Values, which may be user input, are inserted unchanged. */
  translate: MailTranslate;
  /** Returns the owner's version of a text of the letter drafts. */
  letter: MailDraftLookup;
}

/** Creates a context. @param entries overrides of the owner; an empty text overrides nothing */
export function createMailContext(settings: PublicSettings, entries: readonly ContentEntry[]): MailContext {
  const overrides = new Map(entries.map(({ tag, value }) => [tag, value]));
  const facts = Object.fromEntries(LANGUAGES.map((language) => [language, factsOf(settings, language)])) as Record<Language, ReturnType<typeof factsOf>>;
  const spaced = new Map<string, string>();
  /** A text is a single line, because the mail may show it as a subject or a label. */
  const textOf = (name: keyof typeof MAIL_TEXTS, language: Language): string => {
    const key = `${language} ${name}`;
    const text = spaced.get(key) ?? current(oneLine(overrides.get(`mail.${name}`)?.[language] ?? '') || (MAIL_TEXTS[name] satisfies Text)[language], language);
    spaced.set(key, text);
    return text;
  };
  return {
    settings,
    translate: (name, language, ...[values]) => fillHoles(textOf(name, language), { ...facts[language], ...(values as Record<string, string | number> | undefined) }),
    letter: (name, language) => overrides.get(`letter.${name}`)?.[language],
  };
}

const current = (text: string, language: Language): string => (language === 'fr' ? frenchSpacing(text) : text);

/** Context of a new installation, without overrides. */
export const DEFAULT_MAIL_CONTEXT: MailContext = createMailContext(DEFAULT_PUBLIC_SETTINGS, []);

/** React context with the settings and texts of the mail that is rendered. */
export const MailReactContext = createContext<MailContext>(DEFAULT_MAIL_CONTEXT);

/** Returns the settings and texts of the mail that is rendered. */
export const useMail = (): MailContext => useContext(MailReactContext);
