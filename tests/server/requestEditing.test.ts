import { describe, expect, test } from 'vitest';
import { linesBeforeTaxes } from '../../src/contract/quoteChange';
import { bookingRequest } from './bookingRequests';
import { amountsOf, bodyOf, CHOICES, RIBS, rowOf, setupEditing, WITH_RIBS } from './editingSetup';
import { fieldsOf, inEntry, MAIL_TEXT, mailsOf, setStatus } from './inboxSetup';
import { eventRequest } from './memberRequestBodies';
import { tokenIn } from './selfServiceSetup';

describe('an edited request', () => {
  test('is previewed exactly as it is saved, and a preview stores nothing', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const before = await rowOf(scene, id);
    const preview = await scene.previewed(id, { selections: WITH_RIBS, peopleCount: 30 });
    expect(await rowOf(scene, id)).toEqual(before);
    expect(preview).toMatchObject({ newLines: ['ribs'], gone: [], effect: 'changes', version: 1 });
    const details = await bodyOf(scene.edit(id, { selections: WITH_RIBS, peopleCount: 30 }));
    expect([preview.before, preview.after]).toEqual([details.revisions[0]?.before, details.quote]);
  });

  test('changes the contact, the facts, the diets and the search text, but neither the day nor the time', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book({ contactInfo: { ...bookingRequest().contactInfo, notes: 'Heure: 17:30\nPrès de la grange\n\nSonnez deux fois' } });
    const details = await bodyOf(
      scene.edit(id, {
        contactInfo: { name: 'Josée Roy', email: 'josee@example.org', location: '12, rue Saint-Paul, Upton', notes: 'Heure: 17:30\nPrès de la grange\n\nSonnez trois fois' },
        telephone: '450 555-0123',
        language: 'en',
        details: { eventType: null, eventTime: '09:00', toppings: [], trainingPlace: null, reusableUtensils: true },
        diets: [{ category: 'nuts', severity: 'severe', count: 2, words: '' }],
      }),
    );
    expect(details.request).toMatchObject({
      date: '2027-06-19',
      contactInfo: { name: 'Josée Roy', email: 'josee@example.org', notes: 'Près de la grange\n\nSonnez trois fois' },
      telephone: '450 555-0123',
      details: { eventTime: '17:30', reusableUtensils: true },
      diets: [{ category: 'nuts', count: 2 }],
    });
    // In another language, lines and choices take the names of the catalogue.
    expect(details.quote.lines.map(({ name }) => name)).toEqual(['Brisket', 'Mac and cheese, With lobster', 'Setup', 'Travel']);
    expect(details.request.selections.meats).toEqual([{ id: 'brisket', name: 'Brisket' }]);
    expect(await rowOf(scene, id)).toMatchObject({ name: 'Josée Roy', email: 'josee@example.org', search: expect.stringContaining('josee roy') as string });
    expect(await (await scene.server.call('GET', '/api/booking?search=josee', { headers: scene.owner })).json()).toHaveLength(1);
  });

  test('raises the calendar sequence, in the feed and in the mail, and the kitchen has the new dish', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    await scene.performAction(id, 'confirm');
    await scene.edit(id, { selections: { ...CHOICES, meats: [RIBS], tools: [{ id: 'tongs', name: '' }] }, diets: [{ category: 'nuts', severity: 'severe', count: 2, words: '' }] }, { body: { letter: MAIL_TEXT } });
    const mail = (await mailsOf(scene)).find(({ kind }) => kind === 'booking-changed');
    expect(inEntry(mail?.calendar ?? null, 'SEQUENCE')).toBe('2');
    expect(mail).toMatchObject({ recipient: 'marie@example.org', subject: MAIL_TEXT.subject });
    expect(mail?.text).toContain('Pointe de poitrine');
    expect(await scene.look(tokenIn(mail?.text ?? ''))).toMatchObject({ selections: { meats: [{ id: 'ribs', name: 'Côtes levées' }] } });
    const { address } = (await (await scene.server.call('POST', '/api/admin/calendar-feed', { headers: scene.owner })).json()) as { address: string };
    const feed = (await (await scene.server.call('GET', new URL(address).pathname)).text()).replaceAll('\r\n\t', '');
    expect(feed).toMatch(/SEQUENCE:2/);
    expect(feed).toContain('Noix');
    expect(feed).toContain('Pinces');
    const { bookings } = (await (await scene.server.call('GET', '/api/preparation?from=2027-06-19&to=2027-06-19', { headers: scene.owner })).json()) as { bookings: { dishes: { id: string }[]; diets: object[] }[] };
    expect(bookings).toMatchObject([{ dishes: [{ id: 'ribs' }, { id: 'mac-1' }], diets: [{ category: 'nuts' }] }]);
  });

  test('sends nothing unless the owner writes a mail, as long as nothing is agreed', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const details = await bodyOf(scene.edit(id, { peopleCount: 30 }));
    expect(await mailsOf(scene)).toEqual([]);
    expect(details.history).toMatchObject([{ act: 'edit', letter: false }]);
    expect((await bodyOf(scene.edit(id, { peopleCount: 31 }, { body: { letter: MAIL_TEXT } }))).history.at(-1)).toMatchObject({ letter: true });
    expect(await mailsOf(scene)).toHaveLength(1);
  });

  test('invalidates the links that were sent to a mistyped address', async () => {
    const scene = await setupEditing();
    const { id, token } = await scene.book();
    const { contactInfo } = (await scene.read(id)).request;
    await scene.edit(id, { contactInfo: { ...contactInfo, name: 'Marie T.' } });
    expect(await scene.look(token)).toMatchObject({ name: 'Marie T.' });
    await scene.edit(id, { contactInfo: { ...contactInfo, email: 'marie.t@example.org' } }, { body: { letter: MAIL_TEXT } });
    expect((await scene.server.call('GET', '/api/manage', { headers: { 'manage-token': token } })).status).toBe(404);
    const [mail] = await mailsOf(scene);
    expect(mail?.recipient).toBe('marie.t@example.org');
    expect(await scene.look(tokenIn(mail?.text ?? ''))).toMatchObject({ name: 'Marie Tremblay' });
  });

  test('keeps the price for one guest of an added line, which follows the customer’s number of guests', async () => {
    const scene = await setupEditing();
    const { id, token } = await scene.book();
    const { after } = await scene.previewed(id, {});
    const lines = [...linesBeforeTaxes(after), { id: 'added-1', name: 'Pizza', cents: 1400 * 24, perPersonCents: 1400 }];
    expect(amountsOf((await bodyOf(scene.edit(id, {}, { body: { lines } }))).quote)['added-1']).toBe(336);
    expect((await scene.change(token, 'guests', { adults: 25, children: 4 })).status).toBe(200);
    expect(amountsOf((await scene.read(id)).quote)['added-1']).toBe(406);
    expect(amountsOf((await scene.previewed(id, { peopleCount: 30 })).after)['added-1']).toBe(476);
  });

  test('changes the event of a member with it', async () => {
    const scene = await setupEditing();
    const member = await scene.server.signedIn('user', 'jeanne');
    const { id } = (await (await scene.server.call('POST', '/api/event', { headers: member, body: eventRequest() })).json()) as { id: string };
    const { thing, request } = await scene.read(id);
    const eventOf = async () => (await (await scene.server.call('GET', `/api/event/${thing?.id}`, { headers: scene.owner })).json()) as { numberOfGuests: number; meatsOffered: string[]; sidesOffered: string[]; location: string };
    const before = await eventOf();
    await scene.edit(id, { peopleCount: 33, contactInfo: { ...request.contactInfo, location: '8, chemin du Lac, Sutton' }, selections: { ...request.selections, meats: [RIBS] } });
    expect(await eventOf()).toMatchObject({ numberOfGuests: 33, meatsOffered: ['ribs'], sidesOffered: before.sidesOffered, location: '' });
  });
});

