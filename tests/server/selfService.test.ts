import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/contract/days';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { GuestsPreview, SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { setupSelfService, tokenIn, type SelfServiceSetup } from './selfServiceSetup';
import { OUTBOX_DEFAULTS } from './writtenMail';

const { manageDaysAfter } = DEFAULT_SETTINGS.rules;

const mailsOf = ({ server }: SelfServiceSetup, bookingId: string) => server.parts.database.db.selectFrom('mail_outbox').selectAll().where('booking_id', '=', bookingId).orderBy('created_at').execute();

/** Returns the content of the whole database, to check that a read leaves it unchanged. */
async function everything({ server }: SelfServiceSetup): Promise<string> {
  const { db } = server.parts.database;
  const tables = ['booking', 'booking_history', 'quote_revision', 'manage_token', 'mail_outbox', 'idempotency', 'catalogue'] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}

const sequenceOf = (calendar: string | null) => Number(new ICAL.Component(ICAL.parse(calendar ?? '') as unknown[]).getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence'));

test('the customer’s mail links to their request, and the token is stored as a hash only', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await scene.look(token)).toMatchObject({ status: 'requested', adults: 20, children: 4, date: '2027-06-19', time: '17:30', revisions: [], wish: null, acts: ['changeGuests', 'askDate', 'changeDiets', 'withdraw'] });
  const stored = await scene.server.parts.database.db.selectFrom('manage_token').selectAll().execute();
  expect(stored).toEqual([expect.objectContaining({ booking_id: id })]);
  expect(JSON.stringify(stored)).not.toContain(token);
  const response = await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': token } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  // No private data of the owner and no email address.
  expect(await response.text()).not.toMatch(/marie@example|"note"|"sameDay"/);
});

test('an unknown token, an expired one and one of an erased request get the same response', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book();
  const other = await scene.book({ date: '2026-12-24' });
  await scene.performAction(id, 'decline');
  expect((await scene.performAction(id, 'erase')).status).toBe(200);
  const unknown = await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': 'x'.repeat(43) } });
  const erased = await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': token } });
  scene.server.travelTo(`${addDays('2026-12-24', manageDaysAfter)}T17:00:00.000Z`);
  expect(await scene.look(other.token)).toMatchObject({ reference: expect.stringMatching(/^B-/) as string, acts: [] });
  scene.server.travelTo(`${addDays('2026-12-24', manageDaysAfter + 1)}T17:00:00.000Z`);
  const over = await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': other.token } });
  const none = await scene.server.call('GET', '/api/manage');
  const bodies = await Promise.all([unknown, erased, over, none].map((response) => response.text()));
  expect([unknown, erased, over, none].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('Ce lien n’ouvre aucune demande');
});

test('reads, previews, HEAD requests and GET requests of link scanners change no data', async () => {
  const scene = await setupSelfService();
  const { token } = await scene.book();
  const before = await everything(scene);
  for (const method of ['GET', 'HEAD']) {
    for (const path of ['/api/manage', '/api/manage/guests?adults=30&children=2', '/api/manage/date', '/api/manage/diets', '/api/manage/cancel', `/fr/demande/${token}`, `/en/request/${token}`]) {
      await scene.server.call(method, path, { headers: { 'manage-token': token } });
    }
  }
  expect(await everything(scene)).toBe(before);
});

test('guest changes use the prices of the original request, preview the difference and send mails to both sides', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book();
  const promised = (await scene.read(id)).quote;
  // The catalogue gets more expensive, is renamed, and loses the dish.
  await scene.server.call('PUT', '/api/meat/brisket', { headers: scene.owner, body: { name_fr: 'Autre chose', name_en: 'Something else', sellPerKg: 999, avgKgPerPerson: 2 } });
  await scene.server.call('DELETE', '/api/side/mac', { headers: scene.owner });
  expect((await scene.read(id)).quote).toEqual(promised);
  expect((await scene.look(token)).quote).toEqual(promised);

  const preview = (await (await scene.server.call('GET', '/api/manage/guests?adults=25&children=4', { headers: { 'manage-token': token } })).json()) as GuestsPreview;
  expect(preview.before).toEqual(promised);
  // Costs that depend on the guests grow by 29/24, exact to the cent. The other costs are unchanged.
  const eaten = ({ lines }: typeof promised) => lines.filter((line) => line.id !== 'setup' && line.id !== 'travel').reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(eaten(preview.after)).toBe(Math.round((eaten(promised) * 29) / 24));
  const { version } = await scene.look(token);
  const changed = (await (await scene.change(token, 'guests', { adults: 25, children: 4 }, { version })).json()) as SelfServiceRequest;
  expect(changed.quote).toEqual(preview.after);
  expect(changed).toMatchObject({ adults: 25, version: version + 1, revisions: [{ by: 'customer', before: promised, after: preview.after, guests: { before: 24, after: 29 } }] });

  const details = await scene.read(id);
  expect(details.history).toMatchObject([{ act: 'changeGuests', by: null, guests: { before: 24, after: 29 }, totals: { before: promised.totalCost, after: preview.after.totalCost } }]);
  const row = await scene.server.parts.database.db.selectFrom('booking').select(['guests', 'total_cents', 'sold_cents']).where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.guests, Number(row.total_cents), Number(row.sold_cents)]).toEqual([29, Math.round((preview.after.totalCost ?? 0) * 100), Math.round((preview.after.totalCost ?? 0) * 100)]);
  const mails = (await mailsOf(scene, id)).filter(({ kind }) => kind.startsWith('booking-changed'));
  expect(mails.map(({ kind, recipient, language }) => [kind, recipient, language])).toEqual([
    ['booking-changed', 'marie@example.org', 'fr'],
    ['booking-changed-notice', 'bonjour@boucane.example', 'fr'],
  ]);
  expect(mails.map(({ calendar }) => sequenceOf(calendar))).toEqual([1, 1]);
  expect(mails[0]?.text).toContain(token);
  expect(mails[1]?.text).not.toContain(token);
});

