import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/client';
import { VersionConflictError, isInlineEditing, findEntry, readEntry, loadTextOverrides, saveEntry } from '../../src/api/contentEntries';
import { store, STORAGE_KEYS } from '../../src/api/storage';
import { PUBLIC_TEXTS } from '../../src/app/editing/publicTexts';
import { holesOf, overrideSchema } from '../../src/contract/content';
import { RICH_TAGS } from '../../src/contract/richTags';
import { diffText } from '../../src/features/editing/diffText';
import { HISTORY } from '../../src/features/editing/extensions';
import { rowsLike, rowsOf } from '../../src/features/editing/rows';
import { entries, texts } from '../../stories/fixtures/contentEntries';
import { readTree } from '../architecture/tree';
import { giveStorage } from '../api/fakes';

beforeEach(() => void giveStorage());
afterEach(() => void vi.unstubAllGlobals());

const respondWith = (...given: [status: number, body: unknown][]) => {
  const asked = vi.fn<typeof fetch>();
  for (const [status, body] of given) asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

test.each([['true', true], ['false', false], ['TRUE', false], ['1', false], [null, false]] as const)('the admin flag %s shows edit buttons: %s', (flag, shown) => {
  store(STORAGE_KEYS.isAdmin, flag);
  expect(isInlineEditing()).toBe(shown);
});

test('an entry is read bare or from the data of a success response', () => {
  const [entry] = entries;
  expect(readEntry(entry)).toEqual(entry);
  expect(readEntry({ success: true, data: entry })).toEqual(entry);
  expect(() => readEntry('words')).toThrow(Error);
});

test('text overrides are fetched once an hour, and again when the prerendered page contains others', async () => {
  const asked = respondWith([200, entries], [200, entries.slice(1)]);
  expect(await loadTextOverrides('fr', () => true)).toHaveLength(3);
  expect(await loadTextOverrides('fr', () => true)).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await loadTextOverrides('fr', () => false)).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('text overrides older than an hour or corrupt are fetched again', async () => {
  const asked = respondWith([200, entries], [200, entries], [200, entries]);
  await loadTextOverrides('fr', () => true);
  store(STORAGE_KEYS.contentTimestamp, String(Date.now() - 3_600_001));
  await loadTextOverrides('fr', () => true);
  store(STORAGE_KEYS.content, '[{"tag":1}]');
  await loadTextOverrides('fr', () => true);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a text without an entry uses its default, and any other failure is an error', async () => {
  const asked = respondWith([200, null], [404, {}], [500, {}]);
  expect(await findEntry('home.title', 'fr')).toBeNull();
  expect(asked.mock.calls[0]?.[0]).toBe('/api/content/home.title?or=null');
  expect(await findEntry('home.title', 'fr')).toBeNull();
  await expect(findEntry('home.title', 'fr')).rejects.toBeInstanceOf(ApiError);
});

test.each([404, 409, 412])('a save rejected with %i reports the current version', async (status) => {
  const [entry] = entries;
  if (!entry) throw new Error('No entry');
  respondWith([status, {}], [200, { ...entry, version: 9 }]);
  const failure: unknown = await saveEntry({ tag: entry.tag, value: entry.value }, entry, 'fr').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(VersionConflictError);
  expect(failure).toMatchObject({ current: { version: 9 } });
});

test('the list contains every public text once, including those of the layout, and none of the back office', () => {
  const tags = PUBLIC_TEXTS.map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags).toEqual(expect.arrayContaining(['home.title', 'shell.tagline', 'description.home', 'booking.title', 'form.whatIsWrong']));
  expect(tags.filter((tag) => /^(editing|admin|debug|setup)\./.test(tag))).toEqual([]);
});

test('the texts that allow formatting are exactly those that pages render as rich text', () => {
  const pages = readTree('src').filter(({ path }) => /^src\/pages\/.*\.tsx$/.test(path));
  const shown = pages.flatMap(({ path, text }) => [...text.matchAll(/\brich\('([\w.]+)'/g)].map(([, name = '']) => `${/(\w+)Page\.tsx$/.exec(path)?.[1]?.toLowerCase() ?? ''}.${name}`));
  expect(shown.toSorted()).toEqual([...RICH_TAGS].toSorted());
  expect(RICH_TAGS.filter((tag) => !PUBLIC_TEXTS.some((text) => text.tag === tag))).toEqual([]);
});

test('the undo history has a depth of 100, and a pause of 500 ms starts a new group', () => {
  expect(HISTORY).toEqual({ depth: 100, newGroupDelay: 500 });
});

test('an override may use only the placeholders of the default text and the facts of the business', () => {
  const schema = overrideSchema({ fr: 'Moi, c’est {{cook}}.', en: 'I’m {{cook}}.' });
  expect(holesOf('{{ b }} {{a}} {{b}}')).toEqual(['a', 'b']);
  expect(schema.isValidSync({ fr: 'Ici {{cook}}', en: '' })).toBe(true);
  expect(schema.isValidSync({ fr: 'À {{town}}, au {{phone}}', en: '{{business}}' })).toBe(true);
  expect(schema.isValidSync({ fr: 'Ici {{chef}}', en: '' })).toBe(false);
});

test('a row lists the language missing from an override, and incomplete rows come first', () => {
  const rows = rowsOf(texts, entries);
  expect(rows.map(({ text, missing }) => [text.tag, missing])).toEqual([
    ['about.fire.second', ['en']],
    ['home.lead', []],
    ['home.about.title', []],
    ['pizzas.price', []],
    ['winter.notice', []],
  ]);
  expect(rowsLike(rows, { search: 'HISTOIRE fumoir', page: '', onlyMissing: false }).map(({ text }) => text.tag)).toEqual(['home.about.title']);
  expect(rowsLike(rows, { search: '', page: 'pizzas', onlyMissing: false })).toHaveLength(1);
  expect(rowsLike(rows, { search: '', page: '', onlyMissing: true }).map(({ text }) => text.tag)).toEqual(['about.fire.second']);
});

test('the pieces of a difference reassemble to both texts', () => {
  const [before, after] = ['Douze heures de fumée, pas une de moins.', 'Quatorze heures de belle fumée, pas une de plus.'];
  const pieces = diffText(before, after);
  const side = (left: string) => pieces.filter(({ kind }) => kind !== left).map(({ text }) => text).join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
  expect(pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text.trim())).toEqual(['Douze', 'Quatorze', 'belle', 'moins.', 'plus.']);
});
