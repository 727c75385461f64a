import type { Proposal } from '../../../src/contract/agreementSchemas';
import { fillHoles } from '../../../src/contract/fillHoles';
import { LOCALES } from '../../../src/contract/language';
import { slugOf } from '../../../src/contract/fileName';
import { writeAcceptance } from './acceptance';
import { languagesOf, writeText, type Paper } from './bilingual';
import { writeConditions, writeEvent } from './content';
import { writeDifference } from './difference';
import { titleOf, writeHead } from './head';
import { registerFonts } from './paperFonts';
import { PAPER_TEXTS } from './paperTexts';
import { createSheet, PAGE, STYLES } from './sheet';

/** Name under which browsers save a paper: `proposition-b-2027-0042-1.pdf`. */
export const paperName = ({ number, content: { language, reference } }: Pick<Proposal, 'number' | 'content'>): string => `${language === 'fr' ? 'proposition' : 'proposal'}-${slugOf(reference)}-${number}.pdf`;

/** Returns a name for the metadata, which pdfkit writes into XML without escaping it. */
const withoutMarkup = (text: string): string => text.replaceAll('&', 'et').replaceAll(/[<>\p{Cc}]/gu, '');

/** Returns all bytes of a document that has been written. */
async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function writeContent(paper: Paper): void {
  const { proposal } = paper;
  writeHead(paper);
  if (proposal.kind === 'amendment' && proposal.base) writeDifference(paper, proposal.base);
  else {
    writeEvent(paper);
    writeConditions(paper);
  }
  writeAcceptance(paper);
}

/** Writes a proposal or an amendment as a PDF. The same proposal always has the same bytes. */
export async function writePaper(proposal: Proposal): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { business, reference } = proposal.content;
  const languages = languagesOf(proposal);
  const title = languages.map((language) => titleOf(proposal)[language]).join(' / ');
  const doc = new PDFDocument({
    ...PAGE,
    bufferPages: true,
    // Loads no standard font.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALES.fr,
    displayTitle: true,
    info: {
      Title: withoutMarkup(`${title} – ${reference}`),
      Author: withoutMarkup(business.legalName || business.name),
      Creator: withoutMarkup(business.name),
      CreationDate: new Date(proposal.createdAt),
    },
  });
  registerFonts(doc);
  const paper: Paper = { sheet: createSheet(doc), proposal, languages };
  writeContent(paper);
  if (paper.sheet.hasSubstitutes()) {
    paper.sheet.space(8);
    writeText(paper, PAPER_TEXTS.substitutes, STYLES.small);
  }
  paper.sheet.number((page, count) => fillHoles(PAPER_TEXTS.page.fr, { business: business.name, reference, title, page, count }));
  doc.end();
  return bytesOf(doc);
}
