import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { gazetteer } from '../server/maps/gazetteerPlugin.ts';
import { browserLog } from './browserLog.ts';
import { hasPinnedBrowser, launchOptions } from './browser.ts';
import { ariaSnapshotPath } from './ariaSnapshots/path.ts';
import { COMPARISON } from './screenshots/comparison.ts';
import { captureScreenshot, screenshotPath } from './screenshots/capture.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const browser = await launchOptions();

if (!hasPinnedBrowser) console.info('Pictures are not compared: they belong to the browser that npm ships for Linux x64.');

/** Plugin that adds styles to the head of the story page. */
const frame: Plugin = {
  name: 'frame',
  transformIndexHtml: () => [
    // Makes a story's margins part of its screenshot, and hides the caret, because its blinking would make screenshots differ.
    { tag: 'style', children: 'body { display: flow-root } * { caret-color: transparent !important }', injectTo: 'head' },
    // Set only by the self-test of the screenshots, which checks that a story broken by these styles fails.
    { tag: 'style', children: process.env['BROKEN_STYLES'] ?? '', injectTo: 'head' },
  ],
};

interface Variant {
  language: 'fr' | 'en';
  scheme: 'dark' | 'light';
  /** Tags of the stories to run. */
  tags: string[];
  /** Production builds of React and the libraries: faster, and without React's development warnings. */
  production: boolean;
}

function storyProject({ language, scheme, tags, production }: Variant): TestProjectConfiguration {
  return {
    extends: true,
    root: at('.'),
    // All dependencies are optimized before the first story, because Vite reloads every page when it finds a new one.
    optimizeDeps: {
      entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'src/main.tsx'].map(at),
      ...(production && { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
    },
    ...(production && { oxc: { jsx: { development: false } } }),
    plugins: [frame, storybookTest({ configDir: at('.storybook'), tags: { include: tags }, initialGlobals: { locale: language, scheme } })],
    test: {
      isolate: false,
      name: `stories-${language}`,
      // Timeouts, not measures: the machine may be busy. In CI a failed test is retried once, as in e2e, and a test that passed on retry is listed at
      // the end.
      retry: process.env['CI'] ? 1 : 0,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      provide: { variant: { language, scheme, pictures: hasPinnedBrowser } },
      setupFiles: [at('.storybook/vitest.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { look: captureScreenshot, browserLog },
        provider: playwright({
          launchOptions: browser,
          contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, timezoneId: 'America/Toronto', locale: `${language}-CA` },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: COMPARISON,
            resolveScreenshotPath: ({ arg }) => screenshotPath(arg),
            resolveDiffPath: ({ arg, ext }) => at(`.visual-diff/${arg}${ext}`),
          },
        },
      },
    },
  };
}

/** Separate configuration, so that the other tests start without Storybook and Playwright. */
export default defineConfig({
  root: at('src'),
  publicDir: at('src/public'),
  plugins: [react(), gazetteer()],
  test: {
    root: at('.'),
    resolveSnapshotPath: ariaSnapshotPath,
    projects: [
      // Every story, in dark mode, with React's development warnings.
      storyProject({ language: 'fr', scheme: 'dark', tags: ['test'], production: false }),
      // Pages, and components whose layout depends on their texts, in light mode, with the production build of React.
      storyProject({ language: 'en', scheme: 'light', tags: ['page', 'layout'], production: true }),
    ],
  },
});
