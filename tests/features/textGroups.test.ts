import { expect, test } from 'vitest';
import { PUBLIC_TEXTS } from '../../src/app/editing/publicTexts';
import { inLanguage } from '../../src/app/language';
import { routeAt } from '../../src/app/routes';
import { editsOf, groupsOf } from '../../src/features/editing/groups';
import { rowsOf } from '../../src/features/editing/rows';
import { NOWHERE, sectionOf, TEXT_PAGES } from '../../src/features/editing/textSections';
import { entries, texts } from '../../stories/fixtures/contentEntries';

const grouped = (saved = entries) => groupsOf(rowsOf(texts, saved), editsOf(saved), editsOf(saved));

const PLACES = TEXT_PAGES.flatMap(({ places }) => places);

test('every text of the site is assigned to a page and a section', () => {
  expect(PUBLIC_TEXTS.filter(({ tag }) => sectionOf(tag).page === NOWHERE)).toEqual([]);
});

test('every section and each of its tag prefixes matches at least one text', () => {
  const used = new Set(PUBLIC_TEXTS.map(({ tag }) => sectionOf(tag).place));
  expect(PLACES.filter((place) => !used.has(place)).map(({ id }) => id)).toEqual([]);
  const beginnings = PLACES.flatMap(({ tags }) => tags);
  expect(beginnings.filter((beginning) => !PUBLIC_TEXTS.some(({ tag }) => tag.startsWith(beginning)))).toEqual([]);
});

test('section ids are unique', () => {
  const ids = [...PLACES.map(({ id }) => id), ...TEXT_PAGES.map(({ id }) => `page ${id}`)];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the longest matching tag prefix decides the section', () => {
  expect(sectionOf('pizzas.lead').place.id).toBe('pizzas');
  expect(sectionOf('pizzas.topping.none').place.id).toBe('pizzas.topping');
  expect(sectionOf('shell.titles.pizzas').page.id).toBe('pizzas');
  expect([sectionOf('shell.pages.contact').page.id, sectionOf('shell.pages.adminMeats').page.id]).toEqual(['shared', 'office']);
});

test.each(PLACES.flatMap(({ id, seen }) => ('path' in seen ? [[id, seen.path] as const] : [])))('the section %s is shown on an existing page', (_, path) => {
  expect(routeAt(inLanguage({ pathname: `/fr/${path}`, search: '', hash: '' }, 'fr'))?.path).toBe(path);
});

test('pages are sorted by number of edits, then by the site’s own order', () => {
  const groups = grouped();
  expect(groups.map(({ page, count, edits, missing }) => [page.id, count, edits, missing])).toEqual([
    ['home', 2, 3, 0],
    ['about', 1, 1, 1],
    ['nowhere', 1, 1, 0],
    ['pizzas', 1, 0, 0],
  ]);
});

test('sections of a page are sorted by number of edits', () => {
  const [home] = grouped();
  expect(home?.places.map(({ place, edits }) => [place.id, edits])).toEqual([['home.about', 3], ['home', 0]]);
});

test('pages without edits keep the site’s own order', () => {
  const groups = groupsOf(rowsOf(PUBLIC_TEXTS, []), editsOf([]), editsOf([]));
  expect(groups.map(({ page }) => page.id)).toEqual(TEXT_PAGES.map(({ id }) => id));
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(PUBLIC_TEXTS.length);
});

test('the order of the list stays the same while its texts are edited', () => {
  const edited = entries.map((entry) => ({ ...entry, version: entry.tag === 'about.fire.second' ? 9 : entry.version }));
  const groups = groupsOf(rowsOf(texts, edited), editsOf(edited), editsOf(entries));
  expect(groups.map(({ page, edits }) => [page.id, edits])).toEqual([['home', 3], ['about', 9], ['nowhere', 1], ['pizzas', 0]]);
});
