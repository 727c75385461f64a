import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import { INBOX_ACTS, INBOX_RULES, isLegal, type InboxLine } from '../../src/contract/inbox';
import { bookingRequest } from './bookingRequests';
import { inboxScene, inEntry, LETTER, lettersOf, type Scene } from './inboxScene';
import { eventRequest, trainingRequest } from './memberRequestBodies';
import { NOW } from './testServer';

const DAY = '2027-06-19';
/** The evening of that day in Québec. */
const EVENING = '2027-06-19T23:00:00.000Z';

const standAt = ({ server }: Scene, id: string, status: string) => server.parts.database.db.updateTable('booking').set({ status }).where('id', '=', id).execute();
const statusIn = async ({ server }: Scene, id: string) => (await server.parts.database.db.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const historyIn = async ({ server }: Scene, id: string) => server.parts.database.db.selectFrom('booking_history').selectAll().where('booking_id', '=', id).orderBy('version').execute();
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('the state machine', () => {
  test.each(BOOKING_STATUSES)('a request that is %s takes every legal act and refuses every other, telling what stands', async (status) => {
    const scene = await inboxScene();
    const ids = await Promise.all(INBOX_ACTS.map(() => scene.ask({ date: DAY })));
    for (const [index, act] of INBOX_ACTS.entries()) {
      const id = ids[index] ?? '';
      await standAt(scene, id, status);
      scene.server.travelTo(act === 'move' ? NOW : EVENING);
      const response = await scene.act(id, act);
      const legal = isLegal(act, { status, date: DAY, erased: false }, DAY);
      expect([act, response.status]).toEqual([act, legal ? 200 : 409]);
      expect(await statusIn(scene, id)).toBe(legal ? (INBOX_RULES[act].to ?? status) : status);
      expect(await historyIn(scene, id)).toHaveLength(legal ? 1 : 0);
      expect(await response.json()).toMatchObject(legal ? { id, version: 2 } : { current: { id, status, version: 1 } });
    }
  }, 60_000);

  test('is not done before its day', async () => {
    const scene = await inboxScene();
    const id = await scene.ask({ date: DAY });
    await standAt(scene, id, 'confirmed');
    scene.server.travelTo('2027-06-19T03:59:00.000Z');
    expect((await scene.act(id, 'finish')).status).toBe(409);
    scene.server.travelTo('2027-06-19T04:01:00.000Z');
    expect((await scene.act(id, 'finish')).status).toBe(200);
  });

  test('knows no other act', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    for (const act of ['requested', 'move', 'constructor', '']) expect((await scene.act(id, 'confirm', { body: { act } })).status).toBe(422);
    expect((await scene.act(id, 'finish', { body: { act: 'finish', letter: LETTER } })).status).toBe(422);
  });

  test('answers 404 for a request that is not there', async () => {
    const { server, owner } = await inboxScene();
    for (const path of ['transition', 'move', 'erase']) {
      const body = { act: 'confirm', date: DAY, time: '17:00', reference: 'B-222222' };
      expect((await server.call('POST', `/api/booking/nothing/${path}`, { headers: owner, body })).status).toBe(404);
    }
    expect((await server.call('PUT', '/api/booking/nothing/note', { headers: owner, body: { note: '' } })).status).toBe(404);
  });
});

describe('two at once', () => {
  test('of ten who confirm the same version, one does, and one mail goes out', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    const statuses = (await Promise.all(Array.from({ length: 10 }, (_, index) => scene.act(id, index % 2 === 0 ? 'confirm' : 'decline', { version: 1 })))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    expect(await lettersOf(scene)).toHaveLength(1);
    expect(await historyIn(scene, id)).toHaveLength(1);
    expect((await scene.read(id)).version).toBe(2);
  });

  test('a double click counts once and is answered alike', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    const responses = await Promise.all([1, 2, 3].map(() => scene.act(id, 'confirm', { version: 1, key: 'one' })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await Promise.all(responses.map(async (response) => (await response.json()) as unknown));
    for (const other of others) expect(other).toEqual(first);
    expect(await lettersOf(scene)).toHaveLength(1);
    // Later still, when others have acted since.
    await scene.act(id, 'note');
    expect((await scene.act(id, 'confirm', { version: 1, key: 'one' })).status).toBe(200);
    expect((await scene.act(id, 'confirm', { version: 1, key: 'one', body: { publish: true } })).status).toBe(422);
    expect(await lettersOf(scene)).toHaveLength(1);
  });

  test('who has not seen the latest is told what stands', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    await scene.act(id, 'move', { version: 1 });
    const response = await scene.act(id, 'confirm', { version: 1 });
    expect(response.status).toBe(412);
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toMatchObject({ current: { version: 2, status: 'requested', request: { date: '2027-07-03' } } });
    expect((await scene.act(id, 'confirm', { version: 2 })).status).toBe(200);
  });
});

