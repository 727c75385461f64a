import { describe, expect, test } from 'vitest';
import { queueReminders } from '../../server/reminders/startReminders';
import type { RequestDetails } from '../../src/contract/inbox';
import { bookingRequest } from './bookingRequests';
import { bodyOf, rowOf, setupEditing, type EditingSetup } from './editingSetup';
import { MAIL_TEXT } from './inboxSetup';
import { tokenIn } from './selfServiceSetup';

const { contactInfo, totalCost: _total, kidsPricePerChild: _price, ...content } = bookingRequest();
const WITHOUT_EMAIL = { ...contactInfo, email: '', notes: 'Elle rappelle vendredi' };
const DETAILS = { eventType: 'smokehouse-popup', eventTime: '17:30', toppings: [], trainingPlace: null, reusableUtensils: false };

/** Request of a customer who called and gave no e-mail address. */
const CALL = { ...content, contactInfo: WITHOUT_EMAIL, details: DETAILS, telephone: '450 555-0123' };

const enter = ({ server, owner }: EditingSetup, body: object = CALL, headers: object = {}) => server.call('POST', '/api/booking-by-hand', { headers: { ...owner, ...headers }, body });
const entered = async (scene: EditingSetup, body?: object) => (await (await enter(scene, body)).json()) as RequestDetails;
const allMails = ({ server }: EditingSetup) => server.parts.database.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();

