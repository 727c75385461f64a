/*
 * Mail server with every kind of fault: two hundred bookings through the faulty mail server of the server's tests, on both engines. Then with the
 * built
 * server: a booking does not wait for the mail server, and mails in flight when the server was killed are delivered.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { bookingBody, percentile, sendBooking } from './bookings.ts';
import { filesOf } from './cases.ts';
import { countingMailServer } from './countingMailServer.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

const SLOWER_MS = 20;
const ARRIVE_MS = 120_000;

/** Sends bookings in sequence. @returns the 99th percentile of their durations, in milliseconds */
async function bookings({ url }: RunningServer, count: number): Promise<number> {
  const times: number[] = [];
  // The first bookings warm up the process and are not counted.
  for (let each = -20; each < count; each += 1) {
    const { status, ms } = await sendBooking(url, bookingBody(`Tempête ${each}`));
    if (status !== 201) throw new Error(`A booking was answered ${status}`);
    if (each >= 0) times.push(ms);
  }
  return percentile(times, 0.99);
}

await runCase('badMailServer', async (given) => {
  const { long, check } = given;
  await claimServerTests(given, filesOf('badMailServer'), { rounds: { STORM_BOOKINGS: '200' } });
  const count = long ? 200 : 30;
  const mail = await countingMailServer();
  const healthy = await startServer({ env: { SMTP_URL: mail.url } });
  const p99 = await bookings(healthy, count);
  await healthy.stop();

  mail.taken.clear();
  mail.hold();
  const server = await startServer({ env: { SMTP_URL: mail.url } });
  const hanging = await bookings(server, count);
  check('p99 of a booking while the mail server hangs, ms', hanging, `≤ ${p99} + ${SLOWER_MS}`, hanging <= p99 + SLOWER_MS);
  await server.kill();
  mail.letGo();
  const wanted = 2 * (count + 20);
  const next = await startServer({ dataDir: server.dataDir, env: { SMTP_URL: mail.url } });
  const deadline = performance.now() + ARRIVE_MS;
  while (mail.taken.size < wanted && performance.now() < deadline) await pause(50);
  check('mails that arrive after it was killed in the middle', mail.taken.size, `${wanted}`, mail.taken.size === wanted);
  const twice = [...mail.taken.values()].filter((times) => times > 1).length;
  check('of these more than once: the one in hand, under the same Message-ID', twice, '≤ 1', twice <= 1);
  await next.stop();
  await mail.close();
  rmSync(server.dataDir, { recursive: true, force: true });
});
