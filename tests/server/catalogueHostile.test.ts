import { expect, test, vi } from 'vitest';
import { CATALOGUE_NAMES, RESOURCES } from '../../src/contract/resources';
import { HOSTILE } from '../hostile';
import { thingOf } from '../hostileThings';
import { testServer } from './testServer';

/* The browser's side of this, what such things look like once they are shown, is seen end to end. */

// A bound, not a measure: some hundred texts a test, each read back.
vi.setConfig({ testTimeout: 120_000 });

const WRITTEN = CATALOGUE_NAMES.filter((name) => name !== 'content');

test('there are enough of them', () => {
  expect(HOSTILE.length).toBeGreaterThan(200);
});

test.each(WRITTEN)('a hostile text in every field of a %s is taken as it is, or not at all', async (resource) => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  const name = resource === 'training' ? 'title_fr' : 'name_fr';
  let taken = 0;
  for (const text of HOSTILE) {
    const response = await server.call('POST', `/api${RESOURCES[resource].path}`, { headers, body: thingOf(resource, [text]) });
    expect([201, 400, 422], JSON.stringify(text)).toContain(response.status);
    if (response.status !== 201) continue;
    const { id } = (await response.json()) as { id: string };
    const read = await server.call('GET', `/api${RESOURCES[resource].path}/${id}`, { headers });
    expect(await read.json()).toHaveProperty(name, text.trim());
    taken += 1;
  }
  expect(taken).toBeGreaterThan(HOSTILE.length * 0.8);
});

test('a hostile address of a picture or of a meeting is refused, or leads nowhere', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  for (const text of HOSTILE) {
    for (const field of ['imageUrl', 'meetingUrl']) {
      const response = await server.call('POST', '/api/training', { headers, body: { title_fr: 'x', title_en: 'x', [field]: text } });
      expect([201, 400, 422], JSON.stringify(text)).toContain(response.status);
      if (response.status !== 201) continue;
      const thing = (await response.json()) as Record<string, unknown>;
      expect(thing[field]).toMatch(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>/\\][^\s"'<>\\]*)?$/);
    }
  }
});