describe('concurrent and hostile edits', () => {
  test('of two tabs, the second gets 412 with the current request', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const responses = await Promise.all([30, 31, 32].map((peopleCount) => scene.edit(id, { peopleCount }, { version: 1 })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
    const late = await bodyOf(scene.edit(id, { peopleCount: 40 }, { version: 1 }));
    expect(late.current).toMatchObject({ id, version: 2 });
    expect((await scene.read(id)).history).toHaveLength(1);
  });

  test('a change while the road is counted gets 412, and is not lost', async () => {
    let during = (): Promise<unknown> => Promise.resolve();
    const travel = async () => {
      await during();
      return { metres: 90_000, approximate: false };
    };
    const scene = await setupEditing({ maps: { respond: ({ type }) => Promise.resolve({ status: 'OK', type }), travel } });
    const { id, token } = await scene.book();
    const { contactInfo } = (await scene.read(id)).request;
    during = () => scene.change(token, 'guests', { adults: 44, children: 4 });
    const late = await bodyOf(scene.edit(id, { contactInfo: { ...contactInfo, location: 'Sutton' } }));
    expect(late.current).toMatchObject({ version: 2, request: { peopleCount: 44 } });
    expect((await scene.read(id)).request).toMatchObject({ peopleCount: 44, contactInfo: { location: contactInfo.location } });
  });

  test('a repeated call with the same key takes effect once', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const fields = { ...fieldsOf((await scene.read(id)).request), peopleCount: 30 };
    const send = () => scene.server.call('PUT', `/api/booking/${id}/content`, { headers: { ...scene.owner, 'if-match': '"1"', 'idempotency-key': 'one' }, body: { fields, reason: 'Six convives de plus', letter: MAIL_TEXT } });
    const first = await send();
    const details = await bodyOf(Promise.resolve(first));
    expect([first.status, details.version]).toEqual([200, 2]);
    // By now, the same body would change nothing.
    expect(await bodyOf(send())).toEqual(details);
    expect(await mailsOf(scene)).toHaveLength(1);
    expect((await scene.edit(id, { peopleCount: 31 }, { version: 2, key: 'one' })).status).toBe(422);
  });

  test('an edit that changes nothing is rejected, and stores nothing', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const response = await scene.edit(id, {}, { body: { letter: MAIL_TEXT } });
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ message: 'Rien n’est changé\u00a0: la demande dit déjà tout cela.' })]);
    expect((await scene.read(id)).version).toBe(1);
    expect(await mailsOf(scene)).toEqual([]);
  });

  test('a status, a day or a price in the body is ignored', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const before = await rowOf(scene, id);
    const smuggled = { status: 'confirmed', quote: { totalCost: 1, lines: [] }, totalCost: 1, total_cents: 1, date: '2027-01-01', version: 99, pricedOn: '2000-01-01', userId: 'x', enteredBy: 'x', customerId: 'x' };
    const response = await scene.edit(id, { peopleCount: 21, kidsCount: 3, ...smuggled }, { body: smuggled });
    expect(response.status).toBe(200);
    expect(await rowOf(scene, id)).toMatchObject({ status: 'requested', date: before.date, total_cents: before.total_cents, version: 2, user_id: null, entered_by: null, customer_id: before.customer_id });
    const lines = [{ id: 'brisket', name: 'x', cents: 10_000, pricedOn: '2000-01-01' }];
    expect(JSON.stringify(await bodyOf(scene.edit(id, {}, { body: { lines } })))).not.toContain('2000-01-01');
    expect((await scene.edit(id, {}, { body: { lines: [{ id: 'brisket', name: 'x', cents: -1 }] } })).status).toBe(422);
    expect((await scene.edit(id, {}, { body: { lines: [{ id: 'brisket', name: 'x', cents: 1.5 }] } })).status).toBe(422);
  });

  test('a closed or unknown request cannot be edited', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    for (const status of ['declined', 'cancelled', 'done']) {
      await setStatus(scene, id, status);
      expect((await scene.edit(id, { peopleCount: 30 })).status).toBe(409);
      expect((await scene.preview(id, { peopleCount: 30 })).status).toBe(409);
    }
    const { server, owner } = scene;
    const fields = { peopleCount: 20, contactInfo: { name: 'x', email: 'x@example.org', location: 'Upton' } };
    expect((await server.call('PUT', '/api/booking/nothing/content', { headers: owner, body: { fields } })).status).toBe(404);
    expect((await server.call('POST', '/api/booking/nothing/edit-preview', { headers: owner, body: { fields } })).status).toBe(404);
  });

  test('a changed total without a reason is rejected at the reason', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const refused = await scene.edit(id, { peopleCount: 30 }, { body: { reason: '' } });
    expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([422, ['reason']]);
    expect((await scene.edit(id, { telephone: '450 555-0123' }, { body: { reason: '' } })).status).toBe(200);
  });

  test('a body that is not an edit gets 422, never 500', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const { server, owner } = scene;
    for (const strange of [{}, [], { fields: null }, { fields: [] }, { fields: 'x' }, { fields: { contactInfo: null } }, { fields: { contactInfo: 'x', selections: 1 } }, { fields: {}, lines: {} }]) {
      for (const [method, path] of [['PUT', 'content'], ['POST', 'edit-preview']] as const) expect([strange, (await server.call(method, `/api/booking/${id}/${path}`, { headers: owner, body: strange })).status]).toEqual([strange, 422]);
    }
  });
});
