import { readdirSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { readTree } from '../tests/architecture/tree.ts';
import { coverageOf } from '../tests/storyCoverage.ts';

const COVERAGE = 'virtual:coverage';

/** What exists and in which states, read from the code whenever the Storybook is started or built. */
const coverage: Plugin = {
  name: 'coverage',
  resolveId: (id) => (id === COVERAGE ? `\0${COVERAGE}` : null),
  load(id) {
    if (id !== `\0${COVERAGE}`) return null;
    const rows = coverageOf(readTree('src', 'server', 'stories'), readdirSync(new URL('../tests/visual', import.meta.url)));
    return `export const coverage = ${JSON.stringify(rows)};`;
  },
};

/** For who compares the pictures elsewhere: what has none is left out of the list of stories. */
const pictured = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => (await indexer.createIndex(file, options)).filter(({ tags = [] }) => !tags.includes('no-picture')),
});

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => (process.env['PICTURED'] === 'only' ? indexers.map(pictured) : indexers),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // The tables of properties are for the people who read them, and take longer than all else that is done to a file.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  staticDirs: ['../src/public', '../stories/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(config) {
    // The API server and the site's own build steps have no place in the Storybook.
    const foreign = ['placeholders', 'without-dead-weight', 'preloads-in-steps', 'preload-fonts', 'paint-first', 'mark-worker', 'precompress', '@hono/vite-dev-server'];
    config.plugins = [coverage, ...(config.plugins ?? [])].flat(2 as 1).filter((plugin) => !(plugin && 'name' in plugin && foreign.includes(String(plugin.name))));
    return config;
  },
});
