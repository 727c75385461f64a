/*
 * Runs sqlmap, if installed, on every operation that succeeded once, as each actor for whom it succeeded: on every id, every
 * query parameter, every part of the body and every token.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from './requestGenerators.ts';
import { isInstalled, inFolder, startVulnerableServer, run } from './scanners.ts';
import type { JsonSchema, Operation } from './servedDocument.ts';
import type { CaseContext } from './harness.ts';

/** Request as it is sent. sqlmap tests the query and the body, and in the path and headers only values marked with an asterisk. */
interface Sent {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

const IN_FULL = /identified the following injection point/;
const IN_VAIN = /all tested parameters do not appear to be injectable/;

/** Result of sqlmap for a request. */
interface Tried {
  /** Whether an injection succeeded, or null when sqlmap tested no parameter. */
  gotIn: boolean | null;
  /** Number of requests sent with payloads. */
  times: number;
  /** Number of responses that required a login. */
  outside: number;
}

/** Runs sqlmap on every part of a request. */
async function sqlmapTries(url: string, { method, address, headers, body }: Sent): Promise<Tried> {
  return inFolder(async (folder) => {
    const file = join(folder, 'request.txt');
    const lines = [`${method} ${address} HTTP/1.1`, `Host: ${new URL(url).host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
    await writeFile(file, `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
    const ignored = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429].join(',');
    const written = await run('sqlmap', ['-r', file, '-v', '3', '--batch', '--ignore-stdin', '--level', '3', '--risk', '2', '--dbms', 'sqlite', '--ignore-code', ignored, '--skip-waf', '--disable-coloring', '--flush-session', '--output-dir', folder]);
    if (written === null) return { gotIn: null, times: 0, outside: 0 };
    const gotIn = IN_FULL.test(written) ? true : IN_VAIN.test(written) ? false : null;
    return { gotIn, times: written.match(/\[PAYLOAD\]/g)?.length ?? 0, outside: Number(/401 \(Unauthorized\) - (\d+) times/.exec(written)?.[1] ?? 0) };
  });
}

const fitting = ({ enum: values, type, format }: JsonSchema): string => {
  if (values) return String(values[0]);
  if (format === 'date') return new Date().toISOString().slice(0, 10);
  return type === 'integer' ? '1' : 'a';
};

/** Returns the query strings of an operation: all parameters together and each alone, because one may prevent another from being read. */
export function questionsOf({ asks }: Operation): string[] {
  const parameters = Object.entries(asks).map(([word, schema]) => `${word}=${fitting(schema)}`);
  return (parameters.length > 1 ? [parameters.join('&'), ...parameters] : parameters).map((question) => `?${question}`);
}

export const pathOf = ({ address }: Request): string => (address.split('?')[0] ?? '').replaceAll('*', '');

/**
 * Prepares a body so that sqlmap tests all of it. sqlmap skips parameters called token unless they are marked. The password is replaced, because with
 * the right
 * one a member would be logged out or deleted after the first attempt.
 */
function sentOf({ operation, body }: Request): string | null {
  if (body === null || !/^\{.+\}$/s.test(body)) return null;
  // sqlmap would take the body's own asterisks for marks.
  const plain = body.replaceAll('*', '');
  if (operation.path.startsWith('/api/member/')) return plain.replace(/"(password|currentPassword)":"[^"]*"/, '"$1":"not the password"');
  return plain.includes('"token":') ? plain.replaceAll(/:"((?:[^"\\]|\\.)*)"/g, ':"$1*"') : plain;
}

