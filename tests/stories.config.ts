import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { gazetteer } from '../server/maps/gazetteerPlugin.ts';
import { browserLog } from './browserLog.ts';
import { hasPinnedBrowser, launchOptions } from './browser.ts';
import { heardPath } from './heard/path.ts';
import { COMPARISON } from './pictures/comparison.ts';
import { look, picturePath } from './pictures/look.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const browser = await launchOptions();

if (!hasPinnedBrowser) console.info('Pictures are not compared: they belong to the browser that npm ships for Linux x64.');

/** What the page of the stories begins with. */
const frame: Plugin = {
  name: 'frame',
  transformIndexHtml: () => [
    // The margins of what a story shows belong to its picture; and a caret would be seen or not by chance.
    { tag: 'style', children: 'body { display: flow-root } * { caret-color: transparent !important }', injectTo: 'head' },
    // Set only to show that a story broken by these is caught.
    { tag: 'style', children: process.env['BROKEN_STYLES'] ?? '', injectTo: 'head' },
  ],
};

interface Variant {
  language: 'fr' | 'en';
  scheme: 'dark' | 'light';
  /** Runs only the stories with one of these tags. */
  tags: string[];
  /** React and the libraries as visitors get them: quicker, and without React's warnings for developers. */
  production: boolean;
}

function storyProject({ language, scheme, tags, production }: Variant): TestProjectConfiguration {
  return {
    extends: true,
    root: at('.'),
    // Everything that a story can come to is prepared before the first: a package found on the way would start all pages over.
    optimizeDeps: {
      entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'src/main.tsx'].map(at),
      ...(production && { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
    },
    ...(production && { oxc: { jsx: { development: false } } }),
    plugins: [frame, storybookTest({ configDir: at('.storybook'), tags: { include: tags }, initialGlobals: { locale: language, scheme } })],
    test: {
      isolate: false,
      name: `stories-${language}`,
      // Bounds, not measures: the machine may have more to do. In CI a second try, as in e2e: it is named at the end.
      retry: process.env['CI'] ? 1 : 0,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      provide: { variant: { language, scheme, pictures: hasPinnedBrowser } },
      setupFiles: [at('.storybook/vitest.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { look, browserLog },
        provider: playwright({
          launchOptions: browser,
          contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, timezoneId: 'America/Toronto', locale: `${language}-CA` },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: COMPARISON,
            resolveScreenshotPath: ({ arg }) => picturePath(arg),
            resolveDiffPath: ({ arg, ext }) => at(`.visual-diff/${arg}${ext}`),
          },
        },
      },
    },
  };
}

/** A configuration of its own: the other tests start without Storybook and Playwright. */
export default defineConfig({
  root: at('src'),
  publicDir: at('src/public'),
  plugins: [react(), gazetteer()],
  test: {
    root: at('.'),
    resolveSnapshotPath: heardPath,
    projects: [
      // Every story, on dark, with React's warnings for developers.
      storyProject({ language: 'fr', scheme: 'dark', tags: ['test'], production: false }),
      // Pages, and components whose layout depends on their words, on light, with React as visitors get it.
      storyProject({ language: 'en', scheme: 'light', tags: ['page', 'layout'], production: true }),
    ],
  },
});
