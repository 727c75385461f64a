/*
 * Sends bodies within the size limit that are expensive to process: by number of items, length, depth and unknown keys, at every
 * call and in every field. Checks that none blocks the main thread for more than 50 ms or returns a long list of errors.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/server.ts';
import { costlyBodies, type CostlyBody } from './costlyBody.ts';
import { operationsOf, type Operation } from './servedDocument.ts';
import { runCase } from './harness.ts';

const MAX_MS = 50;
const MAX_ERRORS = 20;
/** Number of times each body is sent, because the first call of a kind includes the compilation of the code. */
const TIMES = 3;

await runCase('Bodies that take the server long', async ({ long, check, checkDuration }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boucane-bodies-'));
  const timeFile = join(folder, 'main-thread');
  const server = await startServer({ env: { MAIN_THREAD_TIME: timeFile, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'mainThreadTime.ts')}` } });
  /** Returns the CPU time of the server's main thread so far, in milliseconds. */
  const spent = async () => {
    await (await fetch(`${server.url}/api/health`)).text();
    return Number(readFileSync(timeFile, 'utf8'));
  };
  try {
    const { token } = (await (await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: server.admin.username, password: server.admin.password }) })).json()) as { token: string };
    const isAsked = ({ access, body }: Operation) => body !== null && (long || access === 'public');
    const bodies = (await operationsOf(server.url)).filter(isAsked).flatMap((operation) => costlyBodies(operation));
    let slowest = { ms: 0, name: 'none' };
    let broken = 0;
    let mostErrors = 0;
    const send = async ({ operation, address, text }: CostlyBody) => {
      const sign: Record<string, string> = operation.access === 'public' ? {} : { authorization: `Bearer ${token}` };
      const response = await fetch(`${server.url}${address}`, { method: operation.method, headers: { 'content-type': 'application/json', ...sign }, body: text });
      const responseText = await response.text();
      if (response.status >= 500) broken += 1;
      const { errors = {} } = (responseText.startsWith('{') ? JSON.parse(responseText) : {}) as { errors?: object };
      mostErrors = Math.max(mostErrors, Object.keys(errors).length);
      return response.status;
    };
    for (const body of bodies) {
      const times: number[] = [];
      let status = 0;
      for (let time = 0; time < TIMES; time += 1) {
        const before = await spent();
        status = await send(body);
        times.push((await spent()) - before);
      }
      const ms = Math.min(...times);
      if (ms > slowest.ms) slowest = { ms, name: body.name };
      if (ms > MAX_MS) console.info(`${body.name}: ${Math.round(ms)} ms (${status})`);
    }
    check('bodies sent', bodies.length, '≥ 100', bodies.length >= 100);
    check('answers that say the server is broken (5xx)', broken, '0', broken === 0);
    check('most errors in one answer', mostErrors, `≤ ${MAX_ERRORS}`, mostErrors <= MAX_ERRORS);
    checkDuration(`most of the main thread's time for one body (${slowest.name})`, slowest.ms, MAX_MS);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
