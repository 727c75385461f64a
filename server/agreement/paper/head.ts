import { dayAt } from '../../../src/contract/days';
import { formatDay } from '../../../src/contract/formats';
import type { Text } from '../../../src/contract/language';
import { cellOf, fill, inBoth, paragraphsOf, writeText, type Paper } from './bilingual';
import { PAPER_TEXTS } from './paperTexts';
import { LEFT, STYLES, WIDTH } from './sheet';

const CONTACT_WIDTH = 230;

/** Title of a paper: `Proposition 1`. */
export const titleOf = ({ kind, number }: Pick<Paper['proposal'], 'kind' | 'number'>): Text => fill(PAPER_TEXTS[kind], () => ({ number }));

/** Writes the business with its address, ways to reach it and tax numbers. */
function writeBusiness({ sheet, languages, proposal: { content } }: Paper): void {
  const { name, legalName, street, town, postalCode, phone, email, gstNumber, qstNumber } = content.business;
  const once = (text: string) => (text === '' ? [] : [{ text, style: STYLES.small, language: 'fr' as const }]);
  const numbers = (['gst', 'qst'] as const).flatMap((tax) => {
    const number = tax === 'gst' ? gstNumber : qstNumber;
    return number === '' ? [] : [languages.map((language) => PAPER_TEXTS[tax][language]).join(' / ') + `\u00a0 ${number}`];
  });
  const lines = [legalName === name ? '' : legalName, street, `${town} (Québec) ${postalCode}`, phone, email, ...numbers];
  sheet.row([
    { tag: 'P', paragraphs: [{ text: name, style: STYLES.business, language: 'fr' }], x: LEFT, width: WIDTH - CONTACT_WIDTH - 20 },
    { tag: 'P', paragraphs: lines.flatMap(once), x: LEFT + WIDTH - CONTACT_WIDTH, width: CONTACT_WIDTH, align: 'right' },
  ]);
  sheet.space(10);
  sheet.rule();
  sheet.space(14);
}

/** Writes at the top that a proposal no longer stands. */
function writeState(paper: Paper): void {
  const { kind, state, validUntil } = paper.proposal;
  if (state === 'open' || state === 'accepted') return;
  writeText(paper, fill(PAPER_TEXTS.state[kind][state], (language) => ({ day: formatDay(validUntil, language) })), STYLES.notice);
  paper.sheet.space(12);
}

/** Writes a label with its value. */
export function writeFact(paper: Paper, label: Text, value: Text): void {
  if (value.fr === '' && value.en === '') return;
  paper.sheet.group('TR', () => paper.sheet.row([cellOf(paper, label, { tag: 'TH', x: LEFT, width: 128 }, STYLES.label), cellOf(paper, value, { tag: 'TD', x: LEFT + 138, width: WIDTH - 138 })]));
  paper.sheet.space(3);
}

/** Writes whose event an amendment changes, since it says only what changes. */
function writeWhose(paper: Paper): void {
  const { customer, event } = paper.proposal.content;
  paper.sheet.space(8);
  writeText(paper, inBoth((language) => `${customer.name}, ${formatDay(event.date, language)}`));
}

/** Writes the business, the state, the title, and the days of the paper. */
export function writeHead(paper: Paper): void {
  const { sheet, languages, proposal } = paper;
  writeBusiness(paper);
  writeState(paper);
  const dated = (text: Text, day: string): Text => inBoth((language) => `${text[language]} ${formatDay(day, language)}`);
  const days = [dated(PAPER_TEXTS.made, dayAt(new Date(proposal.createdAt))), ...(proposal.state === 'open' ? [dated(PAPER_TEXTS.valid, proposal.validUntil)] : [])];
  sheet.row([
    { tag: 'H1', paragraphs: paragraphsOf(titleOf(proposal), languages, STYLES.title), x: LEFT, width: 200 },
    { tag: 'P', paragraphs: [inBoth((language) => `${PAPER_TEXTS.reference[language]} ${proposal.content.reference}`), ...days].flatMap((text) => paragraphsOf(text, languages, STYLES.small)), x: LEFT + 210, width: WIDTH - 210, align: 'right' },
  ]);
  if (proposal.kind === 'amendment') writeWhose(paper);
}
