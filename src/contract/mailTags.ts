import { allowedHoles, holesOf, type ContentEntry } from './content';
import { LANGUAGES, type Language, type Text } from './language';
import { MAIL_DRAFT_TEXTS } from './mailDraftTexts';
import { MAIL_TEXTS } from './mailTexts';

/* Tags of the texts of mails and letter drafts: `mail.` or `letter.`, followed by the text's name. */

const TABLES: Readonly<Record<string, Readonly<Record<string, Text>>>> = { mail: MAIL_TEXTS, letter: MAIL_DRAFT_TEXTS };

/** Returns the built-in text of a mail or a letter draft; undefined for any other tag. */
export function mailTextOf(tag: string): Text | undefined {
  const [namespace = '', name = '', ...more] = tag.split('.');
  const table = Object.hasOwn(TABLES, namespace) ? TABLES[namespace] : undefined;
  return table && more.length === 0 && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns the languages in which an override of a mail text has placeholders that the mail cannot fill. */
export function unfillable({ tag, value }: ContentEntry): Language[] {
  const builtIn = mailTextOf(tag);
  if (!builtIn) return [];
  return LANGUAGES.filter((language) => {
    const allowed = allowedHoles(builtIn[language]);
    return holesOf(value[language]).some((name) => !allowed.includes(name));
  });
}
