import type { StoredContent } from '../../contract/content';
import { sectionOfRow, type TextRow } from './rows';
import { NOWHERE, TEXT_PAGES, type TextPage, type TextSection } from './textSections';

export interface Figures {
  count: number;
  /** Number of times its texts were saved. */
  edits: number;
  /** Number of texts without a translation. */
  missing: number;
}

interface Ranked extends Figures {
  /** Value of `edits` when the list was opened. */
  rank: number;
}

export interface SectionGroup extends Ranked {
  place: TextSection;
  rows: readonly TextRow[];
}

export interface PageGroup extends Ranked {
  page: TextPage;
  places: readonly SectionGroup[];
}

/** Number of saves per tag since the text has an override. */
export type Edits = ReadonlyMap<string, number>;

export const editsOf = (entries: readonly StoredContent[]): Edits => new Map(entries.map(({ tag, version }) => [tag, Math.max(version, 1)]));

const total = (parts: readonly Ranked[], figure: keyof Ranked) => parts.reduce((sum, part) => sum + part[figure], 0);
const sumOf = (parts: readonly Ranked[]): Ranked => ({ count: total(parts, 'count'), edits: total(parts, 'edits'), missing: total(parts, 'missing'), rank: total(parts, 'rank') });

const byRank = (one: Ranked, other: Ranked) => other.rank - one.rank;

/**
 * Groups rows by page and section, most edited first, then in the site's order. Empty groups are omitted.
 * @param ranks edit counts for sorting, fixed so that groups do not move while the owner edits
 */
export function groupsOf(rows: readonly TextRow[], edits: Edits, ranks: Edits): PageGroup[] {
  const byPlace = Map.groupBy(rows, (row) => sectionOfRow(row).place);
  const figuresOf = ({ text: { tag }, missing }: TextRow): Ranked => ({ count: 1, edits: edits.get(tag) ?? 0, missing: missing.length > 0 ? 1 : 0, rank: ranks.get(tag) ?? 0 });
  return [...TEXT_PAGES, NOWHERE]
    .map((page): PageGroup => {
      const places = page.places.flatMap((place): SectionGroup[] => {
        const inPlace = byPlace.get(place);
        return inPlace ? [{ place, rows: inPlace, ...sumOf(inPlace.map(figuresOf)) }] : [];
      });
      return { page, places: places.toSorted(byRank), ...sumOf(places) };
    })
    .filter(({ count }) => count > 0)
    .toSorted(byRank);
}
