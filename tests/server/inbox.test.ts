import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import { INBOX_ACTIONS, REQUEST_RULES, isAllowed } from '../../src/contract/requestRules';
import { DAY, historyIn, setupInbox, MAIL_TEXT, mailsOf, setStatus, statusIn, type InboxSetup } from './inboxSetup';
import { eventRequest, trainingRequest } from './memberRequestBodies';
import { NOW } from './testServer';

/** Evening of the requested day in Québec. */
const EVENING = '2027-06-19T23:00:00.000Z';

describe('state machine', () => {
  test.each(BOOKING_STATUSES.flatMap((status) => [false, true].map((proposed) => [status, proposed] as const)))('accepts every legal action on a request that is %s (open proposal: %s), and rejects others with the current state', async (status, proposed) => {
    const scene = await setupInbox();
    const ids = await Promise.all(INBOX_ACTIONS.map(() => scene.ask({ date: DAY })));
    for (const [index, act] of INBOX_ACTIONS.entries()) {
      const id = ids[index] ?? '';
      scene.server.travelTo(act === 'move' ? NOW : EVENING);
      if (proposed) await scene.performAction(id, 'propose');
      const { version, history, proposals } = await scene.read(id);
      expect(proposals.map(({ state }) => state)).toEqual(proposed ? ['open'] : []);
      await setStatus(scene, id, status);
      // The day is full once the first request is confirmed.
      const response = await scene.performAction(id, act, { body: act === 'recordYes' ? { anyway: true } : {} });
      const legal = isAllowed(act, { status, date: DAY, erased: false, proposed }, DAY);
      expect([act, response.status]).toEqual([act, legal ? 200 : 409]);
      expect(await statusIn(scene, id)).toBe(legal ? (REQUEST_RULES[act].to ?? status) : status);
      expect(await historyIn(scene, id)).toHaveLength(history.length + (legal ? 1 : 0));
      expect(await response.json()).toMatchObject(legal ? { id, version: version + 1 } : { current: { id, status, version } });
    }
  }, 60_000);

  test('rejects finishing a request before its day', async () => {
    const scene = await setupInbox();
    const id = await scene.ask({ date: DAY });
    await setStatus(scene, id, 'confirmed');
    scene.server.travelTo('2027-06-19T03:59:00.000Z');
    expect((await scene.performAction(id, 'finish')).status).toBe(409);
    scene.server.travelTo('2027-06-19T04:01:00.000Z');
    expect((await scene.performAction(id, 'finish')).status).toBe(200);
  });

  test('rejects unknown transitions', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    for (const action of ['requested', 'move', 'constructor', '']) expect((await scene.performAction(id, 'confirm', { body: { act: action } })).status).toBe(422);
    expect((await scene.performAction(id, 'finish', { body: { act: 'finish', letter: MAIL_TEXT } })).status).toBe(422);
  });

  test('returns 404 for an unknown request', async () => {
    const { server, owner } = await setupInbox();
    for (const path of ['transition', 'move', 'erase']) {
      const body = { act: 'confirm', date: DAY, time: '17:00', reference: 'B-222222' };
      expect((await server.call('POST', `/api/booking/nothing/${path}`, { headers: owner, body })).status).toBe(404);
    }
    expect((await server.call('PUT', '/api/booking/nothing/note', { headers: owner, body: { note: '' } })).status).toBe(404);
  });
});

describe('concurrent edits', () => {
  test('ten concurrent confirmations of one version yield one success and one mail', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    const statuses = (await Promise.all(Array.from({ length: 10 }, (_, index) => scene.performAction(id, index % 2 === 0 ? 'confirm' : 'decline', { version: 1 })))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    expect(await mailsOf(scene)).toHaveLength(1);
    expect(await historyIn(scene, id)).toHaveLength(1);
    expect((await scene.read(id)).version).toBe(2);
  });

  test('a double click takes effect once and gets equal responses', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    const responses = await Promise.all([1, 2, 3].map(() => scene.performAction(id, 'confirm', { version: 1, key: 'one' })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await Promise.all(responses.map(async (response) => (await response.json()) as unknown));
    for (const other of others) expect(other).toEqual(first);
    expect(await mailsOf(scene)).toHaveLength(1);
    // A later repeat, after other actions on the request.
    await scene.performAction(id, 'note');
    expect((await scene.performAction(id, 'confirm', { version: 1, key: 'one' })).status).toBe(200);
    expect((await scene.performAction(id, 'confirm', { version: 1, key: 'one', body: { publish: true } })).status).toBe(422);
    expect(await mailsOf(scene)).toHaveLength(1);
  });

  test('an edit of an outdated version returns the current state', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    await scene.performAction(id, 'move', { version: 1 });
    const response = await scene.performAction(id, 'confirm', { version: 1 });
    expect(response.status).toBe(412);
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toMatchObject({ current: { version: 2, status: 'requested', request: { date: '2027-07-03' } } });
    expect((await scene.performAction(id, 'confirm', { version: 2 })).status).toBe(200);
  });
});

