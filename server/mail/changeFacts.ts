import type { QuoteRevision } from '../../src/contract/quoteChange';
import { compareQuotes, isSameLine } from '../../src/contract/quoteCompare';
import { formatMoney } from '../../src/contract/formats';
import type { Language } from '../../src/contract/language';
import { lineName } from '../../src/contract/requestDisplay';
import { oneLine } from './cleanText';
import type { MailContext } from './mailContext';

/** A changed quote in the recipient's language: only the lines that differ, then the totals. */
export interface RevisionFacts {
  language: Language;
  /** Empty when no reason was given. */
  reason: string;
  lines: { name: string; before: string; after: string }[];
  total: { before: string; after: string };
}

/** Returns the facts of a quote change. */
export function revisionFacts({ before, after, reason }: QuoteRevision, { language, mail: { translate, settings } }: { language: Language; mail: MailContext }): RevisionFacts {
  const money = (dollars: number | null, otherwise: 'none' | 'toBeDetermined') => (dollars === null ? translate(otherwise, language) : formatMoney(Math.round(dollars * 100), language));
  return {
    language,
    reason: oneLine(reason),
    lines: compareQuotes(before, after)
      .filter((line) => !isSameLine(line))
      .map((line) => ({ name: oneLine(lineName(line, language, settings.lists)), before: money(line.before, 'none'), after: money(line.after, 'none') })),
    total: { before: money(before.totalCost, 'toBeDetermined'), after: money(after.totalCost, 'toBeDetermined') },
  };
}
