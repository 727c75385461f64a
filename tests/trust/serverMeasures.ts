/* Loaded into the server under load by `--import`: when it ends, it tells how late its event loop was and what memory it held meanwhile. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 10;
const SECOND_MS = 1000;
const told = process.env['SERVER_MEASURES'];
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
// What loading the program took is no delay of anybody's request.
setTimeout(() => delay.reset(), 5 * SECOND_MS).unref();
/** Resident memory, bytes, second by second. */
const memory: number[] = [];
setInterval(() => memory.push(process.memoryUsage.rss()), SECOND_MS).unref();
// Begins the measure again: sent when the work that is to be measured begins.
process.on('SIGUSR2', () => delay.reset());
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
process.once('exit', () => {
  // A worker thread loads this file too.
  if (told && isMainThread) writeFileSync(told, JSON.stringify({ delayMs: late(delay.percentile(99)), slowestMs: late(delay.max), memory }));
});
