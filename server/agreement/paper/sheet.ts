import { LOCALES, type Language } from '../../../src/contract/language';
import { PALETTE } from '../../../src/contract/palette';
import type { Face } from './paperFonts';
import { toPrintable } from './printable';

/** Letter, in points. The page number stands in the bottom margin. */
const [PAGE_WIDTH, PAGE_HEIGHT, MARGIN] = [612, 792, 54];
export const PAGE = { size: [PAGE_WIDTH, PAGE_HEIGHT] as [number, number], margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 18 } };

export const LEFT = MARGIN;
export const WIDTH = PAGE_WIDTH - 2 * MARGIN;

/** Greatest height of the cells that stay on one page, in points. */
const MAX_ROW = 240;
/** Room that is left on a page for the first lines of a text. */
const MIN_TEXT = 64;
/** Space between lines as a share of the font size, and space between languages on one line in points. */
const LINE_GAP = 0.14
const INLINE_GAP = 8;

export interface Style {
  face: Face;
  /** Points. */
  size: number;
  colour: string;
}

/** Text in one style and one language. */
export interface Paragraph {
  text: string;
  style: Style;
  language: Language;
}

export interface Cell {
  /** Structure type of the cell for screen readers: `P`, `TH`, `TD`, `H1`… */
  tag: string;
  paragraphs: readonly Paragraph[];
  /** Whether the paragraphs stand on one line if they fit. */
  isInline?: boolean;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Paper on which content flows from top to bottom, over as many pages as it needs. */
export interface Sheet {
  /** Writes cells side by side; those that are too tall, one below the other. Only the last one continues on another page. */
  row: (cells: readonly Cell[]) => void;
  /** Begins a page unless as many points are left on this one. */
  keep: (points: number) => void;
  /** Writes content inside a structure element, such as `Table` or `TR`. */
  group: (tag: string, write: () => void) => void;
  space: (points: number) => void;
  rule: () => void;
  /** Whether a character was written in another way, because the fonts do not have it. */
  hasSubstitutes: () => boolean;
  /** Writes a line at the foot of every page, and ends the content. */
  number: (label: (page: number, count: number) => string) => void;
}

/** Text styles of the papers, printed in the site's light colours. */
const { text, quiet, bad } = PALETTE.light;
const styles = <Name extends string>(all: Record<Name, Style>) => all;
export const STYLES = styles({
  business: { face: 'display', size: 20, colour: text },
  title: { face: 'display', size: 17, colour: text },
  heading: { face: 'display', size: 12, colour: text },
  body: { face: 'text', size: 9, colour: text },
  label: { face: 'strong', size: 9, colour: text },
  notice: { face: 'strong', size: 11, colour: bad },
  total: { face: 'strong', size: 12, colour: text },
  small: { face: 'text', size: 8.5, colour: text },
  foot: { face: 'text', size: 8.5, colour: quiet },
});

/** Returns the style in a language. English is never more prominent than the French text that it stands with. */
const styleIn = (style: Style, language: Language): Style => (language === 'fr' ? style : { face: 'text', size: style.size, colour: quiet });

/** @param doc document with buffered pages of the size `PAGE` and registered fonts */
export function createSheet(doc: PDFKit.PDFDocument): Sheet {
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent = root;
  let isSubstituted = false;

  /** Sets the font of a paragraph. @returns its text in characters that the font has, and its line gap */
  function prepare({ text: written, style, language }: Paragraph): { text: string; lineGap: number } {
    const { face, size, colour } = styleIn(style, language);
    const printable = toPrintable(written);
    isSubstituted ||= printable.isSubstituted;
    doc.font(face).fontSize(size).fillColor(colour);
    return { text: printable.text, lineGap: size * LINE_GAP };
  }

  const widthOf = (paragraph: Paragraph): number => doc.widthOfString(prepare(paragraph).text);
  const isOnOneLine = ({ isInline = false, paragraphs, width = WIDTH }: Cell): boolean => isInline && paragraphs.reduce((sum, paragraph) => sum + widthOf(paragraph) + INLINE_GAP, -INLINE_GAP) <= width;

  function heightOf(cell: Cell): number {
    const { paragraphs, width = WIDTH } = cell;
    const heights = paragraphs.map((paragraph) => {
      const { text: printable, lineGap } = prepare(paragraph);
      return doc.heightOfString(printable, { width, lineGap });
    });
    return isOnOneLine(cell) ? Math.max(0, ...heights) : heights.reduce((sum, height) => sum + height, 0);
  }

  /** Writes a cell. @returns where it ends */
  function write(cell: Cell, top: number): number {
    const { tag, paragraphs, x = LEFT, width = WIDTH, align = 'left' } = cell;
    const isInline = isOnOneLine(cell);
    const element = doc.struct(tag);
    parent.add(element);
    let left = x;
    doc.y = top;
    for (const paragraph of paragraphs) {
      const draw = () => {
        const { text: printable, lineGap } = prepare(paragraph);
        doc.text(printable, left, isInline ? top : doc.y, { width, align, lineGap });
      };
      // English texts are marked, so that they are pronounced right.
      element.add(paragraph.language === 'fr' ? draw : doc.struct('Span', { lang: LOCALES[paragraph.language] }, [draw]));
      if (isInline) left += widthOf(paragraph) + INLINE_GAP;
    }
    element.end();
    return doc.y;
  }

  const keep = (points: number) => {
    if (doc.y + points > doc.page.maxY()) doc.addPage();
  };

  function row(cells: readonly Cell[]): void {
    const heights = cells.map(heightOf);
    const height = Math.max(0, ...heights.slice(0, -1));
    if (height > MAX_ROW) {
      for (const cell of cells) row([{ ...cell, x: LEFT, width: WIDTH }]);
      return;
    }
    keep(Math.max(height, Math.min(MIN_TEXT, ...heights.slice(-1))));
    const { page, y: top } = doc;
    const bottoms = cells.map((cell) => write(cell, top));
    if (doc.page === page) doc.y = Math.max(...bottoms);
  }

  return {
    row,
    keep,
    group(tag, content) {
      const outer = parent;
      const element = doc.struct(tag);
      outer.add(element);
      parent = element;
      content();
      element.end();
      parent = outer;
    },
    space(points) {
      doc.y += points;
    },
    rule() {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.moveTo(LEFT, doc.y).lineTo(LEFT + WIDTH, doc.y).lineWidth(0.6).strokeColor(quiet, 0.4).stroke();
      doc.endMarkedContent();
    },
    hasSubstitutes: () => isSubstituted,
    number(label) {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        const { text: printable } = prepare({ text: label(page + 1, count), style: STYLES.foot, language: 'fr' });
        doc.markContent('Artifact', { type: 'Pagination' });
        doc.text(printable, LEFT, PAGE_HEIGHT - MARGIN, { width: WIDTH, height: MIN_TEXT / 4, ellipsis: true });
        doc.endMarkedContent();
      }
    },
  };
}