describe('a request entered by hand', () => {
  test('is stored like one of the site, at the same price, with the user who entered it', async () => {
    const scene = await setupEditing();
    const response = await enter(scene);
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toBe('"1"');
    const details = (await response.json()) as RequestDetails;
    const sent = (await (await scene.server.call('POST', '/api/booking', { body: { ...bookingRequest(), details: DETAILS } })).json()) as RequestDetails;
    expect(details).toMatchObject({
      status: 'requested',
      version: 1,
      quote: sent.quote,
      quotedTotal: null,
      enteredBy: 'samuel',
      history: [{ act: 'enter', by: 'samuel', letter: false }],
      request: { telephone: '450 555-0123', contactInfo: { email: '', notes: 'Elle rappelle vendredi' }, details: DETAILS },
    });
    expect((await scene.read(sent.id)).enteredBy).toBeNull();
    expect(await rowOf(scene, details.id)).toMatchObject({ email: '', name: 'Marie Tremblay', user_id: null, thing_id: null });
    expect(await (await scene.server.call('GET', `/api/booking?search=${details.reference}`, { headers: scene.owner })).json()).toHaveLength(1);
  });

  test('has the price rule of the builder without an event type, and may be a training then', async () => {
    const scene = await setupEditing();
    const training = await entered(scene, { ...CALL, type: 'training', details: { ...DETAILS, eventType: null, trainingPlace: 'at_premises' }, contactInfo: { ...WITHOUT_EMAIL, location: 'at_premises' } });
    expect(training).toMatchObject({ formulaVersion: 'summary-1', request: { type: 'training', details: { trainingPlace: 'at_premises' } }, quote: { travelFee: null } });
    expect((await enter(scene, { ...CALL, type: 'training' })).status).toBe(422);
  });

  test('may have more guests than the site accepts, but no choice that is not offered', async () => {
    const scene = await setupEditing();
    const { value } = (await (await scene.server.call('GET', '/api/settings/rules', { headers: scene.owner })).json()) as { value: object };
    await scene.saveSettings('rules', { ...value, maxGuests: 10 });
    expect((await enter(scene)).status).toBe(201);
    expect(await bodyOf(enter(scene, { ...CALL, selections: { ...content.selections, meats: [{ id: 'unicorn', name: 'Licorne' }] } }))).toMatchObject({ errors: { 'selections.meats': expect.stringContaining('Licorne') as string } });
  });

  test('needs a telephone number or an e-mail address, and a day to come', async () => {
    const scene = await setupEditing();
    expect(await bodyOf(enter(scene, { ...CALL, telephone: '' }))).toMatchObject({ errors: { telephone: expect.any(String) as string } });
    expect((await enter(scene, { ...CALL, telephone: '', contactInfo })).status).toBe(201);
    expect(await bodyOf(enter(scene, { ...CALL, date: '2026-11-20' }))).toMatchObject({ errors: { date: expect.any(String) as string } });
    for (const strange of [{ ...CALL, contactInfo: null }, { ...CALL, contactInfo: 'x' }, [], {}]) expect((await enter(scene, strange)).status).toBe(422);
  });

  test('takes no status, price, owner or entering user from the body', async () => {
    const scene = await setupEditing();
    const smuggled = { status: 'confirmed', quote: { totalCost: 1, lines: [] }, totalCost: 1, kidsPricePerChild: 1, formula: 'summary', user_id: 'x', enteredBy: 'x', entered_by: 'x', id: 'chosen', reference: 'B-AAAAAA', version: 99 };
    const details = await entered(scene, { ...CALL, ...smuggled });
    expect(details).toMatchObject({ status: 'requested', version: 1, formulaVersion: 'booking-page-1', quotedTotal: null, enteredBy: 'samuel', quote: (await entered(scene)).quote });
    expect([details.id, details.reference]).not.toEqual(['chosen', 'B-AAAAAA']);
  });

  test('is stored once for a repeated call with the same key', async () => {
    const scene = await setupEditing();
    const send = (body: object = CALL) => enter(scene, body, { 'idempotency-key': 'one' });
    const responses = await Promise.all([1, 2, 3].map(() => send()));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(responses.map(async (response) => ((await response.json()) as RequestDetails).id))).size).toBe(1);
    expect((await send({ ...CALL, peopleCount: 21 })).status).toBe(422);
    expect(await scene.server.parts.database.db.selectFrom('booking').select('id').execute()).toHaveLength(1);
  });

  test('is sent to the customer on demand only, with a link to their request', async () => {
    const scene = await setupEditing();
    const silent = await entered(scene, { ...CALL, contactInfo });
    expect(await allMails(scene)).toEqual([]);
    const details = await entered(scene, { ...CALL, contactInfo, notify: true });
    const mails = await allMails(scene);
    expect(mails).toMatchObject([{ kind: 'booking-received', recipient: 'marie@example.org', booking_id: details.id }]);
    expect(details.history).toMatchObject([{ act: 'enter', letter: true }]);
    expect(await scene.look(tokenIn(mails[0]?.text ?? ''))).toMatchObject({ reference: details.reference });
    // The other request was mailed to no customer, so no link to it exists.
    expect(await scene.server.parts.database.db.selectFrom('manage_token').select('booking_id').where('booking_id', '=', silent.id).execute()).toEqual([]);
  });

  test('belongs to the chosen card, else to the card of the telephone number, and two strangers get two cards', async () => {
    const scene = await setupEditing();
    const first = await entered(scene);
    expect(first.customerId).not.toBeNull();
    expect((await entered(scene)).customerId).toBe(first.customerId);
    const other = await entered(scene, { ...CALL, telephone: '514 555-0199' });
    expect(other.customerId).not.toBe(first.customerId);
    expect((await entered(scene, { ...CALL, telephone: '819 555-0100', customerId: first.customerId })).customerId).toBe(first.customerId);
    expect((await entered(scene, { ...CALL, telephone: '819 555-0101', customerId: 'nobody' })).customerId).not.toBe(first.customerId);
  });
});

