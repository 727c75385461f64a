import type { AgreedItem, AgreedLine, AgreementContent } from '../../src/contract/agreement';
import type { Proposal } from '../../src/contract/agreementSchemas';
import { DEFAULT_PRIVATE_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { Language } from '../../src/contract/language';
import { taxesOn } from '../../src/contract/summaryPricing';
import { agreementContent, openProposal } from '../../stories/fixtures/agreement';
import { readPdf, type PrintedText } from '../e2e/pdfText';
import { writePaper } from '../../server/agreement/paper/writePaper';

/** Text without spaces, as `readPdf` returns it. */
export const tight = (text: string): string => text.replaceAll(/\s/g, '');

/** Writes a paper and reads it back. */
export const printed = async (proposal: Proposal): Promise<PrintedText> => readPdf(await writePaper(proposal));

/** Amounts that belong to lines. */
export function priced(lines: readonly AgreedLine[], isTaxed = true): Pick<AgreementContent, 'lines' | 'subtotalCents' | 'gstCents' | 'qstCents' | 'totalCents'> {
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const { gstCents, qstCents } = taxesOn(subtotalCents, isTaxed);
  return { lines: [...lines], subtotalCents, gstCents, qstCents, totalCents: subtotalCents + gstCents + qstCents };
}

/** Longest names of dishes that a caterer gives. */
const DISHES = Array.from({ length: 12 }, (_, index): AgreedItem => ({
  id: `dish-${index}`,
  kind: (['meat', 'side', 'topping', 'tool'] as const)[index % 4] ?? 'meat',
  name: { fr: `Plat numéro ${index + 1} fumé lentement au bois d’érable`, en: `Dish number ${index + 1} slowly smoked over maple wood` },
}));

const often = (text: string, times: number): string => Array.from({ length: times }, () => text).join('\n\n');

/** Party for sixty with twelve lines, a full page of terms in each language, and a dozen allergies. */
export function largeContent(language: Language): AgreementContent {
  const base = agreementContent(language);
  const { included, terms } = DEFAULT_PRIVATE_SETTINGS.proposals;
  return {
    ...base,
    event: { ...base.event, adults: 52, children: 8 },
    items: DISHES,
    diets: Array.from({ length: 6 }, () => ({ category: 'peanuts', severity: 'severe', count: 2, words: 'Rose et Félix, à la table du fond' })),
    included: { fr: often(included.fr, 3), en: often(included.en, 3) },
    terms: { version: 3, text: { fr: often(terms.fr, 6), en: often(terms.en, 6) } },
    ...priced(DISHES.map(({ id, name }, index) => ({ id, name, cents: 123_456 + index, pricedOn: null }))),
  };
}

export const paperOfContent = (content: AgreementContent, changes: Partial<Proposal> = {}): Proposal => openProposal(content.language, { content, ...changes });
