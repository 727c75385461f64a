import type { Proposal } from '../../../src/contract/agreementSchemas';
import { fillHoles } from '../../../src/contract/fillHoles';
import { frenchSpacing, LANGUAGES, type Language, type Text } from '../../../src/contract/language';
import { LEFT, STYLES, WIDTH, type Cell, type Paragraph, type Sheet, type Style } from './sheet';

/**
 * Languages of a paper. On an English paper the French text stands first and with it, as section 57 of the Charter of the French language asks for; the
 * English one is never more prominent.
 */
export const languagesOf = ({ content }: Pick<Proposal, 'content'>): readonly Language[] => (content.language === 'fr' ? ['fr'] : LANGUAGES);

export interface Paper {
  sheet: Sheet;
  proposal: Proposal;
  languages: readonly Language[];
}

type Values = Readonly<Record<string, string | number>>;

/** Fills a text of the papers in both languages. @param values by language */
export const fill = ({ fr, en }: Text, values: (language: Language) => Values): Text => ({ fr: fillHoles(frenchSpacing(fr), values('fr')), en: fillHoles(en, values('en')) });

export const inBoth = (of: (language: Language) => string): Text => ({ fr: of('fr'), en: of('en') });

/** Returns a paragraph of a text for each language. A text that is the same in both is written once. */
export function paragraphsOf(text: Text, languages: readonly Language[], style: Style = STYLES.body): Paragraph[] {
  const shown = languages.filter((language) => language === 'fr' || text[language].trim() !== text.fr.trim());
  return shown.map((language) => ({ text: text[language].trim(), language, style }));
}

/** Writes a text below what is written. A short one has both languages on one line. */
export function writeText({ sheet, languages }: Paper, text: Text, style?: Style): void {
  sheet.row([{ tag: 'P', paragraphs: paragraphsOf(text, languages, style), isInline: true }]);
}

/** Writes a heading on the same page as what follows. */
export function writeHeading({ sheet, languages }: Paper, text: Text): void {
  sheet.space(12);
  sheet.keep(50);
  sheet.row([{ tag: 'H2', paragraphs: paragraphsOf(text, languages, STYLES.heading), isInline: true }]);
  sheet.space(3);
}

const COLUMN_GAP = 24;

const paragraphsIn = (text: string): string[] => text.trim().split(/\n\s*\n/);

/** Writes a long text. On an English paper each French paragraph stands left, and the English one beside it; unequal texts stand one below the other. */
export function writeLongText(paper: Paper, text: Text, style?: Style): void {
  const { sheet, languages } = paper;
  const [fr, en] = [paragraphsIn(text.fr), paragraphsIn(text.en)];
  if (languages.length > 1 && fr.length !== en.length) {
    writeText(paper, text, style);
    return;
  }
  const width = (WIDTH - COLUMN_GAP * (languages.length - 1)) / languages.length;
  fr.forEach((french, index) => {
    if (index > 0) sheet.space(7);
    const paragraphs = paragraphsOf({ fr: french, en: en[index] ?? '' }, languages, style);
    sheet.row(paragraphs.map((paragraph, column) => ({ tag: 'P', paragraphs: [paragraph], x: LEFT + column * (width + COLUMN_GAP), width })));
  });
}

/** Cell with a text in every language of the paper. */
export const cellOf = ({ languages }: Paper, text: Text, cell: Omit<Cell, 'paragraphs'>, style?: Style): Cell => ({ ...cell, paragraphs: paragraphsOf(text, languages, style) });
