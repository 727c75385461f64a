import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { readTree } from './architecture/tree.ts';
import { routedPages } from './storyCoverage.ts';

/* How much JavaScript a visitor waits for, page by page: the entry, the page's own chunk, and all that both import at once. */

const SITE = fileURLToPath(new URL('../dist/site/', import.meta.url));

/** Bytes of gzip; kB are 1000 bytes. */
const CONTENT_LIMIT = 165_000;
const FORM_LIMIT = 230_000;
/** Pages that carry Formik, Yup and their fields. Any other page that does is over its budget. */
const FORM_PAGES = new Set([
  'BookingPage',
  'ContactPage',
  'SetupPage',
  'LoginPage',
  'RegisterPage',
  'ForgotPasswordPage',
  'ResetPasswordPage',
  'BuilderPage',
  'BookPage',
  // Its first step is a form, and is what the visitor came for.
  'YourEventPage',
  // What can be changed of a request is asked in forms.
  'ManagePage',
]);

/** What a first load must do without, by a text that only its code holds. */
const LATER = { 'the map': 'leaflet-pane', 'the calendar of the date field': 'MuiDateCalendar' } as const;

/** The text of a built file by its path under dist/site, with a leading slash. */
type Read = (path: string) => string;

/** A chunk and everything it imports before it can run. */
export function staticClosure(starts: readonly string[], read: Read): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { module } = parseSync(path, read(path));
    const specifiers = [...module.staticImports.map((each) => each.moduleRequest.value), ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value))];
    for (const specifier of specifiers) if (specifier?.startsWith('.')) waiting.push(posix.join(posix.dirname(path), specifier));
  }
  return found;
}

/** The scripts that a page of HTML loads by itself, at once or after its first paint. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+\.js)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+\.js)"|"(\/assets\/[^"]+\.js)"[\],]/g)].flatMap(([, script, preload, later]) => script ?? preload ?? later ?? []);

export interface Load {
  page: string;
  bytes: number;
  limit: number;
  problems: string[];
}

/** Measures the first load of one page. @param chunk its own chunk; undefined when the build has none */
export function loadOf(page: string, chunk: string | undefined, html: string, read: Read): Load {
  const files = [...staticClosure([...scriptsOf(html), ...(chunk === undefined ? [] : [chunk])], read)];
  const bytes = files.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0);
  const limit = FORM_PAGES.has(page) ? FORM_LIMIT : CONTENT_LIMIT;
  const early = Object.entries(LATER).filter(([, mark]) => files.some((path) => read(path).includes(mark)));
  const problems = [
    ...(chunk === undefined ? ['has no chunk of its own (is the build older than the page?)'] : []),
    ...(bytes > limit ? ['over its budget'] : []),
    ...early.map(([name]) => `loads ${name} at once`),
  ];
  return { page, bytes, limit, problems };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Reads the built site, prints a line a page and gives back what is wrong. */
function measure(): { passed: number; failed: number } {
  const cached = new Map<string, string>();
  const read: Read = (path) => {
    const text = cached.get(path) ?? readFileSync(`${SITE}${path}`, 'utf8');
    cached.set(path, text);
    return text;
  };
  const html = read('/index.html');
  const chunks = readdirSync(`${SITE}assets`).filter((name) => name.endsWith('.js'));
  const sitemap = readTree('src').find(({ path }) => path === 'src/app/routes.tsx');
  const pages = (sitemap ? routedPages(sitemap) : []).filter((path) => /^src\/pages\/(public|member)\//.test(path)).map((path) => basename(path));
  const chunkOf = (page: string) => {
    const name = chunks.find((each) => each.replace(/-[\w-]{8}\.js$/, '') === page);
    return name === undefined ? undefined : `/assets/${name}`;
  };
  const loads = pages.map((page) => loadOf(page, chunkOf(page), html, read));
  for (const { page, bytes, limit, problems } of loads) console.info(`${page.padEnd(24)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)}${problems.map((problem) => `  ${problem}`).join('')}`);
  // A mark that no chunk holds any more would let everything through.
  const dead = Object.entries(LATER).filter(([, mark]) => !chunks.some((name) => read(`/assets/${name}`).includes(mark)));
  for (const [name, mark] of dead) console.info(`No chunk holds "${mark}": how is ${name} recognized now?`);
  if (pages.length === 0) console.info('The sitemap leads to no public page.');
  const failed = loads.filter(({ problems }) => problems.length > 0).length + dead.length + (pages.length === 0 ? 1 : 0);
  return { passed: loads.length + Object.keys(LATER).length - dead.length - loads.filter(({ problems }) => problems.length > 0).length, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync(`${SITE}index.html`)) {
    console.info('JavaScript of a first load (gzip):');
    const { passed, failed } = measure();
    console.info(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } else {
    console.info('dist/site is missing: run "npm run build" first.');
    process.exitCode = 1;
  }
}
