/* Loaded into a server by `--import`: writes the CPU time of its main thread, in milliseconds, on every request. */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

const timeFile = process.env['MAIN_THREAD_TIME'];

subscribe('http.server.request.start', () => {
  const { user, system } = process.threadCpuUsage();
  if (timeFile) writeFileSync(timeFile, String((user + system) / 1000));
});
