/*
 * Kills the server as in a power cut while sixteen senders book, repeatedly on one SQLite file. Checks that every acknowledged booking
 * is stored completely. Then makes a backup while they book, and tests the backup.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../e2e/server.ts';
import { bookingBody, sendBooking, startSenders } from './bookings.ts';
import { runCase } from './harness.ts';

const SENDERS = 16;
const READY_MS = 2000;
const MAIN = join(import.meta.dirname, '../../dist/server/main.js');
/** Number of acknowledged bookings that the long form waits for on any machine, and its maximum number of rounds. */
const WANTED = 20_000;
const MAX_ROUNDS = 600;

interface Ended {
  code: number;
  output: string;
}

/** Runs a command of the built server while the server is running. */
const command = (dataDir: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` });
    });
  });

await runCase('killedWhileBooking', async ({ long, check, checkDuration }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'boucane-trust-kill-'));
  try {
    const acknowledged = new Map<string, string>();
    const others = new Map<number, number>();
    const starts: number[] = [];
    let rounds = 0;
    const isOver = () => (long ? (rounds >= 100 && acknowledged.size >= WANTED) || rounds >= MAX_ROUNDS : rounds >= 6);
    while (!isOver()) {
      const started = performance.now();
      const server = await startServer({ dataDir });
      starts.push(performance.now() - started);
      const senders = startSenders(SENDERS, () => server.url, ({ status, reference }, key) => {
        if (status === 201 && reference !== null) acknowledged.set(key, reference);
        else if (status !== 0) others.set(status, (others.get(status) ?? 0) + 1);
      });
      // The first responses of a new process are slow: the kill happens between the first responses and a third of a second later.
      const before = acknowledged.size;
      while (acknowledged.size < before + SENDERS) await pause(5);
      await pause(long ? 1000 + Math.random() * 2000 : 60 + Math.random() * 300);
      await server.kill();
      await senders.stop();
      rounds += 1;
    }
    check('kills', rounds, long ? '≥ 100' : '≥ 5', rounds >= (long ? 100 : 5));
    check('bookings acknowledged', acknowledged.size, long ? `≥ ${WANTED}` : '≥ 96', acknowledged.size >= (long ? WANTED : 96));

    const sqlite = new DatabaseSync(join(dataDir, 'boucane.sqlite'));
    const one = (sql: string) => Number(Object.values(sqlite.prepare(sql).get() ?? {})[0]);
    const stored = new Map(sqlite.prepare("select json_extract(answer, '$.reference') as reference, key from idempotency where route = 'POST /booking'").all().map(({ reference, key }) => [String(key), String(reference)]));
    const booked = new Set(sqlite.prepare('select reference from booking').all().map(({ reference }) => String(reference)));
    const lost = [...acknowledged].filter(([key, reference]) => !booked.has(reference) || stored.get(key) !== reference).length;
    check('acknowledged bookings lost', lost, '0', lost === 0);
    const torn = one(`with mails as (select booking_id as id, count(*) as made from mail_outbox group by booking_id),
      answers as (select json_extract(answer, '$.id') as id, count(*) as made from idempotency group by 1)
      select count(*) from booking left join mails using (id) left join answers using (id) where coalesce(mails.made, 0) <> 2 or coalesce(answers.made, 0) <> 1`);
    check('bookings without exactly two mails and one key', torn, '0', torn === 0);
    const strays = one('select count(*) from mail_outbox where booking_id is not null and booking_id not in (select id from booking)');
    check('mails or keys without a booking', strays + stored.size - booked.size, '0', strays === 0 && stored.size === booked.size);
    const integrity = String(sqlite.prepare('pragma integrity_check').get()?.['integrity_check']);
    check('integrity check', integrity, 'ok', integrity === 'ok');
    sqlite.close();
    check('status codes other than 201', [...others.keys()].join(', ') || 'none', 'none', others.size === 0);
    checkDuration('slowest start until ready', Math.max(...starts), READY_MS);

    const server = await startServer({ dataDir });
    const [sample] = acknowledged;
    const again = sample ? await sendBooking(server.url, bookingBody('Un autre corps'), sample[0]) : null;
    check('a key of before, with another body', again?.status ?? 0, '422', again?.status === 422);
    const senders = startSenders(4, () => server.url, () => {}, 20);
    const made = await command(dataDir, 'backup');
    await senders.stop();
    check('a backup during bookings', made.output.trim().split('\n')[0] ?? '', 'kept', made.code === 0);
    const verified = await command(dataDir, 'verify');
    check('verification of that backup', verified.output.trim(), 'good', verified.code === 0);
    const name = (await readdir(join(dataDir, 'backups'))).find((file) => file.endsWith('.sqlite')) ?? '';
    const mode = (statSync(join(dataDir, 'backups', name)).mode & 0o777).toString(8);
    check('who may read it', mode, '600', mode === '600');
    const refused = await command(dataDir, 'restore', name, '--overwrite');
    check('a restore while the server runs', refused.code === 0 ? 'done' : 'refused', 'refused', refused.code !== 0 && refused.output.includes('already runs'));
    const second = await command(dataDir, 'migrate').then(({ code }) => code);
    check('a command that lacks its word ends with', second, '1', second === 1);
    await server.kill();
    const restored = await command(dataDir, 'restore', name, '--overwrite');
    check('a restore once it is stopped', restored.code === 0 ? 'done' : restored.output, 'done', restored.code === 0);
    const after = await startServer({ dataDir });
    const booking = await sendBooking(after.url, bookingBody('Après la remise'));
    check('the first booking afterwards', booking.status, '201', booking.status === 201);
    await after.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
