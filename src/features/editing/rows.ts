import type { StoredContent } from '../../contract/content';
import { LANGUAGES, type Language, type Text } from '../../contract/language';
import { isRich } from '../../contract/richTags';
import type { TaggedText } from '../../i18n/tags';
import { sectionOf, UNPLACED, type TextPage, type TextSection } from './textSections';
import { effectiveText } from './useApplyOverride';

/** Text with its current content. */
export interface TextRow {
  text: TaggedText;
  /** Current content in both languages. */
  words: Text;
  changed: boolean;
  /** Languages without a matching translation: overridden in one language, still built-in in the other. */
  missing: Language[];
  /** Whether no page of the site shows the text. */
  unknown: boolean;
}

function row(text: TaggedText, entry: StoredContent | undefined, unknown = false): TextRow {
  const parts = LANGUAGES.filter((language) => entry && entry.value[language].trim() !== '');
  return {
    text,
    words: effectiveText(text, entry?.value ?? null),
    changed: parts.length > 0,
    missing: parts.length === 0 && !unknown ? [] : LANGUAGES.filter((language) => !parts.includes(language)),
    unknown,
  };
}

/** Returns all texts of the site and all overrides without a text. Those with a missing translation come first. */
export function rowsOf(texts: readonly TaggedText[], entries: readonly StoredContent[]): TextRow[] {
  const byTag = new Map(entries.map((entry) => [entry.tag, entry]));
  const known = new Set(texts.map(({ tag }) => tag));
  const strays = entries.filter(({ tag }) => !known.has(tag)).map((entry) => row({ tag: entry.tag, namespace: entry.tag.split('.')[0] ?? '', rich: isRich(entry.tag), builtIn: { fr: '', en: '' } }, entry, true));
  const rows = [...texts.map((text) => row(text, byTag.get(text.tag))), ...strays];
  return [...rows.filter(({ missing }) => missing.length > 0), ...rows.filter(({ missing }) => missing.length === 0)];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'").toLowerCase();

/** Returns the page and section of a row. */
export const sectionOfRow = ({ text, unknown }: TextRow): { page: TextPage; place: TextSection } => (unknown ? UNPLACED : sectionOf(text.tag));

export interface Wanted {
  search: string;
  /** Id of a page; empty for all pages. */
  page: string;
  onlyMissing: boolean;
}

/** Returns the rows whose tag or content in either language contains all search words, ignoring accents. */
export function rowsLike(rows: readonly TextRow[], { search, page, onlyMissing }: Wanted): TextRow[] {
  const asked = plain(search).split(/\s+/).filter(Boolean);
  return rows.filter((each) => {
    if (page !== '' && sectionOfRow(each).page.id !== page) return false;
    if (onlyMissing && each.missing.length === 0) return false;
    const all = plain(`${each.text.tag} ${each.words.fr} ${each.words.en}`);
    return asked.every((word) => all.includes(word));
  });
}