describe('the mail of an act', () => {
  test('holds the owner’s words as text, in the customer’s language, with the entry that replaces the first', async () => {
    const scene = await inboxScene();
    const id = await scene.ask({ language: 'en' });
    const response = await scene.act(id, 'confirm', { version: 1 });
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toMatchObject({ status: 'confirmed', version: 2, history: [{ act: 'confirm', by: 'samuel', letter: true, published: false }] });
    const [mail, ...others] = await lettersOf(scene);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'booking-confirmed', recipient: 'marie@example.org', language: 'en', subject: LETTER.subject, booking_id: id, status: 'queued' });
    expect(mail?.text).toContain(LETTER.text);
    expect(mail?.html).toContain('On se voit &lt;b&gt;samedi&lt;/b&gt; &amp; c’est moi qui apporte le feu.');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toMatch(/^<!DOCTYPE html><html lang="en-CA"/);
    expect(['METHOD', 'STATUS', 'SEQUENCE', 'UID', 'DTSTART'].map((name) => inEntry(mail?.calendar ?? null, name))).toEqual(['PUBLISH', 'CONFIRMED', '1', `${id}@boucane`, '20270619T213000Z']);
  });

  test('rises in sequence: confirmed, moved, moved again, cancelled', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    await scene.act(id, 'confirm');
    for (const [minute, date] of [['1', '2027-07-03'], ['2', '2027-12-04']] as const) {
      scene.server.travelTo(`2026-11-21T17:0${minute}:00.000Z`);
      expect((await scene.act(id, 'move', { body: { date } })).status).toBe(200);
    }
    scene.server.travelTo('2026-11-21T17:03:00.000Z');
    await scene.act(id, 'cancel');
    const entries = (await lettersOf(scene)).map(({ kind, calendar }) => [kind, ...['METHOD', 'STATUS', 'SEQUENCE', 'DTSTART'].map((name) => inEntry(calendar, name))]);
    expect(entries).toEqual([
      ['booking-confirmed', 'PUBLISH', 'CONFIRMED', '1', '20270619T213000Z'],
      ['booking-moved', 'PUBLISH', 'CONFIRMED', '2', '20270703T223000Z'],
      ['booking-moved', 'PUBLISH', 'CONFIRMED', '3', '20271204T233000Z'],
      ['booking-cancelled', 'CANCEL', 'CANCELLED', '4', '20271204T233000Z'],
    ]);
    expect(new Set((await lettersOf(scene)).map(({ calendar }) => inEntry(calendar, 'UID')))).toEqual(new Set([`${id}@boucane`]));
  });

  test('a declined request takes its tentative date off the calendar; a moved one stays tentative', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    await scene.act(id, 'move');
    scene.server.travelTo('2026-11-21T17:01:00.000Z');
    await scene.act(id, 'decline');
    expect((await lettersOf(scene)).map(({ calendar }) => [inEntry(calendar, 'METHOD'), inEntry(calendar, 'STATUS'), inEntry(calendar, 'SEQUENCE')])).toEqual([
      ['PUBLISH', 'TENTATIVE', '1'],
      ['CANCEL', 'CANCELLED', '2'],
    ]);
  });

  test('is left out when the owner tells the person otherwise', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    expect(await (await scene.act(id, 'confirm', { body: { letter: null } })).json()).toMatchObject({ status: 'confirmed', history: [{ letter: false }] });
    expect(await lettersOf(scene)).toEqual([]);
    expect(scene.server.queuedSignals()).toBe(1);
  });

  test('and the new state are there together or not at all', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    await scene.server.parts.database.db.schema.alterTable('mail_outbox').renameTo('gone').execute();
    expect((await scene.act(id, 'confirm')).status).toBe(500);
    expect(await statusIn(scene, id)).toBe('requested');
    expect(await historyIn(scene, id)).toEqual([]);
  });

  test.each([[{ subject: '', text: 'a' }, 'letter.subject'], [{ subject: 'a', text: '' }, 'letter.text'], [{ subject: 'a\r\nBcc: x@example.org', text: 'a' }, 'letter.subject']])('is refused by field: %j', async (letter, field) => {
    const scene = await inboxScene();
    const response = await scene.act(await scene.ask(), 'confirm', { body: { letter } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('a move', () => {
  test('changes the day and the hour, keeps the price, and is told in the history', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    const before = await scene.read(id);
    const after = (await (await scene.act(id, 'move')).json()) as typeof before;
    expect(after.request.date).toBe('2027-07-03');
    expect(after.request.contactInfo.notes).toBe('Heure: 18:30');
    expect(after.quote).toEqual(before.quote);
    expect(after.history).toMatchObject([{ act: 'move', from: { date: DAY, time: '17:30' }, to: { date: '2027-07-03', time: '18:30' } }]);
  });

  test.each([[{ date: '2026-11-20' }, 'date'], [{ date: '2027-02-30' }, 'date'], [{ time: '25:00' }, 'time'], [{ time: '' }, 'time']])('is refused by field: %j', async (body, field) => {
    const scene = await inboxScene();
    const response = await scene.act(await scene.ask(), 'move', { body });
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test('to where it is already is refused, and nobody is written to; another hour of the same day is not', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    const refused = await scene.act(id, 'move', { body: { date: DAY, time: '17:30' } });
    expect(refused.status).toBe(422);
    expect(await scene.read(id)).toMatchObject({ version: 1, history: [] });
    expect((await scene.act(id, 'move', { body: { date: DAY, time: '19:00' } })).status).toBe(200);
    expect((await scene.read(id)).history).toMatchObject([{ act: 'move', from: { date: DAY, time: '17:30' }, to: { date: DAY, time: '19:00' } }]);
  });

  test('frees the day that it leaves, as a declined or cancelled request does', async () => {
    const scene = await inboxScene();
    const busy = async () => ((await (await scene.server.call('GET', '/api/busy-days')).json()) as { days: unknown }).days;
    const id = await scene.ask();
    await scene.act(id, 'move');
    expect(await busy()).toEqual([{ day: '2027-07-03', taken: 0, asked: 1 }]);
    await scene.act(id, 'confirm');
    expect(await busy()).toEqual([{ day: '2027-07-03', taken: 1, asked: 0 }]);
    await scene.act(id, 'cancel');
    expect(await busy()).toEqual([]);
    await scene.act(await scene.ask(), 'decline');
    expect(await busy()).toEqual([]);
  });

  test('others on the same day are named', async () => {
    const scene = await inboxScene();
    const id = await scene.ask({ date: '2027-07-03' });
    const other = await scene.ask();
    expect((await scene.read(id)).sameDay).toEqual([]);
    const { sameDay } = (await (await scene.act(other, 'move')).json()) as Awaited<ReturnType<Scene['read']>>;
    expect(sameDay).toMatchObject([{ id, name: 'Marie Tremblay', status: 'requested' }]);
  });
});

describe('a member’s own event or training', () => {
  const asked = async (scene: Scene, path = '/api/event', body: object = eventRequest()) => {
    const headers = await scene.server.signedIn('user', 'josee');
    return ((await (await scene.server.call('POST', path, { headers, body })).json()) as { id: string }).id;
  };
  const publicIds = async ({ server }: Scene, path: string) => ((await (await server.call('GET', path)).json()) as { id: string }[]).map(({ id }) => id);

  test.each([['/api/event', eventRequest(), 'date'], ['/api/training', trainingRequest(), 'eventDateTime']] as const)('is published with its confirmation when the owner says so, moves with it, and goes with it: %s', async (path, body, day) => {
    const scene = await inboxScene();
    const id = await asked(scene, path, body);
    const thing = (await scene.read(id)).thing;
    expect(thing).toMatchObject({ published: false });
    expect(await publicIds(scene, path)).not.toContain(thing?.id);
    expect(await (await scene.act(id, 'confirm', { body: { publish: true } })).json()).toMatchObject({ thing: { published: true }, history: [{ published: true }] });
    expect(await publicIds(scene, path)).toContain(thing?.id);
    await scene.act(id, 'move');
    const shown = (await (await scene.server.call('GET', `${path}/${thing?.id}`)).json()) as Record<string, string>;
    expect(shown[day]).toMatch(/^2027-07-03/);
    await scene.act(id, 'cancel');
    expect(await publicIds(scene, path)).not.toContain(thing?.id);
  });

  test('stays private when the owner says nothing', async () => {
    const scene = await inboxScene();
    const id = await asked(scene);
    expect(await (await scene.act(id, 'confirm')).json()).toMatchObject({ status: 'confirmed', thing: { published: false }, history: [{ published: false }] });
  });

  test('makes the public pages anew when it is published, and not otherwise', async () => {
    let changes = 0;
    const scene = await inboxScene({ onCatalogueChange: () => void (changes += 1) });
    const [first, second] = [await asked(scene), await scene.ask({ date: '2027-07-03' })];
    await scene.act(second, 'confirm', { body: { publish: true } });
    expect(changes).toBe(0);
    await scene.act(first, 'confirm', { body: { publish: true } });
    expect(changes).toBe(1);
  });
});

describe('the list', () => {
  const list = async ({ server, owner }: Scene, query = '') => {
    const response = await server.call('GET', `/api/booking${query}`, { headers: owner });
    return { total: response.headers.get('x-total-count'), names: ((await response.json()) as InboxLine[]).map(({ request }) => request.contactInfo.name) };
  };
  const from = (name: string, more: object = {}) => ({ ...more, contactInfo: { ...bookingRequest().contactInfo, name } });

  test('begins with who waits longest, then the soonest party, then the latest of the rest', async () => {
    const scene = await inboxScene();
    const asks: [string, string, string][] = [['third', DAY, 'confirmed'], ['fifth', '2027-01-09', 'declined'], ['first', DAY, 'requested'], ['fourth', '2027-02-06', 'done'], ['second', '2027-01-02', 'requested'], ['earlier', '2027-05-01', 'confirmed']];
    for (const [index, [name, date, status]] of asks.entries()) {
      scene.server.travelTo(`2026-11-21T17:0${index}:00.000Z`);
      await standAt(scene, await scene.ask(from(name, { date })), status);
    }
    expect((await list(scene, '?order=inbox')).names).toEqual(['first', 'second', 'earlier', 'third', 'fourth', 'fifth']);
    expect((await list(scene)).names).toEqual(['earlier', 'second', 'fourth', 'first', 'fifth', 'third']);
    expect(await list(scene, '?order=inbox&limit=2&offset=1')).toEqual({ total: '6', names: ['second', 'earlier'] });
    expect(await list(scene, '?status=confirmed&order=inbox')).toEqual({ total: '2', names: ['earlier', 'third'] });
    expect((await list(scene, '?status=nonsense')).names).toHaveLength(6);
  });

  test('finds by name, e-mail, reference and place, whatever the accents, and counts by state', async () => {
    const scene = await inboxScene();
    const id = await scene.ask({ contactInfo: { name: 'Éloïse Gagnon-Côté', email: 'eloise@exemple.ca', location: '9e Rang, Saint-Éphrem', notes: '' } });
    await standAt(scene, await scene.ask(from('Paul 100 % fumé')), 'done');
    const { reference } = await scene.read(id);
    for (const search of ['eloise', 'GAGNON-COTE', 'exemple.ca', reference.toLowerCase(), 'rang ephrem', 'éphrem éloïse']) expect(await list(scene, `?search=${encodeURIComponent(search)}`)).toEqual({ total: '1', names: ['Éloïse Gagnon-Côté'] });
    for (const search of ['100 %', 'fume']) expect((await list(scene, `?search=${encodeURIComponent(search)}`)).names).toEqual(['Paul 100 % fumé']);
    for (const search of ['_', '%%', "' or 1=1 --", 'eloise paul', '\\', 'x'.repeat(5000)]) expect((await list(scene, `?search=${encodeURIComponent(search)}`)).names).toEqual([]);
    expect((await list(scene, `?search=${encodeURIComponent('\0')}`)).names).toHaveLength(2);
    const counts = async (query: string): Promise<unknown> => (await scene.server.call('GET', `/api/booking-counts${query}`, { headers: scene.owner })).json();
    expect(await counts('')).toEqual({ requested: 1, confirmed: 0, declined: 0, cancelled: 0, done: 1 });
    expect(await counts('?search=paul')).toEqual({ requested: 0, confirmed: 0, declined: 0, cancelled: 0, done: 1 });
  });

  test('holds ten thousand', async () => {
    const scene = await inboxScene();
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

describe('erasing a person', () => {
  test('leaves the day, the figures and the menu, and nothing of the person anywhere', async () => {
    const scene = await inboxScene();
    const { db } = scene.server.parts.database;
    const id = await scene.ask({ contactInfo: { name: 'Éloïse Gagnon', email: 'eloise@exemple.ca', location: '9e Rang, Upton', notes: 'Type d’événement: Soirée pizza éphémère (pizza-popup)\nHeure: 17:30\nAllergique aux noix' } });
    const before = await scene.read(id);
    await scene.act(id, 'note', { body: { note: 'Éloïse rappelle mardi.' } });
    await scene.act(id, 'decline', { key: 'k' });
    const response = await scene.act(id, 'erase', { body: { reference: ` ${before.reference.toLowerCase()} ` } });
    expect(response.status).toBe(200);
    const after = (await response.json()) as typeof before;
    expect(after).toMatchObject({ erased: true, status: 'declined', note: '', quote: before.quote, request: { date: DAY, peopleCount: 20, selections: before.request.selections, contactInfo: { name: '', email: '', location: '' } } });
    expect(after.request.contactInfo.notes).toBe('Type d’événement: Soirée pizza éphémère (pizza-popup)\nHeure: 17:30');
    expect(after.history.map(({ act }) => act)).toEqual(['note', 'decline', 'erase']);
    const everything = JSON.stringify(await Promise.all([db.selectFrom('booking').selectAll().execute(), db.selectFrom('mail_outbox').selectAll().execute(), db.selectFrom('idempotency').selectAll().execute(), db.selectFrom('booking_history').selectAll().execute()]));
    expect(everything).not.toMatch(/lo[ïi]se|gagnon|rang|noix|exemple\.ca/i);
    for (const act of INBOX_ACTS) expect((await scene.act(id, act)).status).toBe(409);
  });

  test('needs the reference, and a request that nothing more is owed for', async () => {
    const scene = await inboxScene();
    const id = await scene.ask();
    expect(await messageOf(await scene.act(id, 'erase'))).toContain('plus possible');
    await scene.act(id, 'cancel');
    const response = await scene.act(id, 'erase', { body: { reference: 'B-222222' } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['reference']);
    expect((await scene.read(id)).request.contactInfo.name).toBe('Marie Tremblay');
  });

  test('takes what a member only asked for with it', async () => {
    const scene = await inboxScene();
    const headers = await scene.server.signedIn('user', 'josee');
    const { id } = (await (await scene.server.call('POST', '/api/event', { headers, body: eventRequest() })).json()) as { id: string };
    await scene.act(id, 'decline');
    expect(await (await scene.act(id, 'erase')).json()).toMatchObject({ thing: null, erased: true });
    expect(JSON.stringify(await scene.server.parts.database.db.selectFrom('catalogue').selectAll().execute())).not.toContain('cinquante ans');
    expect(await (await scene.server.call('GET', '/api/member/requests', { headers })).json()).toEqual([]);
  });
});

test('a history outlives the account of who made it, and goes with its request', async () => {
  const scene = await inboxScene();
  const id = await scene.ask();
  await scene.act(id, 'confirm');
  await scene.server.parts.database.db.deleteFrom('user').where('username', '=', 'samuel').execute();
  const headers = await scene.server.signedIn('admin', 'luc');
  expect(await (await scene.server.call('GET', `/api/booking/${id}`, { headers })).json()).toMatchObject({ history: [{ act: 'confirm', by: null }] });
  await scene.server.parts.database.db.deleteFrom('mail_outbox').execute();
  await scene.server.parts.database.db.deleteFrom('booking').where('id', '=', id).execute();
  expect(await historyIn(scene, id)).toEqual([]);
});
