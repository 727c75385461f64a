/* Loaded into the server under load by `--import`: on exit writes the event loop delay and the memory usage. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 10;
const SECOND_MS = 1000;
const measuresFile = process.env['SERVER_MEASURES'];
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
// Excludes the startup, which delays no request.
setTimeout(() => delay.reset(), 5 * SECOND_MS).unref();
/** Resident memory in bytes, sampled every second. */
const memory: number[] = [];
setInterval(() => memory.push(process.memoryUsage.rss()), SECOND_MS).unref();
// Resets the measurement. Sent when the work to be measured begins.
process.on('SIGUSR2', () => delay.reset());
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
process.once('exit', () => {
  // Worker threads load this file too.
  if (measuresFile && isMainThread) writeFileSync(measuresFile, JSON.stringify({ delayMs: late(delay.percentile(99)), slowestMs: late(delay.max), memory }));
});
