import { expect, test, vi } from 'vitest';
import { line, paragraph } from '../../src/contract/fields';
import { cleanRich } from '../../src/contract/richText';
import { HOSTILE } from '../hostile';
import { shared } from '../hostileResources';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestServer } from './testServer';

/* Texts written by users other than the catalogue's owner: accounts, requests, and the texts of the site. */

// Timeout, not a measure: several hundred texts per test, each read back.
vi.setConfig({ testTimeout: 120_000 });

const fitting = (rule: ReturnType<typeof line>) => HOSTILE.filter((text) => rule.isValidSync(text));
const refused = (rule: ReturnType<typeof line>) => HOSTILE.filter((text) => !rule.isValidSync(text));

/** 422 for a text that validation rejects, 400 for a text with a NUL, which is rejected before validation. */
const REFUSALS = [400, 422];

/** Checks the status of a response and returns its body. */
async function checkedBody<Data>(response: Response, texts: readonly string[], ...statuses: number[]): Promise<Data> {
  expect(statuses, JSON.stringify(texts)).toContain(response.status);
  return (await response.json()) as Data;
}

async function newUser(server: TestServer, headers: Record<string, string>) {
  const body = { username: 'marie', email: 'marie@example.org', name: 'Marie', password: 'une phrase bien longue' };
  return (await checkedBody<{ id: string }>(await server.call('POST', '/api/user', { headers, body }), [], 201)).id;
}

test('a hostile user name is stored unchanged or rejected', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const path = `/api/user/${await newUser(server, headers)}`;
  // A username that is an email address must be the account's own.
  const names = fitting(line(60)).filter((text) => !text.includes('@'));
  expect(names.length).toBeGreaterThan(HOSTILE.length * 0.7);
  for (const [name = '', username = name] of shared(names, 2)) {
    await checkedBody(await server.call('PUT', path, { headers, body: { name, username, email: 'marie@example.org' } }), [name, username], 200);
    expect(await (await server.call('GET', path, { headers })).json()).toMatchObject({ name: name.trim(), username: username.trim(), role: 'user', email: 'marie@example.org' });
  }
  for (const name of refused(line(120))) await checkedBody(await server.call('PUT', path, { headers, body: { name, username: 'marie', email: 'marie@example.org' } }), [name], ...REFUSALS);
});

test('hostile strings in a booking are stored unchanged or rejected, and the inbox can search for each', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const usual = bookingRequest().contactInfo;
  for (const [name = '', location = name, ...rest] of shared(fitting(line(120)), 12)) {
    const notes = rest.join('\n');
    const { id } = await checkedBody<{ id: string }>(await server.call('POST', '/api/booking', { body: bookingRequest({ contactInfo: { ...usual, name, location, notes } }) }), [name, location, notes], 201);
    const { request } = (await (await server.call('GET', `/api/booking/${id}`, { headers })).json()) as { request: object };
    expect(request).toMatchObject({ contactInfo: { name: name.trim(), location: location.trim(), notes: notes.trim() } });
  }
  for (const name of refused(line(120))) await checkedBody(await server.call('POST', '/api/booking', { body: bookingRequest({ contactInfo: { ...usual, name } }) }), [name], ...REFUSALS);
  for (const text of HOSTILE) {
    const response = await server.call('GET', `/api/booking?limit=1&offset=0&search=${encodeURIComponent(text.toWellFormed())}`, { headers });
    expect(response.status, JSON.stringify(text)).toBe(200);
  }
});

test('a plain text of the site shows hostile strings unchanged', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const texts = shared(fitting(paragraph(20_000)), 2);
  const entries = texts.map(([fr = '', en = fr], index) => ({ tag: `home.hostile.text${index}`, value: { fr, en } }));
  expect(await checkedBody(await server.call('POST', '/api/content_backfill', { headers, body: { entries } }), [], 200)).toEqual({ added: entries.length });
  const stored = new Map(((await (await server.call('GET', '/api/content', { headers })).json()) as typeof entries).map(({ tag, value }) => [tag, value]));
  for (const { tag, value } of entries) expect(stored.get(tag)).toEqual({ fr: value.fr.trim(), en: value.en.trim() });
  for (const fr of refused(paragraph(20_000))) await checkedBody(await server.call('POST', '/api/content_backfill', { headers, body: { entries: [{ tag: 'home.hero.title', value: { fr, en: '' } }] } }), [fr], ...REFUSALS);
});

test('sanitizing hostile rich text keeps only markup of the editor and is idempotent', () => {
  for (const text of HOSTILE) {
    const cleaned = cleanRich(text);
    expect(cleaned, text).not.toMatch(/<(?!\/?(?:p|h[1-3]|ul|ol|li|blockquote|pre|code|strong|em|s|span|br|hr)\b)[a-z!/?]/i);
    expect(cleaned, text).not.toMatch(/<[^>]*\s(?:on\w+|href|src|style)\s*=/i);
    expect(cleanRich(cleaned)).toBe(cleaned);
  }
});
