/* Sends as many reads and bookings as the server can handle on SQLite, then far too many. Needs the machine to itself. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../e2e/server.ts';
import { isInstalled, peak, WIDEST_LIMITS, type Peak } from './loadTools.ts';
import { runCase } from './harness.ts';

const FINE = new Set(['200', '201']);
const OVERLOADED = new Set([...FINE, '429', '503']);
const others = ({ statuses }: Peak, allowed: ReadonlySet<string>) => [...statuses].filter(([status]) => !allowed.has(status)).map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';

await runCase('peakLoad', async ({ long, check, skip }) => {
  if (!isInstalled('wrk')) {
    skip('all of it', 'wrk is not installed (a Debian package)');
    return;
  }
  const seconds = long ? 60 : 10;
  const server = await startServer({ env: WIDEST_LIMITS });
  try {
    await peak(server.url, 'reads', { connections: 8, seconds: 5 });
    const reads = await peak(server.url, 'reads', { connections: 32, seconds });
    check('reads a second, 32 at once', reads.perSecond, '≥ 1500', reads.perSecond >= 1500);
    check('their p99, ms', reads.p99, '≤ 100', reads.p99 <= 100);
    check('their answers other than 2xx', others(reads, FINE), 'none', others(reads, FINE) === 'none' && reads.socketErrors === 0);
    await peak(server.url, 'bookings', { connections: 8, seconds: 5 });
    const bookings = await peak(server.url, 'bookings', { connections: 16, seconds });
    check('durable bookings a second, 16 at once', bookings.perSecond, '≥ 300', bookings.perSecond >= 300);
    check('their p99, ms', bookings.p99, '≤ 150', bookings.p99 <= 150);
    check('their answers other than 201', others(bookings, FINE), 'none', others(bookings, FINE) === 'none' && bookings.socketErrors === 0);
    const [tooMany, tooManyBookings] = await Promise.all([peak(server.url, 'reads', { connections: 240, seconds }), peak(server.url, 'bookings', { connections: 16, seconds })]);
    for (const [what, crowd] of [['reads', tooMany], ['bookings', tooManyBookings]] as const) {
      check(`256 at once: answers to ${what} other than 2xx, 429, 503 with Retry-After`, others(crowd, OVERLOADED), 'none', others(crowd, OVERLOADED) === 'none' && (crowd.statuses.get('200') ?? 0) + (crowd.statuses.get('201') ?? 0) > 0);
    }
    await pause(5000);
    const after = await peak(server.url, 'reads', { connections: 8, seconds: 5 });
    check('five seconds after it: p99 of reads, ms', after.p99, '≤ 100', after.p99 <= 100 && others(after, FINE) === 'none');
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});
