import { describe, expect, test } from 'vitest';
import type { Customer } from '../../src/contract/customers';
import { bookingRequest } from './bookingRequests';
import { setupCustomers, type CustomersSetup } from './customersSetup';
import { fieldsOf, setStatus } from './inboxSetup';
import { ask as askAsMember, responseOf } from './memberRequestSetup';

const FIELDS = { name: 'Marie Roy', email: 'marie.roy@example.org', telephone: '514 555-0000', language: 'en', notes: 'Aime le maïs.' };

const bookingsIn = ({ server }: CustomersSetup) => server.parts.database.db.selectFrom('booking').selectAll().orderBy('id').execute();
const cardsIn = ({ server }: CustomersSetup) => server.parts.database.db.selectFrom('customer').selectAll().orderBy('name').execute();

describe('linking of a request to its card', () => {
  test('a first request makes a card with its contact details', async () => {
    const scene = await setupCustomers();
    const id = await scene.askAs({ name: 'Éloïse Roy', telephone: '450 555-1234' }, { language: 'en' });
    expect(await scene.list()).toEqual([{ id: expect.any(String) as string, version: 1, name: 'Éloïse Roy', email: 'marie@example.org', telephone: '450 555-1234', language: 'en', notes: '', requests: 1, lastEvent: null }]);
    expect((await scene.card('Éloïse Roy')).events).toMatchObject([{ id, note: '' }]);
  });

  test.each([
    ['the same email in another case', { name: 'M. T.', email: 'MARIE@example.org' }],
    ['the same telephone in another notation', { name: 'M. T.', email: 'm.t@travail.example', telephone: '+1 (450) 555-1234' }],
  ])('a later request with %s is added to the card and changes nothing of it', async (_, who) => {
    const scene = await setupCustomers();
    await scene.askAs({ telephone: '450-555-1234' });
    const before = await cardsIn(scene);
    await scene.askAs(who, { language: 'en' });
    expect(await cardsIn(scene)).toEqual(before);
    expect((await scene.card('Marie Tremblay')).events.map(({ request }) => request.contactInfo.name).toSorted()).toEqual(['M. T.', 'Marie Tremblay']);
  });

  test('two extensions of one number are two persons', async () => {
    const scene = await setupCustomers();
    await scene.askAs({ name: 'Ana', email: 'ana@example.org', telephone: '450 555-1234 poste 1' });
    await scene.askAs({ name: 'Bob', email: 'bob@example.org', telephone: '450 555-1234 poste 2' });
    expect((await scene.list()).map(({ name }) => name)).toEqual(['Ana', 'Bob']);
  });

  test('a request for a member’s own event is linked', async () => {
    const scene = await setupCustomers();
    const { id } = await responseOf(askAsMember(scene.server, await scene.server.signedIn('user', 'marie')));
    const [line] = await scene.list();
    expect(line).toMatchObject({ email: 'marie@example.org', requests: 1 });
    expect((await scene.card(line?.name ?? '')).events.map((event) => event.id)).toEqual([id]);
  });

  test('a quarantined request is linked once it is accepted', async () => {
    const scene = await setupCustomers();
    await scene.server.call('POST', '/api/booking', { headers: { 'x-form-trap': '1' }, body: bookingRequest() });
    expect(await scene.list()).toEqual([]);
    const [suspect] = (await (await scene.server.call('GET', '/api/suspects', { headers: scene.owner })).json()) as { id: string }[];
    expect((await scene.server.call('POST', `/api/suspects/${suspect?.id}/accept`, { headers: scene.owner })).status).toBe(200);
    expect(await scene.list()).toMatchObject([{ name: 'Marie Tremblay', requests: 1 }]);
  });

  test('a request entered manually is added to the chosen card, whatever its contact details', async () => {
    const scene = await setupCustomers();
    await scene.askAs({ name: 'Ana', email: 'ana@example.org', telephone: '450 555-1234' });
    await scene.askAs({ name: 'Bob', email: 'bob@example.org' });
    const { date, type, peopleCount, kidsCount, selections, contactInfo } = bookingRequest();
    const enter = (who: { name: string; email: string }, more: object) =>
      scene.server.call('POST', '/api/booking-by-hand', { headers: scene.owner, body: { date, type, peopleCount, kidsCount, selections, contactInfo: { ...contactInfo, ...who }, telephone: '450 555-1234', ...more } });
    expect((await enter({ name: 'La sœur de Bob', email: '' }, { customerId: (await scene.card('Bob')).id })).status).toBe(201);
    expect((await enter({ name: 'Ana au téléphone', email: '' }, {})).status).toBe(201);
    // A card that no longer exists is the same as none.
    expect((await enter({ name: 'Ana encore', email: '' }, { customerId: 'gone' })).status).toBe(201);
    expect(await scene.list()).toMatchObject([{ name: 'Ana', requests: 3 }, { name: 'Bob', requests: 2 }]);
  });

  test('requests without an email and without a telephone in common get a card each', async () => {
    const scene = await setupCustomers();
    const { date, type, peopleCount, kidsCount, selections, contactInfo } = bookingRequest();
    for (const [name, telephone] of [['Ana', '450 555-0001'], ['Bob', '450 555-0002'], ['Cyr', '555-0003'], ['Dan', '555-0003']]) {
      expect((await scene.server.call('POST', '/api/booking-by-hand', { headers: scene.owner, body: { date, type, peopleCount, kidsCount, selections, contactInfo: { ...contactInfo, name, email: '' }, telephone } })).status).toBe(201);
    }
    expect((await scene.list()).map(({ name }) => name)).toEqual(['Ana', 'Bob', 'Cyr', 'Dan']);
  });

  test('twenty concurrent requests of one person share one card', async () => {
    const scene = await setupCustomers();
    await Promise.all(Array.from({ length: 20 }, (_, index) => scene.askAs({ name: `Marie ${index}` }, { date: `2027-06-${String(index + 1).padStart(2, '0')}` })));
    expect(await scene.list()).toMatchObject([{ requests: 20 }]);
  });

  test('requests that arrive while their card is merged away are not lost', async () => {
    const scene = await setupCustomers();
    await scene.askAs({ name: 'Ana', email: 'ana@example.org' });
    await scene.askAs({ name: 'Bob', email: 'bob@example.org' });
    const [ana, bob] = [await scene.card('Ana'), await scene.card('Bob')];
    const [merged] = await Promise.all([scene.merge(ana, bob), ...Array.from({ length: 8 }, (_, index) => scene.askAs({ name: 'Bob', email: 'bob@example.org' }, { date: `2027-07-0${index + 1}` }))]);
    expect(merged.status).toBe(200);
    expect((await scene.list()).reduce((sum, { requests }) => sum + requests, 0)).toBe(10);
  });
});

