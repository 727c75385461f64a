import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const RESOLVED = '\0virtual:drawing';
const SHEET = new URL('../../src/components/illustration/drawings.svg', import.meta.url);
const SYMBOL = /<symbol id="smoker"[^>]*>(.*?)<\/symbol>/s;

/** Provides `virtual:drawing`: the smoker of the site's illustrations, as SVG on a sheet of 160 by 160 in the theme's variables. */
export const drawing = (): Plugin => ({
  name: 'drawing',
  resolveId: { filter: { id: /^virtual:drawing$/ }, handler: () => RESOLVED },
  load: {
    filter: { id: /^\0virtual:drawing$/ },
    async handler() {
      const [, smoker] = SYMBOL.exec(await readFile(SHEET, 'utf8')) ?? [];
      if (smoker === undefined) throw new Error('drawingPlugin: drawings.svg has no symbol "smoker"');
      return `export default ${JSON.stringify(smoker)}`;
    },
  },
});
