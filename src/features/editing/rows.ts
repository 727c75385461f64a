import type { StoredContent } from '../../contract/content';
import { LANGUAGES, type Language, type Text } from '../../contract/language';
import { isRich } from '../../contract/richTags';
import type { TaggedText } from '../../i18n/tags';
import { placeOf, UNPLACED, type TextPage, type TextPlace } from './textPlaces';
import { standing } from './useApplied';

/** A text with what stands for it now. */
export interface TextRow {
  text: TaggedText;
  /** What is read now, in both languages. */
  words: Text;
  changed: boolean;
  /** The languages that say something else than the other: changed in one, still as built in the other. */
  missing: Language[];
  /** No page of the site shows it. */
  unknown: boolean;
}

function row(text: TaggedText, entry: StoredContent | undefined, unknown = false): TextRow {
  const parts = LANGUAGES.filter((language) => entry && entry.value[language].trim() !== '');
  return {
    text,
    words: standing(text, entry?.value ?? null),
    changed: parts.length > 0,
    missing: parts.length === 0 && !unknown ? [] : LANGUAGES.filter((language) => !parts.includes(language)),
    unknown,
  };
}

/** Every text of the site and every override that belongs to none; those that lack a language first. */
export function rowsOf(texts: readonly TaggedText[], entries: readonly StoredContent[]): TextRow[] {
  const byTag = new Map(entries.map((entry) => [entry.tag, entry]));
  const known = new Set(texts.map(({ tag }) => tag));
  const strays = entries.filter(({ tag }) => !known.has(tag)).map((entry) => row({ tag: entry.tag, namespace: entry.tag.split('.')[0] ?? '', rich: isRich(entry.tag), builtIn: { fr: '', en: '' } }, entry, true));
  const rows = [...texts.map((text) => row(text, byTag.get(text.tag))), ...strays];
  return [...rows.filter(({ missing }) => missing.length > 0), ...rows.filter(({ missing }) => missing.length === 0)];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'").toLowerCase();

/** The page and the place of a row. */
export const placeOfRow = ({ text, unknown }: TextRow): { page: TextPage; place: TextPlace } => (unknown ? UNPLACED : placeOf(text.tag));

export interface Wanted {
  search: string;
  /** A page's id; empty for all pages. */
  page: string;
  onlyMissing: boolean;
}

/** The rows in which every word asked stands, whatever its accents, in the tag or either language. */
export function rowsLike(rows: readonly TextRow[], { search, page, onlyMissing }: Wanted): TextRow[] {
  const asked = plain(search).split(/\s+/).filter(Boolean);
  return rows.filter((each) => {
    if (page !== '' && placeOfRow(each).page.id !== page) return false;
    if (onlyMissing && each.missing.length === 0) return false;
    const all = plain(`${each.text.tag} ${each.words.fr} ${each.words.en}`);
    return asked.every((word) => all.includes(word));
  });
}
