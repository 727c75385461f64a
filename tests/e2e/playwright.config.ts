import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions, OFFLINE } from '../browser';
import { E2E_FILES } from './files';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Runs the built site in a real browser against the real server. Each worker starts its own server (fixtures.ts). */
export default defineConfig({
  testDir: at('tests/e2e'),
  testMatch: at(E2E_FILES),
  outputDir: at('test-results/e2e'),
  // More workers than cores, because a page spends much of its time waiting.
  workers: 3,
  // One retry in CI, as for stories; the report lists the tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous limits, so that a slow machine fails only where a fast one does.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: at('test-results/e2e.json') }]],
  use: {
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await launchOptions(OFFLINE),
    // Blocked, because requests that a service worker answers bypass `page.route`. Tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recorded on a retry only, because a trace slows every page down. Use `--trace on` to record the first run.
    trace: 'on-first-retry',
  },
  // A test runs at one width, or at both where its behaviour depends on the width.
  projects: [
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone|@both/, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
});
