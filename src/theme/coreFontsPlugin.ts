import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What French and English are written with. Any other letter comes with the whole face, once a page has one. */
export const LETTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ«»“”‘’–—…•·×−°©$€½¼¾²³№\u00a0\u00ad\u2009\u200b\u2010\u2011\u202f`;

/** The faces that every page begins with, as `fonts.css` declares them, and the weights that the theme gives their words. */
const FACES = [
  { file: /fraunces-latin-wght-normal[^/]*\.woff2$/, family: 'Fraunces Variable', declared: '100 900', weights: { min: 600, max: 700 } },
  { file: /figtree-latin-wght-normal[^/]*\.woff2$/, family: 'Figtree Variable', declared: '300 900', weights: { min: 400, max: 700 } },
];

/** Code points as CSS lists them: `U+20-7E, U+A0`. */
function unicodeRange(text: string): string {
  const runs: [number, number][] = [];
  for (const point of [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
}

/**
 * Lets a page begin with the letters and weights that it is written with, in two thirds of the bytes: each face gets a
 * smaller twin for those, declared after it so that it comes first, and fetched before any style has asked for it.
 */
export function coreFonts(): Plugin {
  const twins = new Map<(typeof FACES)[number], string>();
  return {
    name: 'core-fonts',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        for (const [file, asset] of Object.entries(bundle)) {
          const face = FACES.find((each) => each.file.test(file));
          if (!face || asset.type !== 'asset') continue;
          const source = await subsetFont(Buffer.from(asset.source), LETTERS, { targetFormat: 'woff2', variationAxes: { wght: face.weights } });
          const reference = this.emitFile({ type: 'asset', name: file.replace(/^.*\/|-latin.*$/g, '').concat('-core.woff2'), source });
          twins.set(face, `/${this.getFileName(reference)}`);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        [...twins].flatMap(([{ family, declared }, href]) => [
          { tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }, injectTo: 'head' as const },
          {
            tag: 'style',
            children: `@font-face{font-family:${family};font-style:normal;font-display:swap;font-weight:${declared};src:url(${href})format("woff2-variations");unicode-range:${unicodeRange(LETTERS)}}`,
            injectTo: 'head' as const,
          },
        ]),
    },
  };
}
