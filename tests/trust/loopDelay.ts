/* Loaded into the server under load by `--import`: when it ends, it tells how late its event loop was. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const told = process.env['LOOP_DELAY_FILE'];
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
// What loading the program took is no delay of anybody's request.
setTimeout(() => delay.reset(), 5000).unref();
process.once('exit', () => {
  if (told) writeFileSync(told, String(Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS)));
});
