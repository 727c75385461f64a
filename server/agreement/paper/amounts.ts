import type { AgreementContent } from '../../../src/contract/agreement';
import { formatMoney } from '../../../src/contract/formats';
import { formatDayOfMonth } from '../../../src/contract/kitchenFormats';
import type { Text } from '../../../src/contract/language';
import { cellOf, fill, inBoth, paragraphsOf, writeText, type Paper } from './bilingual';
import { PAPER_TEXTS } from './paperTexts';
import { LEFT, STYLES, WIDTH, type Cell, type Style } from './sheet';

const COLUMN = 86;
const GAP = 10;

/** Amount in cents as text; a dash for a side that has no such line. */
const money = (cents: number | null): Text => (cents === null ? PAPER_TEXTS.nothing : inBoth((language) => formatMoney(cents, language)));

/** Lays out a name and amounts, which are aligned right. */
function writeRow(paper: Paper, nameCell: (width: number) => Cell, amounts: readonly Omit<Cell, 'x' | 'width' | 'align'>[]): void {
  const place = (index: number) => LEFT + WIDTH - (amounts.length - index) * COLUMN - (amounts.length - 1 - index) * GAP;
  const cells = amounts.map((amount, index): Cell => ({ ...amount, x: place(index), width: COLUMN, align: 'right' }));
  paper.sheet.group('TR', () => paper.sheet.row([nameCell(WIDTH - amounts.length * (COLUMN + GAP)), ...cells]));
  paper.sheet.space(3);
}

/** Row of a price, with a column for each language. A short name stands on one line with its English one. */
function writeAmount(paper: Paper, name: Text, amount: Text, style: Style = STYLES.body, tag: 'TD' | 'TH' = 'TD'): void {
  // Both notations are shown even where they are equal, because each has a column.
  const amounts = paper.languages.map((language) => ({ tag, paragraphs: [{ text: amount[language], language, style }] }));
  writeRow(paper, (width) => cellOf(paper, name, { tag: 'TH', x: LEFT, width, isInline: true }, style), amounts);
}

/** Row of a change, with a column for the amount before it and one for the amount after it. */
export function writeChange(paper: Paper, name: Text, [before, after]: readonly [number | null, number | null], style?: Style): void {
  const amounts = [money(before), money(after)].map((amount) => ({ tag: 'TD', paragraphs: paragraphsOf(amount, paper.languages, style) }));
  writeRow(paper, (width) => cellOf(paper, name, { tag: 'TH', x: LEFT, width }, style), amounts);
}

/** Titles of the columns of a change. */
export function writeChangeTitles(paper: Paper): void {
  const titles = [PAPER_TEXTS.before, PAPER_TEXTS.after].map((title) => ({ tag: 'TH', paragraphs: paragraphsOf(title, paper.languages, STYLES.label) }));
  writeRow(paper, (width) => cellOf(paper, PAPER_TEXTS.line, { tag: 'TH', x: LEFT, width }, STYLES.label), titles);
}

/** Returns the name of a line, with the day of its prices when it was added after the request. */
export const lineName = ({ name, pricedOn }: { name: Text; pricedOn: string | null }): Text =>
  pricedOn === null ? name : fill(PAPER_TEXTS.pricedOn, (language) => ({ name: name[language], day: formatDayOfMonth(pricedOn, language) }));

const isTaxed = ({ business, gstCents, qstCents }: AgreementContent): boolean => business.gstNumber !== '' || gstCents + qstCents > 0;

/** Writes the subtotal, both taxes as amounts, and the total, on one page. */
export function writeTotals(paper: Paper, contents: readonly AgreementContent[], write: (name: Text, of: (content: AgreementContent) => number, style?: Style) => void): void {
  const { sheet } = paper;
  const isOneTaxed = contents.some(isTaxed);
  sheet.space(1);
  sheet.keep(isOneTaxed ? 100 : 40);
  sheet.rule();
  sheet.space(5);
  if (isOneTaxed) {
    write(PAPER_TEXTS.subtotal, ({ subtotalCents }) => subtotalCents);
    write(PAPER_TEXTS.gst, ({ gstCents }) => gstCents);
    write(PAPER_TEXTS.qst, ({ qstCents }) => qstCents);
  }
  write(PAPER_TEXTS.total, ({ totalCents }) => totalCents, STYLES.total);
}

/** Says that a business without tax numbers collects no taxes. */
export function writeUntaxed(paper: Paper): void {
  if (!isTaxed(paper.proposal.content)) writeText(paper, PAPER_TEXTS.untaxed);
}

/** Writes the price: every line, the taxes and the total. */
export function writePrice(paper: Paper): void {
  const { content } = paper.proposal;
  paper.sheet.group('Table', () => {
    writeAmount(paper, PAPER_TEXTS.line, PAPER_TEXTS.amount, STYLES.label, 'TH');
    for (const line of content.lines) writeAmount(paper, lineName(line), money(line.cents));
    writeTotals(paper, [content], (name, of, style) => writeAmount(paper, name, money(of(content)), style));
  });
  writeUntaxed(paper);
}
