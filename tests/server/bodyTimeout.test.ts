import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { allowLargeBody, limitBodyTime } from '../../server/http/bodyTimeout';
import { listen } from '../../server/http/listen';
import { emptyHouse, exportOf, filledHouse } from './dataTransferSetup';

const TIMES = { bodyMs: 100, idleMs: 150 };

/** Sends a body in pieces with pauses. @returns what the server has seen: the body, or `late` */
async function slowly(pieces: number, pauseMs: number, isLarge: boolean): Promise<string> {
  const seen = Promise.withResolvers<string>();
  const server = createServer((incoming, response) => {
    limitBodyTime(incoming, () => {
      seen.resolve('late');
      incoming.socket.destroy();
    }, TIMES);
    if (isLarge) allowLargeBody(incoming);
    const read: string[] = [];
    incoming.on('data', (chunk: Buffer) => read.push(chunk.toString()));
    incoming.on('end', () => {
      seen.resolve(read.join(''));
      response.end();
    });
    incoming.on('error', () => {});
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const outgoing = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': pieces } });
  outgoing.on('error', () => {});
  for (let index = 0; index < pieces; index += 1) {
    outgoing.write('x');
    await pause(pauseMs);
  }
  outgoing.end();
  return seen.promise;
}

test('a body that takes too long is given up', async () => {
  expect(await slowly(8, 30, false)).toBe('late');
  expect(await slowly(2, 5, false)).toBe('xx');
});

test('a large file may take as long as bytes arrive', async () => {
  expect(await slowly(8, 40, true)).toBe('xxxxxxxx');
  expect(await slowly(2, 400, true)).toBe('late');
});

test('a request without a body has no limit', () => {
  const incoming = { headers: {}, once: () => expect.unreachable() } as unknown as IncomingMessage;
  limitBodyTime(incoming, () => {});
});

test('an export is downloaded and imported over HTTP', async () => {
  const from = await filledHouse();
  const to = await emptyHouse();
  const [source, target] = [await listen(from.server.app, 0, {}), await listen(to.server.app, 0, {})];
  onTestFinished(async () => void (await Promise.all([source.close(), target.close()])));
  const { address } = (await (await fetch(`http://localhost:${source.port}/api/data-exports`, { method: 'POST', headers: from.owner })).json()) as { address: string };
  const download = await fetch(`http://localhost:${source.port}/api${address}`);
  expect(download.headers.get('transfer-encoding')).toBe('chunked');
  const zip = Buffer.from(await download.arrayBuffer());
  expect(zip.equals(await exportOf(from))).toBe(true);
  async function* pieces() {
    for (let at = 0; at < zip.length; at += 1000) {
      yield zip.subarray(at, at + 1000);
      await pause(1);
    }
  }
  const upload = await fetch(`http://localhost:${target.port}/api/data-imports`, { method: 'POST', headers: { ...to.owner, 'content-type': 'application/zip' }, body: Readable.toWeb(Readable.from(pieces())), duplex: 'half' } as RequestInit);
  expect([upload.status, await upload.json()]).toEqual([200, expect.objectContaining({ requests: 2 })]);
  expect((await exportOf(to)).equals(zip)).toBe(true);
});

test('a download that fails halfway is cut, so that no browser takes it for complete', async () => {
  const house = await filledHouse();
  const server = await listen(house.server.app, 0, {});
  onTestFinished(() => server.close());
  const { address } = (await (await fetch(`http://localhost:${server.port}/api/data-exports`, { method: 'POST', headers: house.owner })).json()) as { address: string };
  await house.server.parts.database.db.updateTable('booking').set({ request: 'not JSON' }).execute();
  const response = await fetch(`http://localhost:${server.port}/api${address}`);
  await expect(response.arrayBuffer()).rejects.toThrow(/terminated|aborted/);
});
