import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_AVAILABILITY } from '../../src/contract/availability';
import type { FullDay } from '../../src/contract/inbox';
import { frenchSpacing } from '../../src/contract/language';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { createDayStatus } from '../../src/contract/dayAvailability';
import { bookingRequest } from './bookingRequests';
import { setupDayCapacity, type DayCapacitySetup } from './dayCapacitySetup';

const DAY = '2027-06-19';
const OTHER_DAY = '2027-07-03';
const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const times = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('last slot of a day', () => {
  test('is confirmed once, and the other request is rejected with the other bookings of the day', async () => {
    const scene = await setupDayCapacity();
    const [first, second] = [await scene.ask({ date: DAY }), await scene.ask({ date: DAY })];
    expect((await scene.performAction(first, 'confirm')).status).toBe(200);
    const refused = await scene.performAction(second, 'confirm');
    expect(refused.status).toBe(409);
    const { message, current } = (await refused.json()) as { message: string; current: { fullDay: FullDay } };
    expect(message).toBe(frenchSpacing('Cette journée est complète : rien n’a été confirmé ni déplacé.'));
    expect(current.fullDay).toMatchObject({ date: DAY, room: { obstacle: 'full', places: 1, taken: 1 }, sameDay: [{ id: first, name: 'Marie Tremblay', status: 'confirmed' }] });
    expect(await scene.read(second)).toMatchObject({ status: 'requested', version: 1, history: [], room: { obstacle: 'full', places: 1, taken: 1 } });
  });

  test('is rejected in the language of the request when already taken', async () => {
    const scene = await setupDayCapacity();
    const [first, second] = [await scene.ask({ date: DAY }), await scene.ask({ date: DAY })];
    await scene.performAction(first, 'confirm');
    const refused = await scene.server.call('POST', `/api/booking/${second}/transition`, { headers: { ...scene.owner, 'accept-language': 'en' }, body: { act: 'confirm' } });
    expect(await refused.json()).toMatchObject({ message: 'This day is full: nothing was confirmed or moved.' });
  });

  test('can be overbooked when the owner confirms explicitly', async () => {
    const scene = await setupDayCapacity();
    const [first, second] = [await scene.ask({ date: DAY }), await scene.ask({ date: DAY })];
    await scene.performAction(first, 'confirm');
    expect((await scene.performAction(second, 'confirm', { body: { anyway: true } })).status).toBe(200);
    expect(await scene.confirmedOn(DAY)).toBe(2);
    expect((await scene.read(second)).room).toEqual({ obstacle: 'full', places: 1, taken: 1, reason: '' });
  });

  test('is freed when its booking is cancelled or moved', async () => {
    const scene = await setupDayCapacity();
    const [first, second, third] = [await scene.ask({ date: DAY }), await scene.ask({ date: DAY }), await scene.ask({ date: DAY })];
    await scene.performAction(first, 'confirm');
    await scene.performAction(first, 'move', { body: { date: OTHER_DAY } });
    expect((await scene.performAction(second, 'confirm')).status).toBe(200);
    await scene.performAction(second, 'cancel');
    expect((await scene.performAction(third, 'confirm')).status).toBe(200);
  });

  test('cannot be taken by moving a confirmed booking, whose time may change, while a pending request may move', async () => {
    const scene = await setupDayCapacity();
    const [there, moving, waiting] = [await scene.ask({ date: OTHER_DAY }), await scene.ask({ date: DAY }), await scene.ask({ date: '2027-08-07' })];
    for (const id of [there, moving]) await scene.performAction(id, 'confirm');
    const refused = await scene.performAction(moving, 'move', { body: { date: OTHER_DAY } });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ current: { fullDay: { date: OTHER_DAY, sameDay: [{ id: there }] } } });
    expect((await scene.read(moving)).request.date).toBe(DAY);
    expect((await scene.performAction(moving, 'move', { body: { date: DAY, time: '12:00' } })).status).toBe(200);
    expect((await scene.performAction(waiting, 'move', { body: { date: OTHER_DAY } })).status).toBe(200);
    expect((await scene.performAction(moving, 'move', { body: { date: OTHER_DAY, anyway: true } })).status).toBe(200);
    expect(await scene.confirmedOn(OTHER_DAY)).toBe(2);
  });

  test('is taken by an event on the same day', async () => {
    const scene = await setupDayCapacity();
    const body = { name_fr: 'Portes ouvertes', name_en: 'Open house', date: DAY, time: '11:00', isActive: true, visibility: 'public' };
    await scene.server.call('PUT', '/api/event/open-house', { headers: scene.owner, body });
    expect((await scene.performAction(await scene.ask({ date: DAY }), 'confirm')).status).toBe(409);
  });
});

