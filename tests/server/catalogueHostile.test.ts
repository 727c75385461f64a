import { expect, test, vi } from 'vitest';
import { line } from '../../src/contract/fields';
import { CATALOGUE_NAMES, RESOURCES } from '../../src/contract/resources';
import { HOSTILE } from '../hostile';
import { shared, textsOf, validResource } from '../hostileResources';
import { testServer } from './testServer';

/* The rendering of these resources in the browser is covered by the end-to-end tests. */

// Timeout, not a measure: several hundred texts per test, each read back.
vi.setConfig({ testTimeout: 120_000 });

const WRITTEN = CATALOGUE_NAMES.filter((name) => name !== 'content');

/** Texts that a single-line field accepts. The others contain characters that every single-line field rejects. */
const LET_IN = HOSTILE.filter((text) => line(200).isValidSync(text));
const REFUSED = HOSTILE.filter((text) => !LET_IN.includes(text));

test('there are at least 799 hostile strings, and validation accepts more than 80% of them', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(799);
  expect(LET_IN.length).toBeGreaterThan(HOSTILE.length * 0.8);
});

test.each(WRITTEN)('hostile strings in the fields of a %s are stored unchanged or rejected', async (resource) => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const { path } = RESOURCES[resource];
  const fields = textsOf(resource);
  for (const texts of shared(LET_IN, fields.length)) {
    const sent = validResource(resource, texts);
    const response = await server.call('POST', `/api${path}`, { headers, body: sent });
    expect(response.status, JSON.stringify(texts)).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const read = (await (await server.call('GET', `/api${path}/${id}`, { headers })).json()) as Record<string, unknown>;
    for (const field of fields) expect(read[field]).toBe(String(sent[field]).trim());
  }
  for (const text of REFUSED) expect([400, 422], JSON.stringify(text)).toContain((await server.call('POST', `/api${path}`, { headers, body: validResource(resource, [text]) })).status);
});

test.each(['user', 'meat'] as const)('a hostile search of the %s list returns no extra results and no error', async (resource) => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const everything = await server.call('GET', `/api${RESOURCES[resource].path}?limit=500&offset=0`, { headers });
  const total = Number(everything.headers.get('x-total-count'));
  for (const text of HOSTILE) {
    const response = await server.call('GET', `/api${RESOURCES[resource].path}?limit=25&offset=0&q=${encodeURIComponent(text.toWellFormed())}`, { headers });
    expect(response.status, JSON.stringify(text)).toBe(200);
    expect(Number(response.headers.get('x-total-count'))).toBeLessThanOrEqual(total);
  }
});

test('a hostile image or meeting URL is rejected or harmless', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  for (const text of HOSTILE) {
    const response = await server.call('POST', '/api/training', { headers, body: { title_fr: 'x', title_en: 'x', imageUrl: text, meetingUrl: text } });
    expect([201, 400, 422], JSON.stringify(text)).toContain(response.status);
    if (response.status !== 201) continue;
    const { imageUrl, meetingUrl } = (await response.json()) as Record<string, unknown>;
    for (const address of [imageUrl, meetingUrl]) expect(address).toMatch(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>/\\][^\s"'<>\\]*)?$/);
  }
});