describe('a request without an e-mail address', () => {
  test('queues nothing for its customer, whatever happens to it', async () => {
    const scene = await setupEditing();
    const { id } = await entered(scene, { ...CALL, notify: true });
    expect((await scene.edit(id, { peopleCount: 25 })).status).toBe(200);
    expect((await scene.performAction(id, 'propose', { body: { letter: null } })).status).toBe(200);
    expect((await scene.performAction(id, 'recordYes', { body: { letter: null } })).status).toBe(200);
    // Changes of an agreement, which are otherwise always mailed: one that counts, one that waits.
    expect((await scene.edit(id, { peopleCount: 20 })).status).toBe(200);
    expect((await scene.edit(id, { peopleCount: 60 })).status).toBe(200);
    expect((await scene.performAction(id, 'move', { body: { letter: null } })).status).toBe(200);
    expect((await scene.performAction(id, 'cancel', { body: { letter: null } })).status).toBe(200);
    const mails = await allMails(scene);
    expect(mails.filter(({ recipient }) => recipient !== 'bonjour@boucane.example')).toEqual([]);
    expect((await scene.read(id)).history.map(({ act, letter }) => [act, letter])).toEqual([['enter', false], ['edit', false], ['propose', false], ['recordYes', false], ['edit', false], ['amend', false], ['move', false], ['cancel', false]]);
  });

  test('rejects a mail at the field, in every action of the owner that sends one', async () => {
    const scene = await setupEditing();
    const [{ id }, { id: agreed }] = [await entered(scene), await entered(scene, { ...CALL, date: '2027-08-14' })];
    const letter = MAIL_TEXT;
    const expectRejected = async (response: Promise<Response>) => expect([(await response).status, Object.keys((await bodyOf(response)).errors ?? {})]).toEqual([422, ['letter']]);
    for (const act of ['confirm', 'decline', 'cancel', 'move', 'propose'] as const) await expectRejected(scene.performAction(id, act, { body: { letter } }));
    await expectRejected(scene.edit(id, { peopleCount: 30 }, { body: { letter } }));
    await scene.performAction(agreed, 'propose', { body: { letter: null } });
    await expectRejected(scene.performAction(agreed, 'recordYes', { body: { letter } }));
    expect((await scene.performAction(agreed, 'recordYes', { body: { letter: null } })).status).toBe(200);
    // One change that would count at once, and one that would wait.
    for (const peopleCount of [10, 90]) await expectRejected(scene.edit(agreed, { peopleCount }, { body: { letter } }));
    expect(await scene.read(id)).toMatchObject({ status: 'requested', version: 1 });
    expect(await allMails(scene)).toEqual([]);
  });

  test('is confirmed without a mail, and reminds the owner only, with nobody to reply to', async () => {
    const scene = await setupEditing();
    const { id } = await entered(scene);
    expect((await scene.performAction(id, 'confirm', { body: { letter: null } })).status).toBe(200);
    scene.server.travelTo('2027-06-12T14:00:00Z');
    expect(await queueReminders(scene.server.parts)).toBe(1);
    const mails = await allMails(scene);
    expect(mails).toMatchObject([{ kind: 'reminder-notice', recipient: 'bonjour@boucane.example', reply_to: null }]);
    expect(mails[0]?.text).toContain('Marie Tremblay\n450 555-0123');
    // An empty address is no link.
    expect(mails[0]?.html).not.toMatch(/mailto:["?]/);
    expect(mails[0]?.html).not.toContain('undefined');
  });

  test('can be written to once an edit adds an address', async () => {
    const scene = await setupEditing();
    const { id } = await entered(scene);
    expect((await scene.edit(id, { contactInfo }, { body: { letter: MAIL_TEXT } })).status).toBe(200);
    expect(await allMails(scene)).toMatchObject([{ kind: 'booking-changed', recipient: 'marie@example.org' }]);
    // Without an address and a telephone number, the customer could not be reached at all.
    expect((await scene.edit(id, { contactInfo: WITHOUT_EMAIL, telephone: '' })).status).toBe(422);
  });

  test('is erased without touching others', async () => {
    const scene = await setupEditing();
    const [{ id }, other] = [await entered(scene), await entered(scene, { ...CALL, contactInfo: { ...WITHOUT_EMAIL, name: 'Josée' }, telephone: '514 555-0199' })];
    await scene.performAction(id, 'decline', { body: { letter: null } });
    expect((await scene.performAction(id, 'erase')).status).toBe(200);
    expect(await scene.read(id)).toMatchObject({ erased: true, request: { contactInfo: { name: '', notes: '' } } });
    expect((await scene.read(id)).request).not.toHaveProperty('telephone');
    expect(await scene.read(other.id)).toMatchObject({ erased: false, request: { contactInfo: { name: 'Josée' } } });
  });
});