test.each([
  ['the owner is away', { blocked: [{ from: '2027-06-18', to: '2027-06-20', reason: 'Noces de Rose' }] }, 'blocked', 'Noces de Rose', 'Vous avez bloqué cette journée : rien n’a été confirmé ni déplacé.'],
  ['the weekday is closed', { hours: { ...FIRST_AVAILABILITY.hours, saturday: { open: false, from: '10:00', to: '22:00' } } }, 'closed', '', 'Vous êtes fermé ce jour de la semaine : rien n’a été confirmé ni déplacé.'],
] as const)('confirming a request needs an explicit override while %s', async (_, changes, obstacle, reason, message) => {
  const scene = await setupDayCapacity();
  await scene.set(structuredClone(changes) as Parameters<DayCapacitySetup['set']>[0]);
  const id = await scene.ask({ date: DAY });
  expect((await scene.read(id)).room).toEqual({ obstacle, places: 1, taken: 0, reason });
  const refused = await scene.performAction(id, 'confirm');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: frenchSpacing(message) });
  expect((await scene.performAction(id, 'confirm', { body: { anyway: true } })).status).toBe(200);
});

/** Number of concurrent confirmations, several times PostgreSQL's number of connections. */
const CONFIRMS = Number(process.env['CONFIRMS_AT_ONCE'] ?? 60);

test.each([1, 3])('concurrent confirmations for a day with %i slots fill exactly those, and the others are rejected', async (perDay) => {
  const scene = await setupDayCapacity();
  await scene.set({ perDay });
  const ids = await Promise.all(Array.from({ length: CONFIRMS }, () => scene.ask({ date: DAY })));
  /** Retries on 503 as the site does. This is safe because the idempotency key counts only once. */
  const confirm = async (id: string): Promise<Response> => {
    const headers = { ...scene.owner, 'if-match': '"1"', 'idempotency-key': `confirm ${id}` };
    const response = await scene.server.call('POST', `/api/booking/${id}/transition`, { headers, body: { act: 'confirm' } });
    return response.status === 503 ? confirm(id) : response;
  };
  const responses = await Promise.all(ids.map(confirm));
  expect(statusesOf(responses)).toEqual([...times(perDay, 200), ...times(CONFIRMS - perDay, 409)]);
  expect(await scene.confirmedOn(DAY)).toBe(perDay);
  const rooms = await Promise.all(responses.filter(({ status }) => status === 409).map(async (response) => ((await response.json()) as { current: { fullDay: FullDay } }).current.fullDay.room));
  for (const room of rooms) expect(room).toEqual({ obstacle: 'full', places: perDay, taken: perDay, reason: '' });
}, 120_000);

type Step = { act: 'ask'; day: string } | { act: 'confirm' | 'cancel'; which: number } | { act: 'move'; which: number; day: string };

test('any concurrent sequence of requests, confirmations, cancellations and moves respects the daily capacity', async () => {
  const days = [DAY, OTHER_DAY];
  const anyDay = fc.constantFrom(...days);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ act: fc.constant('ask' as const), day: anyDay }),
    fc.record({ act: fc.constantFrom('confirm' as const, 'cancel' as const), which: fc.nat(7) }),
    fc.record({ act: fc.constant('move' as const), which: fc.nat(7), day: anyDay }),
  );
  const scene = await setupDayCapacity();
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), rounds, async (perDay, plan) => {
      const { db } = scene.server.parts.database;
      for (const table of ['mail_outbox', 'booking_history', 'booking'] as const) await db.deleteFrom(table).execute();
      await scene.set({ perDay });
      const ids: string[] = [await scene.ask({ date: DAY }), await scene.ask({ date: DAY })];
      const take = async (each: Step) => {
        if (each.act === 'ask') return scene.server.call('POST', '/api/booking', { body: bookingRequest({ date: each.day }) });
        const id = ids[each.which % ids.length] ?? '';
        return scene.performAction(id, each.act, { body: each.act === 'move' ? { date: each.day } : {} });
      };
      for (const together of plan) {
        const responses = await Promise.all(together.map(take));
        for (const [index, response] of responses.entries()) {
          // A move to the current date is rejected with 422.
          expect(together[index]?.act === 'move' ? [200, 409, 422] : [200, 201, 409]).toContain(response.status);
          if (together[index]?.act === 'ask') ids.push(((await response.json()) as { id: string }).id);
        }
        const busy = (await (await scene.server.call('GET', '/api/busy-days')).json()) as Parameters<typeof createDayStatus>[0];
        for (const day of days) {
          const taken = await scene.confirmedOn(day);
          expect(perDay - taken).toBeGreaterThanOrEqual(0);
          expect(createDayStatus(busy, DEFAULT_SETTINGS.rules.leadTimeDays)(day, '2026-11-21')).toMatchObject({ taken, places: perDay, free: perDay - taken });
        }
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);
