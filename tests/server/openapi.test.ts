import { expect, test } from 'vitest';
import { insertManageToken } from '../../server/db/manage';
import { insertResource } from '../../server/db/catalogue';
import { CATALOGUE_NAMES, RESOURCES } from '../../src/contract/resources';
import { newResource } from './newResources';
import { newPicture } from './pictureSetup';
import { SMALL_SEED } from './smallSeed';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { NOW, testServer } from './testServer';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { 'x-access': string; parameters?: { name: string; in: string; schema: object }[]; requestBody?: { content: Record<string, { schema: object }> }; responses: Record<string, object> }>>;
}

const withId = (path: string, ids: Record<string, string>) => path.replace(/\{(id|file|token)\}/, ids[path.split('/')[2] ?? ''] ?? '').replace('{number}', '1');

/** Uploads are rejected for their content, and all other calls for their empty body. */
function bodyFor(method: string, path: string): { body?: unknown; type?: Record<string, string> } {
  if (method === 'post' && path === '/api/pictures') return { body: 'no picture', type: { 'content-type': 'image/jpeg' } };
  if (method === 'post' && path === '/api/data-imports') return { body: 'no archive', type: { 'content-type': 'application/zip' } };
  return method === 'post' || method === 'put' ? { body: {} } : {};
}

const document = async () => {
  const server = await testServer();
  return { server, described: (await (await server.call('GET', '/api/openapi.json')).json()) as Document };
};

test('the OpenAPI document lists exactly the routes of the app', async () => {
  const { server, described } = await document();
  const listed = Object.entries(described.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const routed = server.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/')).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(listed.toSorted()).toEqual([...new Set(routed)].toSorted());
  expect(listed).toContain('POST /api/booking');
  expect(listed).toContain('GET /api/content/{id}');
});

test('the OpenAPI document states the required access of each route', async () => {
  const { described } = await document();
  const accessOf = (method: string, path: string) => described.paths[path]?.[method]?.['x-access'];
  expect([accessOf('post', '/api/auth/login'), accessOf('get', '/api/member/profile'), accessOf('put', '/api/meat/{id}')]).toEqual(['public', 'member', 'admin']);
});

test('the OpenAPI document describes the booking as the contract does', async () => {
  const { described } = await document();
  const booking = described.paths['/api/booking']?.['post'];
  expect(described.openapi).toBe('3.1.0');
  expect(booking?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['date', 'type', 'peopleCount']) as string[],
    properties: { peopleCount: { type: 'integer', minimum: 1, maximum: 500 }, language: { enum: ['fr', 'en'] } },
  });
  expect(booking?.responses).toEqual({ 201: expect.anything() as object, default: expect.anything() as object });
});

test('the OpenAPI document lists the query parameters of each operation', async () => {
  const { described } = await document();
  const askedOf = (path: string) => Object.fromEntries((described.paths[path]?.['get']?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]));
  const integer = { type: 'integer', minimum: 0 };
  expect(askedOf('/api/content')).toEqual({ limit: integer, offset: integer });
  expect(askedOf('/api/user')).toMatchObject({ limit: integer, offset: integer, q: { type: 'string' }, order: { enum: ['asc', 'desc'] }, role: { enum: ['admin', 'user'] } });
  expect(askedOf('/api/preparation')).toMatchObject({ from: { type: 'string', format: 'date' }, requested: { enum: ['true'] } });
  expect(askedOf('/api/manage')).toEqual({});
});

test('the OpenAPI document lists the operations with an idempotency key', async () => {
  const { described } = await document();
  const keyed = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'))
      .map(([method]) => `${method} ${path}`),
  );
  const creates = Object.keys(RESOURCES).map((name) => `post /api/${name}`);
  const ofBooking = ['transition', 'move', 'keep-date', 'erase', 'proposal', 'proposal/withdraw', 'proposal/yes'].map((action) => `post /api/booking/{id}/${action}`);
  const ofCustomer = ['post /api/manage/guests', 'post /api/manage/date', 'put /api/manage/diets', 'post /api/manage/cancel', 'post /api/manage/accept'];
  const ofSeats = ['event', 'training'].flatMap((kind) => [`post /api/${kind}/{id}/seats`, `post /api/${kind}/{id}/reservations`]);
  expect(keyed.toSorted()).toEqual([...creates, ...ofBooking, 'put /api/booking/{id}/note', 'put /api/booking/{id}/content', 'post /api/booking-by-hand', ...ofCustomer, ...ofSeats, 'post /api/booking', 'post /api/sendEmail', 'post /api/mail/{id}/copy', 'post /api/messages/{id}/answer', 'post /api/customers/{id}/merge'].toSorted());
});

