/*
 * Opens the built Storybook from a static server under a subpath: every docs page with its story, and one story of each file without a docs page.
 * `node tests/builtstorybook/run.ts inbox` opens only entries with that word in their id; `--all pages` opens every story of these entries and runs
 * its play function in the manager's canvas.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../browser.ts';
import { buildStorybook, FOLDER } from './build.ts';
import { entriesOf, entriesToOpen, type Entry } from './entries.ts';
import { serveFolder } from './serve.ts';
import { walk, type Opened } from './walk.ts';

/** Removes the base from Vite's preload helper, so that each lazy import fails with "Failed to construct 'URL': Invalid URL". */
const breakPreloads = (script: string): string => script.replace(/new URL\((\w+),\w+\)\.href/, 'new URL($1).href');

async function openAll(browser: Browser, entries: readonly Entry[], alter?: (script: string) => string): Promise<Opened[]> {
  const server = await serveFolder(FOLDER, alter);
  try {
    return await walk(browser, server, entries);
  } finally {
    await server.close();
  }
}

buildStorybook();
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
const index: unknown = JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8'));
const all = entriesOf(index);
const entries = (values.all ? all : entriesToOpen(all)).filter(({ id }) => id.includes(positionals[0] ?? ''));
const browser = await chromium.launch(await launchOptions());
const begun = performance.now();
const opened = await openAll(browser, entries);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const broken = opened.filter(({ problems }) => problems.length > 0);
const planted = await openAll(browser, entriesToOpen(all).slice(0, 4), breakPreloads);
const isCaught = planted.some(({ problems }) => problems.join().includes('Invalid URL'));
await browser.close();

for (const { id, problems } of broken) console.info(`${id}\n  ${problems.join('\n  ')}`);
if (!isCaught) console.info('A broken preload helper was not noticed.');
if (opened.length < entries.length) console.info(`${entries.length - opened.length} entries were not opened: too many are broken.`);
console.info(`${opened.length} entries opened in ${seconds} s`);
const failed = broken.length + (isCaught ? 0 : 1);
console.info(`${opened.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