test('a requested new date changes the booking only when the owner moves it, and the owner may keep the old date', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book();
  expect((await scene.change(token, 'date', { date: '2027-06-19', time: '17:30' })).status).toBe(422);
  expect((await scene.change(token, 'date', { date: '2027-06-26', time: '18:00', words: 'Mariage de ma sœur' })).status).toBe(200);
  expect(await scene.look(token)).toMatchObject({ date: '2027-06-19', wish: { date: '2027-06-26', time: '18:00' } });
  expect(await scene.read(id)).toMatchObject({ wish: { date: '2027-06-26', time: '18:00', words: 'Mariage de ma sœur' }, request: { date: '2027-06-19' } });
  expect((await scene.performAction(id, 'keepDate')).status).toBe(200);
  expect(await scene.look(token)).toMatchObject({ wish: null, date: '2027-06-19' });
  expect((await scene.performAction(id, 'keepDate')).status).toBe(409);
  await scene.change(token, 'date', { date: '2027-06-26', time: '18:00' });
  expect((await scene.performAction(id, 'move', { body: { date: '2027-06-26', time: '18:00' } })).status).toBe(200);
  expect(await scene.look(token)).toMatchObject({ wish: null, date: '2027-06-26', time: '18:00' });
  expect((await scene.read(id)).history.map(({ act }) => act)).toEqual(['askDate', 'keepDate', 'askDate', 'move']);
  // Each mail that links to the request has its own token, and all tokens are valid.
  const moved = (await mailsOf(scene, id)).find(({ kind }) => kind === 'booking-moved');
  expect(tokenIn(moved?.text ?? '')).not.toBe(token);
  expect(await scene.look(tokenIn(moved?.text ?? ''))).toMatchObject({ date: '2027-06-26' });
});

test('a cancellation by the customer notifies the owner, frees the day and ends all further changes', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book({ language: 'en' });
  expect((await scene.change(token, 'cancel', {})).status).toBe(422);
  expect((await scene.change(token, 'cancel', { sure: true })).status).toBe(200);
  expect(await scene.look(token)).toMatchObject({ status: 'cancelled', acts: [] });
  const [theirs, owners] = (await mailsOf(scene, id)).slice(2);
  expect(theirs).toMatchObject({ kind: 'booking-cancelled', language: 'en' });
  expect(owners).toMatchObject({ kind: 'booking-changed-notice', language: 'fr', recipient: 'bonjour@boucane.example' });
  for (const mail of [theirs, owners]) expect(mail?.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
  const again = await scene.change(token, 'cancel', { sure: true });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ current: { status: 'cancelled' } });
});