describe('move', () => {
  test('changes the day and the time, keeps the price and is recorded in the history', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    const before = await scene.read(id);
    const after = (await (await scene.performAction(id, 'move')).json()) as typeof before;
    expect(after.request.date).toBe('2027-07-03');
    expect(after.request.contactInfo.notes).toBe('Heure: 18:30');
    expect(after.quote).toEqual(before.quote);
    expect(after.history).toMatchObject([{ act: 'move', from: { date: DAY, time: '17:30' }, to: { date: '2027-07-03', time: '18:30' } }]);
  });

  test.each([[{ date: '2026-11-20' }, 'date'], [{ date: '2027-02-30' }, 'date'], [{ time: '25:00' }, 'time'], [{ time: '' }, 'time']])('is rejected by field: %j', async (body, field) => {
    const scene = await setupInbox();
    const response = await scene.performAction(await scene.ask(), 'move', { body });
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test('to the same day and time is rejected without a mail, and to another time is accepted', async () => {
    const scene = await setupInbox();
    const id = await scene.ask();
    const refused = await scene.performAction(id, 'move', { body: { date: DAY, time: '17:30' } });
    expect(refused.status).toBe(422);
    expect(await scene.read(id)).toMatchObject({ version: 1, history: [] });
    expect((await scene.performAction(id, 'move', { body: { date: DAY, time: '19:00' } })).status).toBe(200);
    expect((await scene.read(id)).history).toMatchObject([{ act: 'move', from: { date: DAY, time: '17:30' }, to: { date: DAY, time: '19:00' } }]);
  });

  test('frees the previous day, as declining or cancelling does', async () => {
    const scene = await setupInbox();
    const busy = async () => ((await (await scene.server.call('GET', '/api/busy-days')).json()) as { days: unknown }).days;
    const id = await scene.ask();
    await scene.performAction(id, 'move');
    expect(await busy()).toEqual([{ day: '2027-07-03', taken: 0, asked: 1 }]);
    await scene.performAction(id, 'confirm');
    expect(await busy()).toEqual([{ day: '2027-07-03', taken: 1, asked: 0 }]);
    await scene.performAction(id, 'cancel');
    expect(await busy()).toEqual([]);
    await scene.performAction(await scene.ask(), 'decline');
    expect(await busy()).toEqual([]);
  });

  test('lists the other requests of the same day', async () => {
    const scene = await setupInbox();
    const id = await scene.ask({ date: '2027-07-03' });
    const other = await scene.ask();
    expect((await scene.read(id)).sameDay).toEqual([]);
    const { sameDay } = (await (await scene.performAction(other, 'move')).json()) as Awaited<ReturnType<InboxSetup['read']>>;
    expect(sameDay).toMatchObject([{ id, name: 'Marie Tremblay', status: 'requested' }]);
  });
});

describe('member’s event or training', () => {
  const asked = async (scene: InboxSetup, path = '/api/event', body: object = eventRequest()) => {
    const headers = await scene.server.signedIn('user', 'josee');
    return ((await (await scene.server.call('POST', path, { headers, body })).json()) as { id: string }).id;
  };
  const publicIds = async ({ server }: InboxSetup, path: string) => ((await (await server.call('GET', path)).json()) as { id: string }[]).map(({ id }) => id);

  test.each([['/api/event', eventRequest(), 'date'], ['/api/training', trainingRequest(), 'eventDateTime']] as const)('is published on confirmation if the owner chooses so, and follows later moves and cancellation: %s', async (path, body, day) => {
    const scene = await setupInbox();
    const id = await asked(scene, path, body);
    const offer = (await scene.read(id)).thing;
    expect(offer).toMatchObject({ published: false });
    expect(await publicIds(scene, path)).not.toContain(offer?.id);
    expect(await (await scene.performAction(id, 'confirm', { body: { publish: true } })).json()).toMatchObject({ thing: { published: true }, history: [{ published: true }] });
    expect(await publicIds(scene, path)).toContain(offer?.id);
    await scene.performAction(id, 'move');
    const shown = (await (await scene.server.call('GET', `${path}/${offer?.id}`)).json()) as Record<string, string>;
    expect(shown[day]).toMatch(/^2027-07-03/);
    await scene.performAction(id, 'cancel');
    expect(await publicIds(scene, path)).not.toContain(offer?.id);
  });

  test('stays private by default', async () => {
    const scene = await setupInbox();
    const id = await asked(scene);
    expect(await (await scene.performAction(id, 'confirm')).json()).toMatchObject({ status: 'confirmed', thing: { published: false }, history: [{ published: false }] });
  });

  test('rebuilds the public pages only when published', async () => {
    let changes = 0;
    const scene = await setupInbox({ onCatalogueChange: () => void (changes += 1) });
    const [first, second] = [await asked(scene), await scene.ask({ date: '2027-07-03' })];
    await scene.performAction(second, 'confirm', { body: { publish: true } });
    expect(changes).toBe(0);
    await scene.performAction(first, 'confirm', { body: { publish: true } });
    expect(changes).toBe(1);
  });
});
