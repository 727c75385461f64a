/*
 * Two scanners that others wrote, where they are at hand: sqlmap is given every call, wapiti walks through the pages. Each is first
 * shown a server that can be broken into: one that does not see that sees nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from './nonsense.ts';
import type { Trial } from './trial.ts';

/** Runs a command to its end. @returns what it wrote; null when there is no such command here */
const run = (command: string, words: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => written.push(piece.toString()));
    child.once('error', () => resolve(null));
    child.once('close', () => resolve(written.join('')));
  });

const atHand = async (command: string): Promise<boolean> => (await run(command, ['--version'])) !== null;

/** A server that puts what it is asked into its statement and into its page as it came. */
async function openDoor(): Promise<{ url: string; close: () => void }> {
  const db = new DatabaseSync(':memory:');
  db.exec("CREATE TABLE meat (name TEXT); INSERT INTO meat VALUES ('brisket'), ('porc')");
  const server = createServer(({ url = '' }, response) => {
    const name = new URL(url, 'http://localhost').searchParams.get('name') ?? '';
    try {
      const rows = db.prepare(`SELECT name FROM meat WHERE name = '${name}'`).all();
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Menu</title><p>${name}</p><p>${JSON.stringify(rows)}</p><form action="/"><input name="name" value="brisket"><button>?</button></form>`);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/html' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A request as it goes over the line. An asterisk stands behind what is to be tried; without one, all that is asked and sent is. */
interface Sent {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

const IN_FULL = /identified the following injection point/;
const IN_VAIN = /all tested parameters do not appear to be injectable/;

/**
 * Lets sqlmap try every part of a request.
 * @returns whether it got in; null when it tried nothing
 */
async function sqlmapGetsIn(url: string, { method, address, headers, body }: Sent): Promise<boolean | null> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-sqlmap-'));
  try {
    const file = join(folder, 'request.txt');
    const lines = [`${method} ${address} HTTP/1.1`, `Host: ${new URL(url).host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
    await writeFile(file, `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
    const ignored = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429].join(',');
    const written = await run('sqlmap', ['-r', file, '--batch', '--ignore-stdin', '--level', '2', '--dbms', 'sqlite', '--ignore-code', ignored, '--skip-waf', '--disable-coloring', '--flush-session', '--output-dir', folder]);
    if (written !== null && IN_FULL.test(written)) return true;
    return written !== null && IN_VAIN.test(written) ? false : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MODULES = ['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'htaccess', 'methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'];

/**
 * Lets wapiti walk from some addresses on.
 * @returns how many addresses it came to, and what it says of them: what kind of hole, and where
 * @throws Error when it leaves no report
 */
async function wapitiWalks(starts: readonly string[], seconds: number): Promise<{ walked: number; found: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-wapiti-'));
  try {
    const file = join(folder, 'report.json');
    const [first = '', ...others] = starts;
    const times = ['--max-scan-time', String(seconds), '--max-attack-time', String(Math.ceil(seconds / MODULES.length))];
    const written = (await run('wapiti', ['-u', first, ...others.flatMap((start) => ['-s', start]), '--scope', 'domain', '-m', MODULES.join(','), '-f', 'json', '-o', file, '--flush-session', '--store-session', folder, ...times, '--no-bugreport', '-v', '1'])) ?? '';
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) throw new Error(`wapiti left no report:\n${written}`);
    const report = JSON.parse(text) as Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; info: string }[]>>;
    const found = [report.vulnerabilities, report.anomalies].flatMap((kinds) => Object.entries(kinds).flatMap(([kind, finds]) => finds.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`)));
    return { walked: Number(/found (\d+) URLs/.exec(written)?.[1] ?? 0), found };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Words after `?` that the lists read. */
const ASKED = '?limit=20&offset=0&sort=createdAt&order=desc&search=a&status=new&from=2026-01-01&to=2027-12-31';

/** What there is to be tried in a call that succeeded once: its ids, and what is asked or sent with it. */
function partsOf({ operation, address, body }: Request, authorization: string): Sent[] {
  const path = (address.split('?')[0] ?? '').replaceAll('*', '');
  const { method } = operation;
  const headers = { accept: 'application/json', ...(authorization === '' ? {} : { authorization }), ...(body === null ? {} : { 'content-type': 'application/json' }) };
  const described = operation.path.split('/');
  const marked = path.split('/').map((part, at) => (described[at]?.startsWith('{') ? `${part}*` : part)).join('/');
  return [
    ...(marked === path ? [] : [{ method, address: marked, headers, body: null }]),
    ...(method === 'GET' ? [{ method, address: `${path}${ASKED}`, headers, body: null }] : []),
    // An asterisk of its own would be taken for a mark.
    ...(body !== null && /^\{.+\}$/s.test(body) ? [{ method, address: path, headers, body: body.replaceAll('*', '') }] : []),
  ];
}

/** How long wapiti may walk, in seconds. */
const WALK_S = 600;

/**
 * Shows both scanners the open door, then the server.
 * @param pages the addresses of the public pages
 * @param examples calls that succeeded once
 * @param sign signs in anew: what is tried may end a session
 */
export async function scan({ claim, leaveOut }: Trial, url: string, pages: readonly string[], examples: readonly Request[], sign: (request: Request) => Promise<string>): Promise<void> {
  const door = await openDoor();
  try {
    if (await atHand('sqlmap')) {
      const through = await sqlmapGetsIn(door.url, { method: 'GET', address: '/?name=brisket', headers: {}, body: null });
      claim('sqlmap gets through a door that stands open', String(through), 'true', through === true);
      const entered: string[] = [];
      const untried: string[] = [];
      let tried = 0;
      for (const example of examples)
        for (const sent of partsOf(example, await sign(example))) {
          const gotIn = await sqlmapGetsIn(url, sent);
          if (gotIn === null) untried.push(`${example.operation.name}: ${sent.address.slice(0, 100)} ${sent.body?.slice(0, 200) ?? ''}`);
          else tried += 1;
          if (gotIn) entered.push(example.operation.name);
        }
      claim(`requests that sqlmap tried every part of${untried.map((each) => `\n    not ${each}`).join('')}`, tried, 'all', tried > 0 && untried.length === 0);
      claim(`calls that sqlmap gets in by${entered.map((name) => `\n    ${name}`).join('')}`, entered.length, '0', entered.length === 0);
    } else leaveOut('sqlmap on every call', 'it is not installed');
    if (await atHand('wapiti')) {
      const { found: seen } = await wapitiWalks([`${door.url}/`], 60);
      claim('what wapiti finds on a page that stands open', seen.length, '≥ 1', seen.some((each) => each.startsWith('Cross Site Scripting')));
      const asked = examples.filter(({ operation: { method, access } }) => method === 'GET' && access === 'public').map(({ address }) => `${url}${address.split('?')[0]}${ASKED}`);
      const { walked, found } = await wapitiWalks([...pages, ...asked], WALK_S);
      claim('pages and public calls that wapiti came to', walked, `≥ ${pages.length + asked.length}`, walked >= pages.length + asked.length);
      claim(`what wapiti finds on the site${found.map((each) => `\n    ${each}`).join('')}`, found.length, '0', found.length === 0);
    } else leaveOut('wapiti on every page', 'it is not installed');
  } finally {
    door.close();
  }
}
