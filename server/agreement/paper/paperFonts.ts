import { createRequire } from 'node:module';

export type Face = 'text' | 'strong' | 'display';

/** The site's fonts as TrueType files with all their characters: those of the site are split by script. */
const FILES: Readonly<Record<Face, string>> = {
  text: 'figtree/400Regular/Figtree_400Regular.ttf',
  strong: 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
  display: 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
};

/** Registers the fonts under the names of their faces. pdfkit reads a file when the document first uses it. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [face, file] of Object.entries(FILES)) doc.registerFont(face, resolve(`@expo-google-fonts/${file}`));
}
