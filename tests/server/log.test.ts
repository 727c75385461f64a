import { expect, test } from 'vitest';
import { createLog } from '../../server/log';
import { bookingRequest } from './bookingRequests';
import { testServer } from './testServer';

/** Log that is stored as text. */
function memoryLog() {
  const lines: string[] = [];
  return { log: createLog({ write: (line) => void lines.push(line) }), text: () => lines.join('') };
}

test('the log records each request and its outcome under the X-Request-Id of the response', async () => {
  const { log, text } = memoryLog();
  const server = await testServer({ log });
  const response = await server.call('GET', '/api/meat?limit=1&secret=x');
  expect(JSON.parse(text())).toMatchObject({ requestId: response.headers.get('x-request-id'), method: 'GET', path: '/api/meat', status: 200 });
  expect(text()).not.toContain('secret');
});

test('the log contains no name, address, password or token, on success or failure', async () => {
  const { log, text } = memoryLog();
  const server = await testServer({ log });
  const headers = await server.signedIn('admin', 'marie');
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  await server.call('POST', '/api/auth/login', { body: { username: 'marie@example.org', password: 'the password of marie' } });
  await server.call('POST', '/api/auth/login', { body: { username: 'marie@example.org', password: 'a wrong one' } });
  await server.call('GET', '/api/booking', { headers });
  await server.parts.database.db.schema.alterTable('mail_outbox').renameTo('elsewhere').execute();
  await server.call('POST', '/api/booking', { body: bookingRequest() });
  expect(text()).toContain('a request failed');
  for (const secret of ['marie', 'Marie', 'Tremblay', 'Saint-Paul', 'the password', 'a wrong one', headers.authorization.slice(7)]) expect(text()).not.toContain(secret);
});

test('the log redacts sensitive fields', () => {
  const { log, text } = memoryLog();
  log.info({ email: 'marie@example.org', user: { password: 'secret', token: 'secret' }, request: { headers: { authorization: 'secret' } } });
  log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(marie@example.org) already exists.' }) });
  expect(text()).not.toMatch(/marie|secret/);
  expect(text()).toContain('duplicate key');
  expect(text()).toContain('23505');
});
