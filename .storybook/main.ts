import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';

/** Leaves stories without screenshots out of the index, for a service that compares screenshots itself. */
const pictured = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => (await indexer.createIndex(file, options)).filter(({ tags = [] }) => !tags.includes('no-screenshot')),
});

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => (process.env['SCREENSHOTS'] === 'only' ? indexers.map(pictured) : indexers),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // Disabled in tests: reading prop types takes longer than all other transforms together, and tests do not use the result.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  staticDirs: ['../src/public', '../stories/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
