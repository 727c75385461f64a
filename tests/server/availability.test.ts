import { expect, test } from 'vitest';
import { FIRST_AVAILABILITY } from '../../src/contract/availability';
import { setupDayCapacity } from './dayCapacitySetup';

test('the default settings open every day, allow one booking a day and hold a request for a week', async () => {
  const { settings } = await setupDayCapacity();
  expect(await settings()).toEqual({ ...FIRST_AVAILABILITY, version: 1 });
});

test('the settings are replaced as a whole and return their version', async () => {
  const { server, owner, settings } = await setupDayCapacity();
  const body = { ...FIRST_AVAILABILITY, perDay: 2, holdDays: 10, blocked: [{ from: '2027-07-01', to: '2027-07-08', reason: ' Vacances ' }] };
  const response = await server.call('PUT', '/api/availability', { headers: { ...owner, 'if-match': '"1"' }, body });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe('"2"');
  expect(await settings()).toEqual({ ...body, blocked: [{ from: '2027-07-01', to: '2027-07-08', reason: 'Vacances' }], version: 2 });
});

test('of two concurrent edits the second is rejected with 412 and returns the current settings', async () => {
  const { server, owner, settings } = await setupDayCapacity();
  const put = (perDay: number) => server.call('PUT', '/api/availability', { headers: { ...owner, 'if-match': '"1"' }, body: { ...FIRST_AVAILABILITY, perDay } });
  const responses = await Promise.all([put(2), put(3)]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const currentSettings = await settings();
  expect(await responses.find(({ status }) => status === 412)?.json()).toMatchObject({ current: currentSettings });
});

test('invalid settings are rejected by field and change no setting', async () => {
  const { server, owner, settings } = await setupDayCapacity();
  const response = await server.call('PUT', '/api/availability', { headers: owner, body: { ...FIRST_AVAILABILITY, perDay: 0, blocked: [{ from: '2027-07-09', to: '2027-07-01' }] } });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { perDay: 'Il en faut au moins 1.', 'blocked[0].to': 'La fin doit venir après le début' } });
  expect((await settings()).version).toBe(1);
});
