import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Characters of French and English text. Any other character is drawn with the full font, which a page then fetches. */
export const SUBSET_CHARACTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ«»“”‘’–—…•·×−°©$€½¼¾²³№\u00a0\u00ad\u2009\u200b\u2010\u2011\u202f`;

/** Fonts of every page, as `fonts.css` declares them, with the weights that the theme uses. */
const FONTS = [
  { file: /fraunces-latin-wght-normal[^/]*\.woff2$/, family: 'Fraunces Variable', declared: '100 900', weights: { min: 600, max: 700 } },
  { file: /figtree-latin-wght-normal[^/]*\.woff2$/, family: 'Figtree Variable', declared: '300 900', weights: { min: 400, max: 700 } },
];

/** Formats code points as a CSS `unicode-range`: `U+20-7E, U+A0`. */
function unicodeRange(text: string): string {
  const runs: [number, number][] = [];
  for (const point of [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
}

/**
 * Adds a subset of each font, two thirds of its bytes. The subset is preloaded and declared after the full font with a `unicode-range`,
 * so browsers fetch the full font only for characters outside of the subset.
 */
export function fontSubset(): Plugin {
  const subsets = new Map<(typeof FONTS)[number], string>();
  return {
    name: 'font-subset',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        for (const [file, asset] of Object.entries(bundle)) {
          const font = FONTS.find((each) => each.file.test(file));
          if (!font || asset.type !== 'asset') continue;
          const source = await subsetFont(Buffer.from(asset.source), SUBSET_CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: font.weights } });
          const reference = this.emitFile({ type: 'asset', name: file.replace(/^.*\/|-latin.*$/g, '').concat('-subset.woff2'), source });
          subsets.set(font, `/${this.getFileName(reference)}`);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        [...subsets].flatMap(([{ family, declared }, href]) => [
          { tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }, injectTo: 'head' as const },
          {
            tag: 'style',
            children: `@font-face{font-family:${family};font-style:normal;font-display:swap;font-weight:${declared};src:url(${href})format("woff2-variations");unicode-range:${unicodeRange(SUBSET_CHARACTERS)}}`,
            injectTo: 'head' as const,
          },
        ]),
    },
  };
}
