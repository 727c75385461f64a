import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { readTree } from './architecture/tree.ts';
import { routedPages } from './storyCoverage.ts';

/* `npm run budget`: JavaScript of each page's first load, as listed in Vite's manifest of the built site. */

const SITE = fileURLToPath(new URL('../dist/site/', import.meta.url));
const MANIFEST = `${SITE}.vite/manifest.json`;

/** Limits in bytes of gzip; 1 kB is 1,000 bytes. */
const CONTENT_LIMIT = 200_000;
const FORM_LIMIT = 265_000;

/** Pages that load Formik, Yup and the form fields. */
const FORM_PAGES = new Set(['BookingPage', 'ContactPage', 'SetupPage', 'LoginPage', 'RegisterPage', 'ForgotPasswordPage', 'ResetPasswordPage', 'BuilderPage', 'BookPage', 'YourEventPage', 'SelfServicePage']);

/** Entry and application, which every page loads. */
const APPLICATION = ['index.html', 'main.tsx'];

/** Code that no first load may contain, identified by a text that only its chunk contains. */
const LAZY_ONLY = { 'the map': 'leaflet-pane', 'the calendar of the date field': 'MuiDateCalendar', 'the calendar file': 'X-PUBLISHED-TTL' } as const;

/** Returns the manifest keys that the given ones import statically, including themselves. @throws Error for a key that was not built */
export function staticImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const pending = [...keys];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}: is the build older than the page?`);
    found.add(key);
    pending.push(...(chunk.imports ?? []));
  }
  return found;
}

export interface FirstLoad {
  page: string;
  files: number;
  bytes: number;
  limit: number;
  problems: string[];
}

/** Measures the first load of a page. @param path path of the page's file under `src` @param read returns the text of a built file */
export function firstLoadOf(path: string, manifest: Manifest, read: (file: string) => string): FirstLoad {
  const page = basename(path, '.tsx');
  const chunks = [...staticImports(manifest, [...APPLICATION, path])].flatMap((key) => manifest[key]?.file ?? []);
  const files = [...new Set(chunks)].filter((file) => file.endsWith('.js')).map(read);
  const bytes = files.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  const limit = FORM_PAGES.has(page) ? FORM_LIMIT : CONTENT_LIMIT;
  const problems = [
    ...(bytes > limit ? ['over its budget'] : []),
    ...Object.entries(LAZY_ONLY).flatMap(([name, mark]) => (files.some((text) => text.includes(mark)) ? [`loads ${name} at once`] : [])),
  ];
  return { page, files: files.length, bytes, limit, problems };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints a line per public and member page. @returns the numbers of passed and failed checks */
function measure(): { passed: number; failed: number } {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const read = (file: string) => readFileSync(`${SITE}${file}`, 'utf8');
  const sitemap = readTree('src').find(({ path }) => path === 'src/app/routes.tsx');
  const pages = (sitemap ? routedPages(sitemap) : []).filter((path) => /^src\/pages\/(public|member)\//.test(path)).map((path) => `${path.replace('src/', '')}.tsx`);
  const loads = pages.map((path) => firstLoadOf(path, manifest, read));
  for (const { page, files, bytes, limit, problems } of loads) {
    console.info(`${page.padEnd(24)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)} in ${files} files${problems.map((problem) => `  ${problem}`).join('')}`);
  }
  // A text that no chunk contains any more would make its check pass always.
  const built = Object.values(manifest).filter(({ file }) => file.endsWith('.js')).map(({ file }) => read(file));
  const unknown = Object.entries(LAZY_ONLY).filter(([, mark]) => !built.some((text) => text.includes(mark)));
  for (const [name, mark] of unknown) console.info(`No chunk contains "${mark}": update the mark of ${name} in tests/budget.ts`);
  if (pages.length === 0) console.info('src/app/routes.tsx leads to no public page.');
  const over = loads.filter(({ problems }) => problems.length > 0).length;
  return { passed: loads.length - over + Object.keys(LAZY_ONLY).length - unknown.length, failed: over + unknown.length + (pages.length === 0 ? 1 : 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync(MANIFEST)) {
    console.info('JavaScript of a first load (gzip):');
    const { passed, failed } = measure();
    console.info(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } else {
    console.info('dist/site is missing: run "npm run build" first.');
    process.exitCode = 1;
  }
}
