import { expect, test } from 'vitest';
import type { TextVersion } from '../../src/contract/content';
import { HOSTILE_MARKUP } from '../contract/hostileMarkup';
import { texts } from '../../server/db/textsMigration';
import { testServer } from './testServer';

const TAG = 'home.about.title';
const RICH = 'about.fire.first';

async function scene() {
  const server = await testServer();
  const headers = await server.signedIn('admin', 'Samuel');
  const write = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    server.call(method, `/api/content${path}`, { headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) });
  const versions = async (idOrTag: string) => (await (await write('GET', `/${idOrTag}/versions`)).json()) as TextVersion[];
  const add = async (tag: string, fr: string, en = '') => (await (await write('POST', '', { tag, value: { fr, en } })).json()) as { id: string; value: { fr: string; en: string } };
  return { server, write, versions, add };
}

test('each write of a text adds a version with timestamp and author, listed newest first', async () => {
  const { server, write, versions, add } = await scene();
  const { id } = await add(TAG, 'un', 'one');
  server.travelTo('2026-11-21T18:00:00.000Z');
  await write('PUT', `/${id}`, { tag: TAG, value: { fr: 'deux', en: 'one' } });
  await write('DELETE', `/${TAG}`);
  expect(await versions(TAG)).toEqual([
    { number: 3, value: null, savedAt: '2026-11-21T18:00:00.000Z', savedBy: 'Samuel' },
    { number: 2, value: { fr: 'deux', en: 'one' }, savedAt: '2026-11-21T18:00:00.000Z', savedBy: 'Samuel' },
    { number: 1, value: { fr: 'un', en: 'one' }, savedAt: '2026-11-21T17:00:00.000Z', savedBy: 'Samuel' },
  ]);
});

test('versions are found by id and by tag, and an unchanged text has no versions', async () => {
  const { versions, add } = await scene();
  const { id } = await add(TAG, 'un');
  expect(await versions(id)).toEqual(await versions(TAG));
  expect(await versions('home.never.changed')).toEqual([]);
});

test('a rejected write adds no version', async () => {
  const { write, versions, add } = await scene();
  const { id } = await add(TAG, 'un');
  expect((await write('PUT', `/${id}`, { tag: TAG, value: { fr: 'deux' } }, { 'if-match': '"9"' })).status).toBe(412);
  expect((await write('POST', '', { tag: TAG, value: { fr: 'trois' } })).status).toBe(409);
  expect(await versions(TAG)).toHaveLength(1);
});

test('renaming the tag of a text reverts the old tag to the default text', async () => {
  const { write, versions, add } = await scene();
  const { id } = await add(TAG, 'un');
  await write('PUT', `/${id}`, { tag: 'home.about.lead', value: { fr: 'un' } });
  expect((await versions(TAG)).map(({ value }) => value)).toEqual([null, { fr: 'un', en: '' }]);
  expect(await versions('home.about.lead')).toHaveLength(1);
});

test('backfilled texts get a version', async () => {
  const { server, versions } = await scene();
  const headers = await server.signedIn('admin', 'Luc');
  await server.call('POST', '/api/content_backfill', { headers, body: { entries: [{ tag: TAG, value: { fr: 'un', en: 'one' } }] } });
  expect(await versions(TAG)).toMatchObject([{ number: 1, savedBy: 'Luc' }]);
});

test('migrating existing texts adds a first version without an author, once', async () => {
  const { server, versions } = await scene();
  const { db } = server.parts.database;
  expect(await versions('home.story.title')).toMatchObject([{ number: 1, value: { fr: 'Notre histoire', en: 'Our story' }, savedBy: '' }]);
  await texts.up(db);
  expect(await versions('home.story.title')).toHaveLength(1);
});

test('a version outlives the account of its author, without the name', async () => {
  const { server, add } = await scene();
  await add(TAG, 'un');
  const other = await server.signedIn('admin', 'Luc');
  const { id } = await server.parts.database.db.selectFrom('user').select('id').where('username', '=', 'Samuel').executeTakeFirstOrThrow();
  await server.parts.database.db.deleteFrom('user').where('id', '=', id).execute();
  const response = await server.call('GET', `/api/content/${TAG}/versions`, { headers: other });
  expect(await response.json()).toMatchObject([{ number: 1, savedBy: '' }]);
});

test('a rich text is sanitized to the markup of the editor before storage', async () => {
  const { add, write } = await scene();
  for (const markup of HOSTILE_MARKUP.filter((each) => !each.includes('\u0000'))) {
    const { value } = await add(RICH, markup, `<p>safe</p>${markup}`);
    for (const text of [value.fr, value.en]) expect(text).not.toMatch(/<(?!\/?(?:p|h[1-6]|pre|ul|ol|li|blockquote|strong|em|s|code|br|hr|span)\b)|<\w+ (?!style="color: #6D28D9">)/);
    expect((await write('DELETE', `/${RICH}`)).status).toBe(200);
  }
});

test('a plain text is stored unchanged with its markup, because pages show it as text', async () => {
  const { add } = await scene();
  expect((await add(TAG, 'un <b>gras</b> & plus')).value.fr).toBe('un <b>gras</b> & plus');
});

test.each(['__proto__.polluted', 'home.__proto__', 'home.constructor.prototype', 'prototype.x'])('the text tag %s is rejected', async (tag) => {
  const { write } = await scene();
  expect((await write('POST', '', { tag, value: { fr: 'x' } })).status).toBe(422);
});

test('reading a missing text returns null with or=null, and 404 otherwise', async () => {
  const { write } = await scene();
  const none = await write('GET', `/${TAG}?or=null`);
  expect([none.status, await none.json()]).toEqual([200, null]);
  expect((await write('GET', `/${TAG}`)).status).toBe(404);
});
