import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readJson } from '../../server/http/body';
import { listen } from '../../server/http/listen';
import { HttpError } from '../../server/http/httpError';

const HEADERS = { 'x-content-type-options': 'nosniff' };

async function listening(app: Hono) {
  const server = await listen(app, 0, HEADERS);
  onTestFinished(() => server.close());
  return server;
}

/** Sends raw lines and reads until the connection ends. */
const raw = (port: number, lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

test('the HTTP server serves the app', async () => {
  const { port } = await listening(new Hono().get('/', (context) => context.text('smoke')));
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('smoke');
});

test('the HTTP server rejects TRACE with 405 and the security headers', async () => {
  const { port } = await listening(new Hono());
  const response = await raw(port, ['TRACE / HTTP/1.1', 'Host: localhost', 'Connection: close']);
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain('x-content-type-options: nosniff');
});

test('the HTTP server rejects headers above 16 kB', async () => {
  const { port } = await listening(new Hono());
  expect(await raw(port, ['GET / HTTP/1.1', 'Host: localhost', `X-Large: ${'x'.repeat(20_000)}`])).toMatch(/^HTTP\/1\.1 431 /);
});

test('the HTTP server sends the security headers with malformed requests too', async () => {
  const { port } = await listening(new Hono());
  const [nonsense, large] = [await raw(port, ['NONSENSE']), await raw(port, ['GET / HTTP/1.1', 'Host: localhost', `X-Large: ${'x'.repeat(20_000)}`])];
  for (const response of [nonsense, large]) expect(response).toContain('x-content-type-options: nosniff');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n\{"message":"Bad request"\}$/);
});

test('the app receives no more of a body than its Content-Length, or than the limit without one', async () => {
  const read: string[] = [];
  const app = new Hono().post('/', async (context) => {
    read.push(Buffer.from((await readJson(context.req.raw, 20)).raw).toString());
    return context.text('read');
  });
  app.onError((error, context) => context.text(error.message, error instanceof HttpError ? (error.status as 413) : 500));
  const { port } = await listening(app);
  const post = (headers: string[], body: string) => raw(port, ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Connection: close', ...headers, '', body]);
  const long = 'x'.repeat(1000);
  // Node rejects the bytes after the declared length as an invalid request. The app has read only the declared length.
  await post(['Content-Length: 7'], `{"a":1}${long}`);
  expect(read).toEqual(['{"a":1}']);
  expect(await post(['Content-Length: 1000'], long)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await post(['Transfer-Encoding: chunked'], `3e8\r\n${long}\r\n0\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await post(['Transfer-Encoding: chunked', 'Content-Length: 7'], `3e8\r\n${long}\r\n0\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(read).toHaveLength(1);
});

test('the HTTP server reports a port in use', async () => {
  const { port } = await listening(new Hono());
  await expect(listen(new Hono(), port, {})).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the HTTP server finishes requests in flight before it closes', async () => {
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const app = new Hono().get('/slow', async (context) => {
    arrived.resolve();
    await finish.promise;
    return context.text('done');
  });
  const server = await listen(app, 0, HEADERS);
  const body = fetch(`http://localhost:${server.port}/slow`).then((response) => response.text());
  await arrived.promise;
  const closed = server.close();
  await expect(fetch(`http://localhost:${server.port}/slow`)).rejects.toThrow('fetch failed');
  finish.resolve();
  expect(await body).toBe('done');
  await closed;
});
