import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadOf, scriptsOf, staticClosure } from './budget';

const reading = (files: Readonly<Record<string, string>>) => (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`No ${path}`);
  return text;
};

/** Text of which gzip saves only half. */
const noise = (length: number) => {
  const pieces = Array.from({ length: Math.ceil(length / 64) }, (_, index) => createHash('sha256').update(String(index)).digest('hex'));
  return pieces.join('').slice(0, length);
};

const HTML = '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/react-1.js"><link rel="stylesheet" href="/a.css">';

test('a page loads its scripts and what it preloads', () => {
  expect(scriptsOf(HTML)).toEqual(['/assets/index-1.js', '/assets/react-1.js']);
});

test('a chunk brings what it imports, and what that imports, once; never what it imports later', () => {
  const read = reading({
    '/assets/a.js': 'import "./b.js"; import { x } from "./c.js"; const later = () => import("./d.js");',
    '/assets/b.js': 'export { y } from "./c.js";',
    '/assets/c.js': 'import "./a.js"; export const x = 1, y = 2;',
  });
  expect([...staticClosure(['/assets/a.js'], read)].toSorted()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});

const site = (page: string) => reading({ '/assets/index-1.js': 'import "./react-1.js";', '/assets/react-1.js': 'export {};', '/assets/page.js': page });
const load = (name: string, page: string) => loadOf(name, '/assets/page.js', HTML, site(page));

test('a small page is within its budget', () => {
  const small = load('HomePage', 'import "./react-1.js"; export const a = 1;');
  expect(small.problems).toEqual([]);
  expect(small.bytes).toBeGreaterThan(0);
});

test('a page over its budget is said to be so, and a page with a form has more room', () => {
  const heavy = `export const a = '${noise(330_000)}';`;
  expect(load('HomePage', heavy).bytes).toBeGreaterThan(165_000);
  expect(load('HomePage', heavy).bytes).toBeLessThan(230_000);
  expect(load('HomePage', heavy).problems).toEqual(['over its budget']);
  expect(load('BookingPage', heavy).problems).toEqual([]);
});

test('a map or a calendar in the first load is found', () => {
  expect(load('HomePage', 'export const a = "leaflet-pane";').problems).toEqual(['loads the map at once']);
  expect(load('BookingPage', 'export const a = "MuiDateCalendar";').problems).toEqual(['loads the calendar of the date field at once']);
});

test('a page that the build does not know, or that every page carries, is found', () => {
  expect(loadOf('HomePage', undefined, HTML, site('')).problems).toEqual(['has no chunk of its own (is the build older than the page?)']);
});
