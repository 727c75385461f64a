import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readTree } from '../tests/architecture/tree.ts';
import { coverageOf } from '../tests/storyCoverage.ts';

const ID = 'virtual:coverage';

/** Vite plugin that serves `virtual:coverage`, the rows of the story coverage page. The rows are read from the code on each start or build. */
export const coverage = (): Plugin => ({
  name: 'coverage',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null;
    const rows = coverageOf(readTree('src', 'server', 'stories'), readdirSync(new URL('../tests/visual', import.meta.url)));
    return `export const coverage = ${JSON.stringify(rows)};`;
  },
});
