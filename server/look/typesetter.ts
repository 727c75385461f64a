import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';

/** Lays out text and converts it to SVG paths, because the rasterizer has no fonts. */
export interface Typesetter {
  /** Returns an SVG document of this size. */
  layOut: (content: ReactNode, size: { width: number; height: number }) => Promise<string>;
}

/** Fonts by family. Letters that the first file of a family lacks are taken from its `ext` family. */
const FONTS = [
  { family: 'fraunces', weight: 600 },
  { family: 'fraunces', weight: 700 },
  { family: 'figtree', weight: 400 },
  { family: 'figtree', weight: 600 },
] as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

export const DISPLAY = 'fraunces latin, fraunces latin-ext';
export const BODY = 'figtree latin, figtree latin-ext';

/** Loads the fonts and the layout engine. Takes a few hundred milliseconds, so they are loaded when the first text is needed. */
export async function openTypesetter(): Promise<Typesetter> {
  const { resolve } = createRequire(import.meta.url);
  const files = FONTS.flatMap((font) => SUBSETS.map((subset) => ({ ...font, subset })));
  const [{ default: satori }, ...fonts] = await Promise.all([
    import('satori'),
    ...files.map(async ({ family, weight, subset }) => ({ name: `${family} ${subset}`, weight, style: 'normal' as const, data: await readFile(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)) })),
  ]);
  return { layOut: (content, size) => satori(content, { ...size, fonts }) };
}
