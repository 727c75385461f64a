import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { firstLoadOf, staticImports } from './budget';

/** Returns text that gzip cannot shrink below half. */
const noise = (length: number) => {
  const pieces = Array.from({ length: Math.ceil(length / 64) }, (_, index) => createHash('sha256').update(String(index)).digest('hex'));
  return pieces.join('').slice(0, length);
};

const HOME = 'pages/public/HomePage.tsx';
const BOOKING = 'pages/public/BookingPage.tsx';
const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', name: 'index', isEntry: true, dynamicImports: ['main.tsx'] },
  'main.tsx': { file: 'assets/main.js', name: 'main', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  [HOME]: { file: 'assets/home.js', name: 'HomePage', imports: ['_react.js'], dynamicImports: ['map.tsx'] },
  [BOOKING]: { file: 'assets/booking.js', name: 'BookingPage', imports: ['_react.js'] },
  'map.tsx': { file: 'assets/map.js', name: 'map' },
};

const loadOf = (path: string, page: string) => firstLoadOf(path, MANIFEST, (file) => (/home|booking/.test(file) ? page : 'export {};'));

test('a first load contains static imports once and no dynamic ones', () => {
  expect([...staticImports(MANIFEST, ['index.html', 'main.tsx', HOME])].toSorted()).toEqual(['_react.js', 'index.html', 'main.tsx', HOME].toSorted());
  expect(loadOf(HOME, 'export {};')).toMatchObject({ files: 4, problems: [] });
});

test('a content page over 200 kB is over its budget, a page with a form has 265 kB', () => {
  const heavy = `export const a = '${noise(420_000)}';`;
  expect(loadOf(HOME, heavy).bytes).toBeGreaterThan(200_000);
  expect(loadOf(HOME, heavy).bytes).toBeLessThan(265_000);
  expect(loadOf(HOME, heavy).problems).toEqual(['over its budget']);
  expect(loadOf(BOOKING, heavy).problems).toEqual([]);
});

test('reports a map or a calendar in the first load', () => {
  expect(loadOf(HOME, 'export const a = "leaflet-pane";').problems).toEqual(['loads the map at once']);
  expect(loadOf(BOOKING, 'export const a = "MuiDateCalendar";').problems).toEqual(['loads the calendar of the date field at once']);
});

test('throws an error for a page that is missing in the manifest', () => {
  expect(() => loadOf('pages/public/NewPage.tsx', '')).toThrow('The manifest has no pages/public/NewPage.tsx');
});
