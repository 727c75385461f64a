/*
 * Stops and starts PostgreSQL under load: gracefully (`fast`), as in a crash (`immediate`), and once for half a minute. Checks that the server
 * stays up, responds with 503 in the meantime, accepts bookings again soon, and has stored every acknowledged booking.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startServer } from '../e2e/server.ts';
import { startCluster } from '../run/postgres.ts';
import { bookingBody, sendBooking, startSenders } from './bookings.ts';
import { runCase } from './harness.ts';

const SENDERS = 8;
const BACK_MS = 5000;
const LONG_STOP_MS = 30_000;

await runCase('databaseRestarts', async ({ long, check, checkDuration, skip }) => {
  const cluster = await startCluster({ durable: true });
  if (cluster === null) {
    skip('all of it', 'no PostgreSQL on this machine');
    return;
  }
  const server = await startServer({ env: { DATABASE_URL: cluster.url } }).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  try {
    const acknowledged = new Set<string>();
    const statuses = new Map<number, number>();
    let bare = 0;
    const senders = startSenders(SENDERS, () => server.url, ({ status, reference, retryAfter }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201 && reference !== null) acknowledged.add(reference);
      if (status === 503 && retryAfter === null) bare += 1;
    }, 5);
    const stops: readonly (readonly ['fast' | 'immediate', number])[] = long
      ? [...Array.from({ length: 5 }, () => ['fast', 500] as const), ...Array.from({ length: 5 }, () => ['immediate', 500] as const), ['fast', LONG_STOP_MS]]
      : [['fast', 300], ['immediate', 300]];
    const backs: number[] = [];
    let ready = 0;
    for (const [mode, awayMs] of stops) {
      const before = acknowledged.size;
      while (acknowledged.size < before + 2 * SENDERS) await pause(10);
      await cluster.halt(mode);
      const response = await fetch(`${server.url}/api/ready`);
      await response.arrayBuffer();
      if (response.status === 503) ready += 1;
      await pause(awayMs);
      await cluster.resume();
      const accepts = performance.now();
      while ((await sendBooking(server.url, bookingBody('De retour'))).status !== 201 && performance.now() - accepts < 6 * BACK_MS) await pause(20);
      backs.push(Math.round(performance.now() - accepts));
    }
    await senders.stop();
    check('stops of PostgreSQL', stops.length, long ? '11' : '2', stops.length === (long ? 11 : 2));
    check('times /api/ready said 503 while it was away', ready, `${stops.length}`, ready === stops.length);
    checkDuration('slowest first booking after it accepts', Math.max(...backs), BACK_MS);
    const odd = [...statuses].filter(([status]) => status !== 201 && status !== 503);
    check('answers other than 201 and 503', odd.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none', 'none', odd.length === 0);
    check('503 without Retry-After', bare, `0 of ${statuses.get(503) ?? 0}`, bare === 0 && (statuses.get(503) ?? 0) > 0);
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<{ reference: string }>('select reference from booking');
    const torn = await client.query('select 1 from booking where (select count(*) from mail_outbox where booking_id = booking.id) <> 2');
    await client.end();
    const stored = new Set(rows.map(({ reference }) => reference));
    const lost = [...acknowledged].filter((reference) => !stored.has(reference)).length;
    check('acknowledged bookings lost', lost, `0 of ${acknowledged.size}`, lost === 0 && acknowledged.size > 0);
    check('bookings without exactly two mails', torn.rowCount ?? -1, '0', torn.rowCount === 0);
    const alive = await fetch(`${server.url}/api/health`);
    await alive.arrayBuffer();
    check('the server that was there from the first', alive.status, '200', alive.status === 200);
  } finally {
    await server.stop();
    await cluster.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});