/** Returns the parts to test of an operation that succeeded once: ids, query, body and tokens. */
function partsOf(request: Request, authorization: string): Sent[] {
  const { operation, body } = request;
  const path = pathOf(request);
  const { method } = operation;
  const keys = Object.entries({ authorization, 'manage-token': request.headers['manage-token'] ?? '' }).filter(([, key]) => key !== '');
  const headers = { accept: 'application/json', ...(body === null ? {} : { 'content-type': 'application/json' }), ...Object.fromEntries(keys) };
  const described = operation.path.split('/');
  const marked = path.split('/').map((part, at) => (described[at]?.startsWith('{') ? `${part}*` : part)).join('/');
  const sent = sentOf(request);
  const fullRequest = { method, address: marked, headers: { ...headers, ...Object.fromEntries(keys.map(([name, key]) => [name, `${key}*`])) }, body: sent };
  return [
    ...(marked === path && keys.length === 0 && sent === null ? [] : [fullRequest]),
    ...questionsOf(operation).map((question) => ({ method, address: `${path}${question}`, headers, body: sent })),
    // Only one operation is tested, because the same code looks up the idempotency key for all of them.
    ...(operation.name === 'POST /api/booking' ? [{ method, address: path, headers: { ...headers, 'idempotency-key': 'once*' }, body: sent }] : []),
  ];
}

/** Number of concurrent sqlmap processes, which share the machine with the server. */
const AT_ONCE = 2;

/**
 * Runs sqlmap on the vulnerable server, then on the server under test.
 * @param examples requests that succeeded once
 * @param sign logs in again, because a request may end a session
 */
export async function sqlmapOnEveryCall({ check, skip }: CaseContext, url: string, examples: readonly Request[], sign: (request: Request) => Promise<string>): Promise<void> {
  if (!(await isInstalled('sqlmap'))) return skip('sqlmap on every call', 'it is not installed');
  const door = await startVulnerableServer();
  const { gotIn: through } = await sqlmapTries(door.url, { method: 'GET', address: '/?name=brisket', headers: {}, body: null }).finally(door.close);
  check('sqlmap gets through a door that stands open', String(through), 'true', through === true);
  const entered: string[] = [];
  const untried: string[] = [];
  const outsideOf: string[] = [];
  let requests = 0;
  let payloads = 0;
  // Reads are tested first, because each attempt at a write may make the lists longer.
  const ordered = examples.toSorted((a, b) => Number(b.operation.method === 'GET') - Number(a.operation.method === 'GET'));
  const left = ordered.flatMap((example) => partsOf(example, example.actor === 'anonymous' ? '' : 'x').map((_, at) => ({ example, at })));
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { example, at } = next;
      const sent = partsOf(example, await sign(example))[at];
      if (!sent) throw new Error(`${example.operation.name} has other parts when it is signed anew`);
      const started = performance.now();
      const { gotIn, times, outside } = await sqlmapTries(url, sent);
      const what = `${example.operation.name} as ${example.actor}: ${sent.address.slice(0, 160)}`;
      console.info(`${what}: ${gotIn === null ? 'not tried' : gotIn ? 'got in' : 'in vain'} (${times} times, ${outside} outside, ${((performance.now() - started) / 1000).toFixed(0)} s; ${left.length} left)`);
      requests += 1;
      payloads += times;
      // When only tokens are tested, a 401 is the expected response.
      const onlyKeys = sent.body === null && !/[?*]/.test(sent.address);
      if (gotIn === null || times === 0) untried.push(what);
      if (example.operation.access !== 'public' && !onlyKeys && outside >= times) outsideOf.push(what);
      if (gotIn) entered.push(what);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const lines = (each: readonly string[]) => each.map((line) => `\n    ${line}`).join('');
  check(`times that sqlmap tried something, in ${requests} requests`, payloads, '≥ 20000', payloads >= 20_000);
  check(`requests that sqlmap could not try every part of${lines(untried)}`, untried.length, '0', untried.length === 0);
  check(`requests by which sqlmap stood outside all the time${lines(outsideOf)}`, outsideOf.length, '0', outsideOf.length === 0);
  check(`calls that sqlmap gets in by${lines(entered)}`, entered.length, '0', entered.length === 0);
}
