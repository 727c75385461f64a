/* Loaded into the server under load by `--import`: when it ends, it tells how late its event loop was and what memory it held meanwhile. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

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
process.once('exit', () => {
  if (told) writeFileSync(told, JSON.stringify({ delayMs: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS), memory }));
});
