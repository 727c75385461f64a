import { describe, expect, test } from 'vitest';
import { listComing } from '../../server/db/reminders';
import { frenchSpacing } from '../../src/contract/language';
import type { SelfServiceRequest, TakenDay } from '../../src/contract/selfServiceResponses';
import { setupAgreements } from './agreementSetup';
import { DAY, OTHER_HASH } from './inboxSetup';
import { twoServers } from './secondServer';

describe('day of an accepted proposal', () => {
  test('is refused when full, with the reason and the first free day, and without other people’s requests', async () => {
    const scene = await setupAgreements();
    const { token, id } = await scene.proposed({ date: DAY });
    const other = await scene.ask({ date: DAY, contactInfo: { name: 'Zoé Roy', email: 'zoe@example.org', location: 'Acton Vale', notes: '' } });
    await scene.performAction(other, 'confirm');
    const refused = await scene.accept(token);
    expect(refused.status).toBe(409);
    const text = await refused.text();
    expect(text).not.toMatch(/Zoé|zoe@|sameDay/);
    const { message, current } = JSON.parse(text) as { message: string; current: SelfServiceRequest & { dayTaken: TakenDay } };
    expect(message).toBe(frenchSpacing('Je cuisine déjà ce jour-là : rien n’est confirmé.'));
    expect(current).toMatchObject({ status: 'requested', proposals: [{ state: 'open' }], dayTaken: { date: DAY, reason: 'full', firstFree: '2026-12-05' } });
    expect(await scene.read(id)).toMatchObject({ status: 'requested', version: 2 });
    // The day is free again.
    await scene.performAction(other, 'cancel');
    expect((await scene.accept(token)).status).toBe(200);
  });

  test('is refused without the owner’s reason when they have blocked it', async () => {
    const scene = await setupAgreements();
    const { token } = await scene.proposed({ date: DAY });
    const { version: _, ...availability } = (await (await scene.server.call('GET', '/api/availability', { headers: scene.owner })).json()) as { version: number };
    await scene.server.call('PUT', '/api/availability', { headers: scene.owner, body: { ...availability, blocked: [{ from: DAY, to: '', reason: 'Noces de Rose' }] } });
    const refused = await scene.accept(token, { language: 'en' });
    expect(refused.status).toBe(409);
    const text = await refused.text();
    expect(text).not.toContain('Noces');
    expect(JSON.parse(text)).toMatchObject({ message: 'I’m away that day: nothing is confirmed.', current: { dayTaken: { reason: 'blocked' } } });
  });

  test('belongs to a confirmed booking, however full it is', async () => {
    const scene = await setupAgreements();
    const { id, token } = await scene.proposed({ date: DAY });
    await scene.performAction(id, 'confirm');
    const other = await scene.ask({ date: DAY });
    await scene.performAction(other, 'confirm', { body: { anyway: true } });
    expect((await scene.accept(token)).status).toBe(200);
  });

  test('goes to exactly one of two proposals in fifty concurrent acceptances at up to two servers', async () => {
    const scene = await setupAgreements();
    const { parts, app } = scene.server;
    const apps = await twoServers(scene.server);
    const both = [await scene.proposed({ date: DAY }), await scene.proposed({ date: DAY })];
    /** Retries on 503 as the site does. This is safe because the idempotency key counts only once. */
    const accept = async (index: number): Promise<Response> => {
      const { token, proposal } = both[index % 2] ?? { token: '', proposal: { hash: OTHER_HASH } };
      const headers = { 'content-type': 'application/json', 'manage-token': token, 'idempotency-key': `accept ${index}` };
      const response = await (apps[Math.floor(index / 2) % 2] ?? app).request('/api/manage/accept', { method: 'POST', headers, body: JSON.stringify({ hash: proposal.hash, name: 'Marie', terms: true }) });
      return response.status === 503 ? accept(index) : response;
    };
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => accept(index)));
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect([count(200), count(409)]).toEqual([1, 49]);
    const { db } = parts.database;
    expect(await db.selectFrom('booking').select('status').where('status', '=', 'confirmed').execute()).toHaveLength(1);
    expect(await db.selectFrom('proposal').select('state').where('state', '=', 'accepted').execute()).toHaveLength(1);
    expect(await db.selectFrom('mail_outbox').select('id').where('kind', '=', 'booking-accepted').execute()).toHaveLength(1);
  }, 120_000);
});

test.each(['edit', 'move', 'propose'] as const)('of a concurrent acceptance and %s by the owner, exactly one succeeds and the other gets 412', async (action) => {
  const scene = await setupAgreements();
  const { id, token, proposal } = await scene.proposed();
  const { version } = await scene.read(id);
  const [owners, theirs] = await Promise.all([scene.performAction(id, action, { version }), scene.accept(token, { version, body: { hash: proposal.hash } })]);
  expect([owners.status, theirs.status].toSorted((a, b) => a - b)).toEqual([200, 412]);
  const late = owners.status === 412 ? owners : theirs;
  expect(await late.json()).toMatchObject({ current: { version: version + 1 } });
});

test.each(['link', 'oral yes'])('the reminders of a booking that was agreed on by %s are counted from the acceptance', async (way) => {
  const scene = await setupAgreements();
  const { id, token } = await scene.proposed({ date: DAY });
  scene.server.travelTo('2026-11-28T15:00:00.000Z');
  const response = way === 'link' ? await scene.accept(token) : await scene.performAction(id, 'recordYes');
  expect(response.status).toBe(200);
  expect(await listComing(scene.server.parts.database.db, DAY, DAY)).toMatchObject([{ record: { id }, settledAt: new Date('2026-11-28T15:00:00.000Z') }]);
});

test('a proposal can be accepted on the day of the event, and not on the day after', async () => {
  const scene = await setupAgreements();
  const { id, token } = await scene.book({ date: DAY });
  scene.server.travelTo('2027-06-18T17:00:00.000Z');
  await scene.performAction(id, 'propose', { body: { validDays: 10 } });
  scene.server.travelTo('2027-06-20T04:00:00.000Z');
  expect((await scene.accept(token)).status).toBe(409);
  scene.server.travelTo('2027-06-20T03:59:00.000Z');
  expect((await scene.accept(token)).status).toBe(200);
});
