import type { AgreedItem, AgreementContent } from '../../../src/contract/agreement';
import { FACT_LABELS, factText } from '../../../src/contract/agreementLabels';
import type { Text } from '../../../src/contract/language';
import { fill, inBoth, writeHeading, writeLongText, type Paper } from './bilingual';
import { writeFact } from './head';
import { PAPER_TEXTS } from './paperTexts';
import { writePrice } from './amounts';
import { STYLES } from './sheet';

/** Separator of names, which may contain commas. */
export const BETWEEN = ' · ';

/** Kinds of the menu in the order of the paper. */
const KINDS = ['meat', 'side', 'topping', 'tool', 'contentFocus'] as const satisfies readonly AgreedItem['kind'][];

const namesOf = (items: readonly AgreedItem[]): Text => inBoth((language) => items.map(({ name }) => name[language]).join(BETWEEN));

/** Day and time in one line. */
const whenOf = (content: AgreementContent): Text => inBoth((language) => [factText(content, 'date', language), factText(content, 'time', language)].filter(Boolean).join(', '));

/** Writes what was proposed: the event, the menu, the allergies, and the price. */
export function writeEvent(paper: Paper): void {
  const { content } = paper.proposal;
  const fact = (name: Parameters<typeof factText>[1]) => writeFact(paper, FACT_LABELS[name], inBoth((language) => factText(content, name, language)));
  writeHeading(paper, PAPER_TEXTS.facts);
  paper.sheet.group('Table', () => {
    fact('customer');
    fact('type');
    writeFact(paper, FACT_LABELS.date, whenOf(content));
    fact('place');
    fact('guests');
    for (const kind of KINDS) writeFact(paper, PAPER_TEXTS.menu[kind], namesOf(content.items.filter((item) => item.kind === kind)));
    if (content.diets.length === 0) writeFact(paper, FACT_LABELS.diets, PAPER_TEXTS.none);
    else fact('diets');
    fact('utensils');
  });
  writeHeading(paper, PAPER_TEXTS.price);
  writePrice(paper);
}

/** Writes the terms, with their version. */
export function writeTerms(paper: Paper): void {
  const { terms } = paper.proposal.content;
  writeHeading(paper, fill(PAPER_TEXTS.terms, () => ({ version: terms.version })));
  writeLongText(paper, terms.text, STYLES.small);
}

/** Writes what the price includes, and the terms. */
export function writeConditions(paper: Paper): void {
  writeHeading(paper, FACT_LABELS.included);
  writeLongText(paper, paper.proposal.content.included);
  writeTerms(paper);
}
