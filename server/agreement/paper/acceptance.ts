import type { Proposal } from '../../../src/contract/agreementSchemas';
import { formatDay } from '../../../src/contract/formats';
import { formatInstant } from '../../../src/contract/formatInstant';
import type { Text } from '../../../src/contract/language';
import { fill, writeHeading, writeText, type Paper } from './bilingual';
import { PAPER_TEXTS } from './paperTexts';
import { STYLES } from './sheet';

const { yes } = PAPER_TEXTS;

/** Returns who said yes, when and how; or that nobody has. */
function agreementText({ acceptance, askedBy, state, validUntil }: Proposal): Text {
  if (acceptance === null) return state === 'open' ? fill(yes.open, (language) => ({ day: formatDay(validUntil, language) })) : yes.none;
  const { way, name, at, on, notedBy, language: page } = acceptance;
  const text = { link: page === 'en' ? yes.linkEnglish : yes.link, spoken: yes.spoken, notNeeded: askedBy === 'customer' ? yes.askedFor : yes.notDearer }[way];
  return fill(text, (language) => ({ name, at: formatInstant(at, language), on: formatDay(on ?? '', language), by: notedBy || yes.somebody[language] }));
}

/** Writes who agreed, to which terms, and the fingerprint that names the content. */
export function writeAcceptance(paper: Paper): void {
  const { proposal, sheet } = paper;
  sheet.keep(90);
  writeHeading(paper, PAPER_TEXTS.agreement);
  writeText(paper, agreementText(proposal));
  sheet.space(4);
  writeText(paper, fill(PAPER_TEXTS.agreedTerms, () => ({ version: proposal.content.terms.version })), STYLES.small);
  writeText(paper, PAPER_TEXTS.hash, STYLES.small);
  sheet.row([{ tag: 'P', paragraphs: [{ text: proposal.hash, style: STYLES.small, language: 'fr' }] }]);
}
