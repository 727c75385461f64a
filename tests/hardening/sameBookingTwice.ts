/*
 * Checks that repeated submissions result in one booking: runs the tests of the idempotency key (on SQLite and, in `npm test`, on PostgreSQL), and on
 * each engine
 * sends a key again after the server was killed after its response.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { startCluster } from '../run/postgres.ts';
import { bookingBody, sendBooking } from './bookings.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('sameBookingTwice', async (given) => {
  const { long, check, skip } = given;
  const rounds = 20;
  const replay = async (engine: string, env: Record<string, string>) => {
    let same = 0;
    let single = 0;
    let server: RunningServer = await startServer({ env });
    const { dataDir } = server;
    for (let round = 0; round < rounds; round += 1) {
      const key = randomUUID();
      const body = bookingBody(`Deux fois ${round}`);
      const responses = await Promise.all(Array.from({ length: 50 }, () => sendBooking(server.url, body, key)));
      const references = new Set(responses.filter(({ status }) => status === 201).map(({ reference }) => reference));
      if (references.size === 1 && responses.every(({ status }) => status === 201 || status === 409)) single += 1;
      await server.kill();
      server = await startServer({ dataDir, env });
      const again = await sendBooking(server.url, body, key);
      if (again.status === 201 && references.has(again.reference)) same += 1;
    }
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    check(`${engine}: many at once under one key are one booking`, single, `${rounds}`, single === rounds);
    check(`${engine}: the same reference after kill -9`, same, `${rounds}`, same === rounds);
  };
  await replay('SQLite', {});
  const cluster = await startCluster();
  if (cluster === null) skip('the same on PostgreSQL', 'no PostgreSQL on this machine');
  else {
    try {
      await replay('PostgreSQL', { DATABASE_URL: cluster.url });
    } finally {
      await cluster.stop();
    }
  }
  if (long) await claimServerTests(given, ['tests/server/idempotency.test.ts', 'tests/server/dayCapacity.test.ts'], { rounds: { CONFIRMS_AT_ONCE: '200' } });
});
