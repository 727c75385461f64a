import { inflateSync } from 'node:zlib';

/* Minimal PDF reader for the output of Chromium's print and of pdfkit. */

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;

/** Returns the decompressed stream of an object; empty without one. */
function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const packed = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.slice(0, start).includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1');
}

interface Font {
  /** Text of each glyph, by its number in hex. */
  glyphs: Map<string, string>;
  /** Number of hex digits of a glyph number. */
  digits: number;
}

function fontOf(cmap: string): Font {
  const glyphs = new Map<string, string>();
  const digits = /begincodespacerange\n<(\w+)>/.exec(cmap)?.[1]?.length ?? 4;
  const decodeHex = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, lines = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g)) glyphs.set(glyph.toUpperCase(), decodeHex(text));
  }
  for (const [, lines = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    // Ranges with the text of each glyph, and ranges of consecutive characters.
    for (const [, from = '', texts = ''] of lines.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
      for (const [index, [, text = '']] of [...texts.matchAll(/<(\w*)>/g)].entries()) glyphs.set((Number.parseInt(from, 16) + index).toString(16).padStart(digits, '0').toUpperCase(), decodeHex(text));
    }
    for (const [, from = '', to = '', text = ''] of lines.replaceAll(/\[[^\]]*\]/g, '').matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1) {
        glyphs.set(glyph.toString(16).padStart(digits, '0').toUpperCase(), String.fromCharCode(Number.parseInt(text, 16) + glyph - first));
      }
    }
  }
  return { glyphs, digits };
}

export interface PrintedText {
  pages: number;
  /** All text without spaces, because line breaks depend on the printer. */
  text: string;
}

/** Returns the page count and the text of a printed page. */
export function readPdf(pdf: Buffer): PrintedText {
  const objects = new Map([...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const bodies = [...objects.values()];
  const fonts = new Map<string, Font>();
  for (const body of bodies) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (unicode) fonts.set(name, fontOf(streamOf(objects.get(unicode) ?? '')));
    }
  }
  const written: string[] = [];
  for (const content of bodies.map(streamOf).filter((stream) => stream.includes(' Tf'))) {
    let font: Font | undefined;
    for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name);
      else for (const glyph of shown.match(font?.digits === 2 ? /../g : /.{4}/g) ?? []) written.push(font?.glyphs.get(glyph.toUpperCase()) ?? '?');
    }
  }
  return { pages: bodies.filter((body) => /\/Type \/Page\b(?!s)/.test(body)).length, text: written.join('').replaceAll(/\s/g, '') };
}
