/* Runs a quarter of an hour of 200 reads and 20 bookings a second, on each engine. Needs the machine to itself. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../e2e/server.ts';
import { startCluster } from '../run/postgres.ts';
import { bookingBody, percentile, sendBooking, type Sent } from './bookings.ts';
import { isInstalled, outputOf, PUBLIC_LISTS, WIDEST_LIMITS } from './loadTools.ts';
import { runCase } from './harness.ts';

const BOOKINGS_A_SECOND = 20;
/** Reads per second of each of two workers on each list: 204 per second in total. */
const READS_A_WORKER = 17;

interface Read {
  seconds: number;
  status: number;
}

const readsOf = (csv: string): Read[] =>
  csv.split('\n').slice(1).filter((line) => line.includes(',')).map((line) => {
    const cells = line.split(',');
    return { seconds: Number(cells[0]), status: Number(cells[6]) };
  });

await runCase('steadyLoad', async ({ long, check, skip }) => {
  if (!isInstalled('hey')) {
    skip('all of it', 'hey is not installed (a Debian package)');
    return;
  }
  const seconds = long ? 900 : 30;
  const run = async (engine: string, env: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'boucane-steady-'));
    const measuresFile = join(folder, 'measures');
    const server = await startServer({ env: { ...WIDEST_LIMITS, ...env, SERVER_MEASURES: measuresFile, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'serverMeasures.ts')}` } });
    try {
      const reading = Promise.all(PUBLIC_LISTS.map((name) => outputOf('hey', ['-z', `${seconds}s`, '-c', '2', '-q', String(READS_A_WORKER), '-o', 'csv', `${server.url}/api/${name}`])));
      const sent: Promise<Sent>[] = [];
      const begun = performance.now();
      for (let each = 0; each < seconds * BOOKINGS_A_SECOND; each += 1) {
        await pause(Math.max(0, begun + (each * 1000) / BOOKINGS_A_SECOND - performance.now()));
        sent.push(sendBooking(server.url, bookingBody(`Régulier ${each}`)));
      }
      const bookings = await Promise.all(sent);
      const reads = (await reading).flatMap(readsOf);
      const perSecond = Math.round(reads.length / seconds);
      check(`${engine}: reads a second`, perSecond, '≥ 195', perSecond >= 195);
      const readP99 = percentile(reads.map((read) => read.seconds * 1000), 0.99);
      check(`${engine}: p99 of reads, ms`, readP99, '≤ 100', readP99 <= 100);
      const bookingP99 = percentile(bookings.map(({ ms }) => ms), 0.99);
      check(`${engine}: p99 of ${bookings.length} bookings, ms`, bookingP99, '≤ 150', bookingP99 <= 150);
      const odd = reads.filter(({ status }) => status !== 200).length + bookings.filter(({ status }) => status !== 201).length;
      check(`${engine}: answers other than 2xx`, odd, '0', odd === 0);
      await server.stop();
      const { delayMs, memory } = JSON.parse(readFileSync(measuresFile, 'utf8')) as { delayMs: number; memory: number[] };
      // A single sample depends on the garbage collector, so the median of a tenth of the time is used.
      const around = (share: number) => percentile(memory.slice(Math.floor(memory.length * (share - 0.1)), Math.ceil(memory.length * share)), 0.5) / 1e6;
      const [early, late] = [around(1 / 3), around(1)];
      check(`${engine}: memory at the end against a third of the time, MB`, `${late.toFixed(0)} / ${early.toFixed(0)}`, '≤ 1.15', late <= early * 1.15);
      check(`${engine}: p99 of the event loop's delay, ms`, Math.round(delayMs), '≤ 50', delayMs <= 50);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  await run('SQLite', {});
  const cluster = await startCluster({ durable: true });
  if (cluster === null) {
    skip('the same on PostgreSQL', 'no PostgreSQL on this machine');
    return;
  }
  try {
    await run('PostgreSQL', { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
});