describe('change of a request', () => {
  test('of an outdated version is rejected with the current state, for customer and owner', async () => {
    const scene = await setupSelfService();
    const { id, token } = await scene.book();
    await scene.performAction(id, 'confirm');
    const late = await scene.change(token, 'guests', { adults: 30, children: 0 }, { version: 1 });
    expect(late.status).toBe(412);
    const { current } = (await late.json()) as { current: SelfServiceRequest };
    expect(current).toMatchObject({ status: 'confirmed', version: 2 });
    expect(JSON.stringify(current)).not.toContain('marie@example.org');
    await scene.change(token, 'guests', { adults: 30, children: 0 }, { version: 2 });
    expect((await scene.performAction(id, 'cancel', { version: 2 })).status).toBe(412);
  });

  test('is idempotent under its key, and of two concurrent ones exactly one succeeds', async () => {
    const scene = await setupSelfService();
    const { id, token } = await scene.book();
    const body = { adults: 30, children: 0 };
    for (const _ of [1, 2]) expect((await scene.change(token, 'guests', body, { version: 1, key: 'the-same' })).status).toBe(200);
    expect((await scene.read(id)).history).toHaveLength(1);
    const both = await Promise.all([31, 32].map((adults) => scene.change(token, 'guests', { adults, children: 0 }, { version: 2 })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await scene.read(id)).version).toBe(3);
  });

  test('of the guests is possible up to seven days before the event, not six', async () => {
    const scene = await setupSelfService();
    const { token } = await scene.book();
    scene.server.travelTo('2027-06-12T17:00:00.000Z');
    expect((await scene.change(token, 'guests', { adults: 22, children: 4 })).status).toBe(200);
    // One minute past midnight in Québec.
    scene.server.travelTo('2027-06-13T04:01:00.000Z');
    expect(await scene.look(token)).toMatchObject({ acts: ['askDate', 'changeDiets', 'withdraw'] });
    expect((await scene.change(token, 'guests', { adults: 23, children: 4 })).status).toBe(409);
  });

  test('is rate limited by client address', async () => {
    const scene = await setupSelfService({ environment: { RATE_LIMIT_SCALE: '1' } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 121; asked += 1) statuses.push((await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': `guess-${asked}` } })).status);
    expect(statuses.indexOf(429)).toBe(120);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([404]));
  });
});

test('a quote adjustment on confirmation requires a reason, adds up, and keeps and shows the old quote', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book();
  const promised = (await scene.read(id)).quote;
  const lines = promised.lines.map(({ id: line, name, amount }) => ({ id: line, name, cents: line === 'travel' ? 0 : Math.round(amount * 100) }));
  const extra = { id: 'added-1', name: 'Chapiteau', cents: 15_000 };
  const refused = await scene.performAction(id, 'confirm', { body: { adjustment: { lines: [...lines, extra], reason: '' } } });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { 'adjustment.reason': expect.stringContaining('pourquoi') as string } });
  expect((await scene.performAction(id, 'decline', { body: { adjustment: { lines, reason: 'x' } } })).status).toBe(422);
  expect((await scene.performAction(id, 'confirm', { body: { adjustment: { lines: [{ ...extra, id: 'something' }], reason: 'x' } } })).status).toBe(422);

  expect((await scene.performAction(id, 'confirm', { body: { adjustment: { lines: [...lines, extra], reason: 'Un chapiteau, et je passe par là de toute façon' } } })).status).toBe(200);
  const managed = await scene.look(token);
  const travel = promised.lines.find((line) => line.id === 'travel')?.amount ?? 0;
  expect(Math.round((managed.quote.totalCost ?? 0) * 100)).toBe(Math.round((promised.totalCost ?? 0) * 100) - Math.round(travel * 100) + 15_000);
  expect(managed.revisions).toEqual([expect.objectContaining({ by: 'owner', reason: 'Un chapiteau, et je passe par là de toute façon', before: promised, after: managed.quote })]);
  expect((await scene.read(id)).history).toMatchObject([{ act: 'confirm', totals: { before: promised.totalCost, after: managed.quote.totalCost } }]);
  const confirmed = (await mailsOf(scene, id)).find(({ kind }) => kind === 'booking-confirmed');
  for (const part of [confirmed?.text ?? '', confirmed?.html ?? '']) {
    expect(part).toContain('Un chapiteau, et je passe par là de toute façon');
    expect(part).toContain('Chapiteau');
    expect(part).toContain('150,00');
  }
  // When the customer then adds guests, the agreed changes remain.
  const after = (await (await scene.change(token, 'guests', { adults: 30, children: 4 })).json()) as SelfServiceRequest;
  expect(after.quote.lines).toEqual(expect.arrayContaining([{ id: 'added-1', name: 'Chapiteau', amount: 150 }, { id: 'travel', name: 'Déplacement', amount: 0 }]));
  expect(after.revisions).toHaveLength(2);
  expect(after.revisions[0]?.before).toEqual(promised);
});

test('mails no longer contain the manage token once sent', async () => {
  const scene = await setupSelfService();
  const { id, token } = await scene.book();
  const { startOutbox } = await import('../../server/mail/outbox');
  const { parts } = scene.server;
  const sent: string[] = [];
  const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db: parts.database.db, clock: parts.clock, log: parts.log, findMailer: () => Promise.resolve(({ text, html }) => Promise.resolve(void sent.push(text, html))) });
  await outbox.flush();
  await outbox.stop();
  // The token is in the customer's mail, as text and as HTML.
  expect(sent.filter((part) => part.includes(token))).toHaveLength(2);
  const mails = await mailsOf(scene, id);
  expect(mails.every(({ status }) => status === 'sent')).toBe(true);
  expect(JSON.stringify(mails)).not.toContain(token);
});
