import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, TestProjectConfiguration } from 'vitest/config';
import { browserArguments, browserPath, hasPinnedBrowser } from './browser.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const executablePath = await browserPath();

if (!hasPinnedBrowser) console.info('Pictures are not compared: they belong to the browser that npm ships for Linux x64.');

/** React draws every render into the browser's profiler wherever it finds one; nobody looks at it here. */
const withoutTracks: Plugin = {
  name: 'without-tracks',
  transformIndexHtml: () => [{ tag: 'script', children: 'console.timeStamp = undefined;', injectTo: 'head-prepend' }],
};

function storyProject(language: 'fr' | 'en', scheme: 'dark' | 'light', exclude: string[] = []): TestProjectConfiguration {
  return {
    extends: true,
    root: at('.'),
    // Everything that a story can come to is prepared before the first: a package found on the way would start all pages over.
    optimizeDeps: { entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'src/main.tsx'].map(at) },
    plugins: [withoutTracks, storybookTest({ configDir: at('.storybook'), initialGlobals: { locale: language, scheme }, tags: { exclude } })],
    test: {
      isolate: false,
      name: `stories-${language}`,
      // Bounds, not measures; and in CI a second try for a picture that was taken a moment early.
      testTimeout: 60_000,
      retry: process.env['CI'] ? 1 : 0,
      provide: { variant: { language, scheme, pictures: hasPinnedBrowser } },
      setupFiles: [at('.storybook/vitest.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
          contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, timezoneId: 'America/Toronto', locale: `${language}-CA` },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) => at(`tests/visual/${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => at(`.visual-diff/${arg}${ext}`),
          },
        },
      },
    },
  };
}

/** Every story runs in French on dark; in English on light as well, unless there is nothing new to see in it (`no-picture`). */
export const projects: TestProjectConfiguration[] = [storyProject('fr', 'dark'), storyProject('en', 'light', ['no-picture'])];
