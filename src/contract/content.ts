import { array, number, object, string, type InferType } from 'yup';
import { line, paragraph } from './fields';
import { LANGUAGES, type Language, type Text } from './language';
import { isRich } from './richTags';
import { cleanRich } from './richText';
import { TEXT_FACTS } from './textFacts';

/** Translation override: a dotted tag and its text in both languages. With an empty text, the built-in text applies. */
export const contentSchema = object({
  tag: line(200)
    .required('required')
    .matches(/^(?!(?:.*\.)?(?:__proto__|constructor|prototype)(?:\.|$))[\w-]+(\.[\w-]+)+$/, 'notValid'),
  value: object({ fr: paragraph(20_000).default(''), en: paragraph(20_000).default('') }).noUnknown(),
}).noUnknown();

export type ContentEntry = InferType<typeof contentSchema>;

/** Override as an administrator reads it. */
export interface StoredContent extends ContentEntry {
  id: string;
  version: number;
}

/** Sanitizes an entry for storage: rich text keeps only the markup that the toolbar offers, plain text is unchanged. */
export const cleanContent = ({ tag, value }: ContentEntry): ContentEntry => ({ tag, value: isRich(tag) ? { fr: cleanRich(value.fr), en: cleanRich(value.en) } : value });

/** Returns the `{{names}}` of a text's placeholders, sorted. */
export const holesOf = (text: string): string[] => [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].toSorted();

/** Returns the names of the placeholders that an override of a text may use: those of the text itself, and the facts of the business. */
export const allowedHoles = (builtIn: string): string[] => [...new Set([...holesOf(builtIn), ...TEXT_FACTS])];

/** Schema of an override of a built-in text: empty, or a text that uses only placeholders that the site can fill. */
export const overrideSchema = (builtIn: Text) => {
  const field = (language: Language) =>
    paragraph(20_000)
      .default('')
      .test('holes', 'unknownHole', (text) => {
        const known = allowedHoles(builtIn[language]);
        return holesOf(text ?? '').every((name) => known.includes(name));
      });
  return object({ [LANGUAGES[0]]: field('fr'), [LANGUAGES[1]]: field('en') });
};

/** Version of a text, with the time and the author. */
export const textVersionSchema = object({
  /** Version number; 1 is the oldest. */
  number: number().defined(),
  /** Null: the override was removed, and the built-in text applied again. */
  value: object({ fr: string().defined(), en: string().defined() }).nullable().defined(),
  savedAt: string().defined(),
  /** Author's name; empty when no longer known. */
  savedBy: string().defined(),
});

export type TextVersion = InferType<typeof textVersionSchema>;

export const textVersionsSchema = array(textVersionSchema).defined();
