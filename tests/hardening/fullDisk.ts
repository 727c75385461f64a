/*
 * Fills the disk of the database. Checks that no unstored booking is acknowledged, that reads continue, and that bookings are accepted again as soon
 * as there is space, without a restart. Requires permission to mount a small tmpfs.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { bookingBody, sendBooking, type Sent } from './bookings.ts';
import { runCase } from './harness.ts';

const BACK_MS = 5000;

/** Fills the remaining space of a disk with a file, which can be deleted to free the space. */
function fill(folder: string): string {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  for (const size of [65_536, 4096]) {
    try {
      for (let written = 0; written < 2000; written += 1) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
  return path;
}

await runCase('fullDisk', async ({ check, checkDuration, skip }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'boucane-trust-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dataDir], { stdio: 'pipe' });
  } catch {
    rmSync(dataDir, { recursive: true, force: true });
    skip('all of it', 'no right to mount a disk here (run it as root)');
    return;
  }
  let server: RunningServer | null = null;
  try {
    server = await startServer({ dataDir });
    const { url } = server;
    const acknowledged: Sent[] = [];
    const send = async (count: number, name: string) => {
      const sent: Sent[] = [];
      for (let each = 0; each < count; each += 1) sent.push(await sendBooking(url, bookingBody(`${name} ${each}`)));
      acknowledged.push(...sent.filter(({ status }) => status === 201));
      return sent;
    };
    await send(5, 'Avant');
    const ballast = fill(dataDir);
    const during = await send(60, 'Pendant');
    const refused = during.filter(({ status }) => status !== 201);
    const codes = [...new Set(refused.map(({ status }) => status))];
    check('answers while the disk is full', codes.join(', ') || 'none refused', '507 or 503', codes.length > 0 && codes.every((code) => code === 507 || code === 503));
    const bare = refused.filter(({ retryAfter }) => retryAfter === null).length;
    check('of these without Retry-After', bare, `0 of ${refused.length}`, bare === 0);
    const lists = await Promise.all(['meat', 'side', 'event', 'training', 'content', 'busy-days'].map(async (name) => (await fetch(`${url}/api/${name}`)).status));
    check('lists that are read meanwhile', lists.filter((status) => status === 200).length, '6', lists.every((status) => status === 200));
    rmSync(ballast);
    const freed = performance.now();
    let back: Sent | null = null;
    while (performance.now() - freed < 2 * BACK_MS && back?.status !== 201) {
      back = await sendBooking(url, bookingBody('Après'));
      if (back.status !== 201) await pause(50);
    }
    const took = performance.now() - freed;
    if (back?.status === 201) acknowledged.push(back);
    checkDuration('a booking is taken again, without a restart', back?.status === 201 ? took : null, BACK_MS);
    await server.stop();
    const sqlite = new DatabaseSync(join(dataDir, 'boucane.sqlite'), { readOnly: true });
    const stored = new Set(sqlite.prepare('select reference from booking').all().map(({ reference }) => String(reference)));
    const torn = sqlite.prepare('select id from booking where (select count(*) from mail_outbox where booking_id = booking.id) <> 2').all().length;
    const sound = String(sqlite.prepare('pragma integrity_check').get()?.['integrity_check']);
    sqlite.close();
    const lost = acknowledged.filter(({ reference }) => reference === null || !stored.has(reference)).length;
    check('acknowledged bookings without a row', lost, `0 of ${acknowledged.length}`, lost === 0);
    check('rows that nobody was told of, or without two mails', stored.size - acknowledged.length + torn, '0', stored.size === acknowledged.length && torn === 0);
    check('integrity check', sound, 'ok', sound === 'ok');
  } finally {
    await server?.stop();
    execFileSync('umount', ['-l', dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