describe('list of cards', () => {
  test('is sorted by name regardless of accents, and is paginated', async () => {
    const scene = await setupCustomers();
    for (const name of ['Zoé', 'Éloïse', 'eric', 'Bernard']) await scene.askAs({ name, email: `${name.length}${name.at(-1) === 'é' ? 'z' : 'a'}@example.org` });
    expect((await scene.list()).map(({ name }) => name)).toEqual(['Bernard', 'Éloïse', 'eric', 'Zoé']);
    const response = await scene.server.call('GET', '/api/customers?limit=2&offset=1', { headers: scene.owner });
    expect(response.headers.get('x-total-count')).toBe('4');
    expect(((await response.json()) as Customer[]).map(({ name }) => name)).toEqual(['Éloïse', 'eric']);
  });

  test('finds cards by name, email and telephone in any notation', async () => {
    const scene = await setupCustomers();
    await scene.askAs({ name: 'Éloïse Gagné', email: 'eloise@example.org', telephone: '450.555.1234' });
    await scene.askAs({ name: 'Paul 100 %', email: 'paul@exemple.ca' });
    const namesOf = async (search: string) => (await scene.list(`?search=${encodeURIComponent(search)}`)).map(({ name }) => name);
    for (const search of ['eloise', 'GAGNE eloise', 'example.org', '450 555-1234', '(450) 555', '+1 450 555 1234', '4505551234']) expect([search, await namesOf(search)]).toEqual([search, ['Éloïse Gagné']]);
    expect(await namesOf('100 %')).toEqual(['Paul 100 %']);
    for (const search of ['_', '%%', "' or 1=1 --", '514', 'x'.repeat(5000)]) expect([search, await namesOf(search)]).toEqual([search, []]);
    expect(await namesOf('\0')).toHaveLength(2);
  });

  test('counts the requests and shows the latest event that is confirmed or past', async () => {
    const scene = await setupCustomers();
    for (const [date, status] of [['2027-03-06', 'done'], ['2027-05-08', 'confirmed'], ['2027-08-14', 'cancelled'], ['2027-09-11', 'requested']] as const) await setStatus(scene, await scene.askAs({}, { date }), status);
    expect(await scene.list()).toMatchObject([{ requests: 4, lastEvent: '2027-05-08' }]);
    expect((await scene.card('Marie Tremblay')).events.map(({ request }) => request.date)).toEqual(['2027-09-11', '2027-08-14', '2027-05-08', '2027-03-06']);
  });

  test('handles ten thousand cards', async () => {
    const scene = await setupCustomers();
    const { db } = scene.server.parts.database;
    await scene.askAs({});
    const { id: _, ...row } = await db.selectFrom('customer').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 10_000 }, (__, index) => ({ ...row, id: `many-${index}`, email_key: `${index}@example.org`, search: `person ${String(index).padStart(5, '0')}` }));
    for (let start = 0; start < rows.length; start += 500) await db.insertInto('customer').values(rows.slice(start, start + 500)).execute();
    const response = await scene.server.call('GET', '/api/customers?search=person&limit=25&offset=9975', { headers: scene.owner });
    expect(response.headers.get('x-total-count')).toBe('10000');
    expect(((await response.json()) as Customer[]).map(({ id }) => id)).toHaveLength(25);
  });
});

