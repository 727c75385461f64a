import { changedFacts, changedLines, type AgreedFact, type AgreementContent } from '../../../src/contract/agreement';
import { changedItems, FACT_LABELS, factText } from '../../../src/contract/agreementLabels';
import { COLON, type Text } from '../../../src/contract/language';
import { lineName, writeChange, writeChangeTitles, writeTotals, writeUntaxed } from './amounts';
import { fill, inBoth, writeHeading, writeText, type Paper } from './bilingual';
import { BETWEEN, writeTerms } from './content';
import { writeFact } from './head';
import { PAPER_TEXTS } from './paperTexts';

/** Value of a fact, or a dash. */
const valueOf = (content: AgreementContent, fact: AgreedFact): Text => inBoth((language) => factText(content, fact, language) || PAPER_TEXTS.nothing[language]);

/** Returns a changed fact: its values before and after, or the items that were added and removed. */
function changeOf(before: AgreementContent, after: AgreementContent, fact: AgreedFact): Text {
  const { added, removed } = changedItems(before, after);
  const names = (text: Text, items: typeof added): Text[] => (items.length === 0 ? [] : [fill(text, (language) => ({ names: items.map(({ name }) => name[language]).join(BETWEEN) }))]);
  const changes = fact === 'items' ? [...names(PAPER_TEXTS.added, added), ...names(PAPER_TEXTS.removed, removed)] : [];
  if (changes.length > 0) return inBoth((language) => changes.map((change) => change[language]).join('\n'));
  const [was, is] = [valueOf(before, fact), valueOf(after, fact)];
  return inBoth((language) => `${PAPER_TEXTS.before[language]}${COLON[language]} ${was[language]}\n${PAPER_TEXTS.after[language]}${COLON[language]} ${is[language]}`);
}

/** Writes the facts and the lines that an amendment changes, with the new total. */
export function writeDifference(paper: Paper, before: AgreementContent): void {
  const after = paper.proposal.content;
  const facts = changedFacts(before, after);
  writeHeading(paper, PAPER_TEXTS.changes);
  paper.sheet.group('Table', () => {
    for (const fact of facts.filter((each) => each !== 'terms')) writeFact(paper, FACT_LABELS[fact], changeOf(before, after, fact));
  });
  const pricedOn = new Map(after.lines.map((line) => [line.id, line.pricedOn]));
  writeHeading(paper, PAPER_TEXTS.price);
  paper.sheet.group('Table', () => {
    writeChangeTitles(paper);
    for (const line of changedLines(before, after)) writeChange(paper, lineName({ name: line.name, pricedOn: pricedOn.get(line.id) ?? null }), [line.before, line.after]);
    writeTotals(paper, [before, after], (name, of, style) => writeChange(paper, name, [of(before), of(after)], style));
  });
  writeUntaxed(paper);
  if (facts.includes('terms')) writeTerms(paper);
  paper.sheet.space(6);
  writeText(paper, PAPER_TEXTS.rest);
}
