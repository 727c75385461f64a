import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions, OFFLINE } from '../browser';
import { E2E_FILES } from './files';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The built site in a real browser, against the real server. Each worker starts a server of its own (fixtures.ts). */
export default defineConfig({
  testDir: at('tests/e2e'),
  testMatch: at(E2E_FILES),
  outputDir: at('test-results/e2e'),
  // More than cores: a page waits much of its time.
  workers: 3,
  // In CI a second try, as a story has; the report names what needed it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Bounds, not measures: what never comes fails on a slow machine as on a fast one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: at('test-results/e2e.json') }]],
  use: {
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await launchOptions(OFFLINE),
    // Requests that a worker answers pass by `page.route`: it is tried where it is the subject.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recorded for a second try alone: it costs every page time. `--trace on` to see one at once.
    trace: 'on-first-retry',
  },
  // A test runs at one width, at both only where the width changes what it does.
  projects: [
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone|@both/, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
});
