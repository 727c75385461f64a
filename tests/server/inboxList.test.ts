import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import type { InboxLine } from '../../src/contract/inbox';
import { bookingRequest } from './bookingRequests';
import { DAY, setupInbox, setStatus, type InboxSetup } from './inboxSetup';

describe('inbox list', () => {
  const list = async ({ server, owner }: InboxSetup, query = '') => {
    const response = await server.call('GET', `/api/booking${query}`, { headers: owner });
    return { total: response.headers.get('x-total-count'), names: ((await response.json()) as InboxLine[]).map(({ request }) => request.contactInfo.name) };
  };
  const from = (name: string, more: object = {}) => ({ ...more, contactInfo: { ...bookingRequest().contactInfo, name } });

  test('sorts pending requests by waiting time, then confirmed ones by date, then the latest others', async () => {
    const scene = await setupInbox();
    const asks: [string, string, string][] = [['third', DAY, 'confirmed'], ['fifth', '2027-01-09', 'declined'], ['first', DAY, 'requested'], ['fourth', '2027-02-06', 'done'], ['second', '2027-01-02', 'requested'], ['earlier', '2027-05-01', 'confirmed']];
    for (const [index, [name, date, status]] of asks.entries()) {
      scene.server.travelTo(`2026-11-21T17:0${index}:00.000Z`);
      await setStatus(scene, await scene.ask(from(name, { date })), status);
    }
    expect((await list(scene, '?order=inbox')).names).toEqual(['first', 'second', 'earlier', 'third', 'fourth', 'fifth']);
    expect((await list(scene)).names).toEqual(['earlier', 'second', 'fourth', 'first', 'fifth', 'third']);
    expect(await list(scene, '?order=inbox&limit=2&offset=1')).toEqual({ total: '6', names: ['second', 'earlier'] });
    expect(await list(scene, '?status=confirmed&order=inbox')).toEqual({ total: '2', names: ['earlier', 'third'] });
    expect((await list(scene, '?status=nonsense')).names).toHaveLength(6);
  });

  test('finds requests by name, email, reference and place regardless of accents, and counts them by state', async () => {
    const scene = await setupInbox();
    const id = await scene.ask({ contactInfo: { name: 'Éloïse Gagnon-Côté', email: 'eloise@exemple.ca', location: '9e Rang, Saint-Éphrem', notes: '' } });
    await setStatus(scene, await scene.ask(from('Paul 100 % fumé')), 'done');
    const { reference } = await scene.read(id);
    for (const search of ['eloise', 'GAGNON-COTE', 'exemple.ca', reference.toLowerCase(), 'rang ephrem', 'éphrem éloïse']) expect(await list(scene, `?search=${encodeURIComponent(search)}`)).toEqual({ total: '1', names: ['Éloïse Gagnon-Côté'] });
    for (const search of ['100 %', 'fume']) expect((await list(scene, `?search=${encodeURIComponent(search)}`)).names).toEqual(['Paul 100 % fumé']);
    for (const search of ['_', '%%', "' or 1=1 --", 'eloise paul', '\\', 'x'.repeat(5000)]) expect((await list(scene, `?search=${encodeURIComponent(search)}`)).names).toEqual([]);
    expect((await list(scene, `?search=${encodeURIComponent('\0')}`)).names).toHaveLength(2);
    const counts = async (query: string): Promise<unknown> => (await scene.server.call('GET', `/api/booking-counts${query}`, { headers: scene.owner })).json();
    expect(await counts('')).toEqual({ requested: 1, confirmed: 0, declined: 0, cancelled: 0, done: 1 });
    expect(await counts('?search=paul')).toEqual({ requested: 0, confirmed: 0, declined: 0, cancelled: 0, done: 1 });
  });

  test('handles ten thousand requests', async () => {
    const scene = await setupInbox();
    const { db } = scene.server.parts.database;
    const { id: _, ...row } = await db.selectFrom('booking').selectAll().where('id', '=', await scene.ask()).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 10_000 }, (__, index) => ({ ...row, id: `many-${index}`, reference: `M-${index}`, search: `m-${index} marie tremblay upton`, status: BOOKING_STATUSES[index % 5] ?? 'done', created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() }));
    for (let start = 0; start < rows.length; start += 500) await db.insertInto('booking').values(rows.slice(start, start + 500)).execute();
    expect(await list(scene, '?order=inbox&limit=25&offset=9975')).toMatchObject({ total: '10001', names: { length: 25 } });
    expect((await list(scene, '?search=m-7777')).total).toBe('1');
    const ids: string[] = [];
    for (let offset = 0; offset < 2001; offset += 100) {
      const response = await scene.server.call('GET', `/api/booking?status=requested&order=inbox&limit=100&offset=${offset}`, { headers: scene.owner });
      ids.push(...((await response.json()) as InboxLine[]).map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(2001);
    expect(ids.slice(0, 3)).toEqual(['many-0', 'many-5', 'many-10']);
  }, 60_000);
});