test('no schema of the OpenAPI document has an empty list of types', async () => {
  const { described } = await document();
  expect(JSON.stringify(described)).not.toContain('"type":[]');
});

test('every listed route returns a status other than 404 and 405', async () => {
  const { server, described } = await document();
  const headers = await server.signedIn('admin');
  const another = await server.signedIn('admin', 'marie');
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  await server.parts.database.db.updateTable('booking').set({ wish: JSON.stringify({ date: '2027-07-03', time: '17:00', words: '' }) }).execute();
  const { id: booking } = await server.parts.database.db.selectFrom('booking').select('id').executeTakeFirstOrThrow();
  const { id: customers } = await server.parts.database.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  // Papers are those of a proposal.
  expect((await server.call('POST', `/api/booking/${booking}/proposal`, { headers, body: { validDays: 14 } })).status).toBe(200);
  const { id: user } = await server.parts.database.db.selectFrom('user').select('id').where('username', '=', 'admin').executeTakeFirstOrThrow();
  await server.parts.database.db.updateTable('mail_outbox').set({ status: 'dead' }).execute();
  const [mail = '', sentMail = ''] = (await server.parts.database.db.selectFrom('mail_outbox').select('id').execute()).map(({ id }) => id);
  await server.parts.database.db.updateTable('mail_outbox').set({ status: 'sent' }).where('id', '=', sentMail).execute();
  // The page linked in the customer's mail requires a token.
  await server.parts.database.transaction((trx) => insertManageToken(trx, { bookingId: booking, token: 'of-the-customer', now: new Date(NOW) }));
  await server.call('POST', '/api/sendEmail', { body: contactMessage(), headers: { 'x-form-trap': '1' } });
  await server.call('POST', '/api/sendEmail', { body: contactMessage(), headers: { 'x-form-trap': '1' } });
  await server.call('POST', '/api/sendEmail', { body: contactMessage({ email: 'paul@example.org' }) });
  const { id: messages } = await server.parts.database.db.selectFrom('contact_message').select('id').executeTakeFirstOrThrow();
  const suspects = await server.parts.database.db.selectFrom('suspect').select('id').execute();
  const { address } = (await (await server.call('POST', '/api/admin/calendar-feed', { headers })).json()) as { address: string };
  const { id: pictures } = await newPicture(server, headers);
  const { address: download } = (await (await server.call('POST', '/api/data-exports', { headers: another })).json()) as { address: string };
  const known: Record<string, string> = { calendar: address.split('/').at(-1) ?? '', booking, customers, user, mail, messages, pictures, 'data-exports': /[\w-]{43}/.exec(download)?.[0] ?? '' };
  for (const name of CATALOGUE_NAMES) known[name] = SMALL_SEED[name]?.[0]?.id ?? (await insertResource(server.parts.database.db, name, newResource(name), new Date(NOW))).id;
  const calls = Object.entries(described.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method, path })));
  // Deletions run last, the one of all samples after the others. The caller neither logs out nor deletes their own account.
  const turnOf = ({ method, path }: (typeof calls)[number]): number => (path === '/api/samples/remove' ? 2 : Number(method === 'delete'));
  const statuses: number[] = [];
  for (const { method, path } of calls.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const asker = path === '/api/auth/logout' ? {} : turnOf({ method, path }) > 0 ? another : headers;
    known['mail'] = path.endsWith('/copy') ? sentMail : mail;
    // One suspect is accepted, another is deleted.
    known['suspects'] = suspects[method === 'delete' ? 1 : 0]?.id ?? '';
    const { type, ...body } = bodyFor(method, path);
    statuses.push((await server.call(method.toUpperCase(), withId(path, known), { headers: { ...asker, ...type, 'manage-token': 'of-the-customer' }, ...body })).status);
  }
  // An import is refused with 409, because the installation holds data.
  expect(new Set(statuses)).toEqual(new Set([200, 409, 422]));
});