describe('changing a card', () => {
  test('stores the fields, increments the version and changes no request', async () => {
    const scene = await setupCustomers();
    await scene.askAs({});
    const card = await scene.card('Marie Tremblay');
    const before = await bookingsIn(scene);
    const response = await scene.change(card, FIELDS, { 'if-match': '"1"' });
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toMatchObject({ ...FIELDS, id: card.id, version: 2, requests: 1 });
    expect(await bookingsIn(scene)).toEqual(before);
    // The new address is the one that counts.
    await scene.askAs({ name: 'M.', email: 'MARIE.ROY@example.org' });
    expect(await scene.list()).toMatchObject([{ requests: 2 }]);
  });

  test('changing a request changes no card', async () => {
    const scene = await setupCustomers();
    const id = await scene.askAs({ telephone: '450 555-1234' });
    const before = await cardsIn(scene);
    const fields = fieldsOf((await scene.read(id)).request);
    const renamed = { ...fields, telephone: '514 555-9999', language: 'en', contactInfo: { ...fields.contactInfo, name: 'Un autre nom', email: 'autre@example.org' } };
    expect((await scene.performAction(id, 'edit', { body: { fields: renamed } })).status).toBe(200);
    for (const action of ['note', 'move', 'confirm', 'cancel'] as const) expect((await scene.performAction(id, action)).status).toBe(200);
    expect(await cardsIn(scene)).toEqual(before);
  });

  test('rejects an outdated version with 412 and the current card', async () => {
    const scene = await setupCustomers();
    await scene.askAs({});
    const card = await scene.card('Marie Tremblay');
    await scene.change(card, FIELDS);
    const response = await scene.change(card, { ...FIELDS, notes: 'Autre' }, { 'if-match': '"1"' });
    expect(response.status).toBe(412);
    expect(await response.json()).toMatchObject({ current: { ...FIELDS, version: 2, events: [{ id: expect.any(String) as string }] } });
    expect(await scene.card('Marie Roy')).toMatchObject({ notes: FIELDS.notes });
  });

  test('of five concurrent changes of one version exactly one counts', async () => {
    const scene = await setupCustomers();
    await scene.askAs({});
    const card = await scene.card('Marie Tremblay');
    const statuses = await Promise.all(Array.from({ length: 5 }, async (_, index) => (await scene.change(card, { ...FIELDS, notes: String(index) }, { 'if-match': '"1"' })).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(4);
  });

  test.each([
    ['a missing name', { ...FIELDS, name: ' ' }, 'name'],
    ['an invalid email', { ...FIELDS, email: 'marie' }, 'email'],
    ['an unreadable telephone', { ...FIELDS, telephone: 'chez ma mère' }, 'telephone'],
    ['notes that are too long', { ...FIELDS, notes: 'x'.repeat(4001) }, 'notes'],
    ['the email of another card', { ...FIELDS, email: 'PAUL@example.org' }, 'email'],
  ])('rejects %s at its field', async (_, body, field) => {
    const scene = await setupCustomers();
    await scene.askAs({ name: 'Paul', email: 'paul@example.org' });
    await scene.askAs({});
    const response = await scene.change(await scene.card('Marie Tremblay'), body);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  test('an unknown card responds with 404', async () => {
    const scene = await setupCustomers();
    expect((await scene.change({ id: 'unknown' }, FIELDS)).status).toBe(404);
    expect((await scene.remove({ id: 'unknown' })).status).toBe(404);
    expect((await scene.server.call('GET', '/api/customers/unknown', { headers: scene.owner })).status).toBe(404);
  });
});

describe('removing a card', () => {
  test.each(['requested', 'confirmed'])('is rejected with 409 while a request is %s', async (status) => {
    const scene = await setupCustomers();
    await setStatus(scene, await scene.askAs({}), status);
    expect((await scene.remove(await scene.card('Marie Tremblay'))).status).toBe(409);
    expect(await scene.list()).toHaveLength(1);
  });

  test('leaves the requests unchanged and unlinked', async () => {
    const scene = await setupCustomers();
    await setStatus(scene, await scene.askAs({}), 'declined');
    const before = await bookingsIn(scene);
    expect((await scene.remove(await scene.card('Marie Tremblay'))).status).toBe(200);
    expect(await scene.list()).toEqual([]);
    expect(await bookingsIn(scene)).toEqual(before.map((row) => ({ ...row, customer_id: null })));
  });

  test('rejects an outdated version with 412', async () => {
    const scene = await setupCustomers();
    await setStatus(scene, await scene.askAs({}), 'declined');
    const card = await scene.card('Marie Tremblay');
    await scene.change(card, FIELDS);
    expect((await scene.remove(card, { 'if-match': '"1"' })).status).toBe(412);
  });
});
