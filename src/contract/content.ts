import { array, number, object, string, type InferType } from 'yup';
import { line, paragraph } from './fields';
import { LANGUAGES, type Language, type Text } from './language';
import { isRich } from './richTags';
import { cleanRich } from './richText';

/** A translation override: a dotted tag and its text in both languages. An empty text leaves the built-in one standing. */
export const contentSchema = object({
  tag: line(200)
    .required('required')
    .matches(/^(?!(?:.*\.)?(?:__proto__|constructor|prototype)(?:\.|$))[\w-]+(\.[\w-]+)+$/, 'notValid'),
  value: object({ fr: paragraph(20_000).default(''), en: paragraph(20_000).default('') }).noUnknown(),
}).noUnknown();

export type ContentEntry = InferType<typeof contentSchema>;

/** An override as an administrator reads it. */
export interface StoredContent extends ContentEntry {
  id: string;
  version: number;
}

/** An entry as it may be stored: a rich text holds only what the toolbar offers, a plain one is left as it is. */
export const cleanContent = ({ tag, value }: ContentEntry): ContentEntry => ({ tag, value: isRich(tag) ? { fr: cleanRich(value.fr), en: cleanRich(value.en) } : value });

/** The `{{names}}` that a text leaves open for values, in order. */
export const holesOf = (text: string): string[] => [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].toSorted();

/** What an owner writes in place of a built-in text: nothing, or a text that opens no hole which the site cannot fill. */
export const overrideSchema = (builtIn: Text) => {
  const field = (language: Language) =>
    paragraph(20_000)
      .default('')
      .test('holes', 'unknownHole', (text) => {
        const known = holesOf(builtIn[language]);
        return holesOf(text ?? '').every((name) => known.includes(name));
      });
  return object({ [LANGUAGES[0]]: field('fr'), [LANGUAGES[1]]: field('en') });
};

/** What a text said before and says now: when, and who wrote it. */
export const textVersionSchema = object({
  /** 1 is the oldest. */
  number: number().defined(),
  /** Null: from then on the built-in text stood again. */
  value: object({ fr: string().defined(), en: string().defined() }).nullable().defined(),
  savedAt: string().defined(),
  /** The person's name; empty when nobody knows any more. */
  savedBy: string().defined(),
});

export type TextVersion = InferType<typeof textVersionSchema>;

export const textVersionsSchema = array(textVersionSchema).defined();
