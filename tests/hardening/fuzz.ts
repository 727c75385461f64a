/*
 * Fuzzes every operation of the served OpenAPI document with valid and invalid input. Checks that no request crashes the server, is slow, gets a
 * response
 * that does not match the document, or is rejected without a message.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { replaceInventedFacts } from '../e2e/houseFacts.ts';
import { sitemapOf } from '../e2e/hydration.ts';
import { logIn } from '../e2e/owner.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { Learned, readAt, requestsOf, type Request } from './requestGenerators.ts';
import { operationsOf, ownerOf, type JsonSchema, type Operation } from './servedDocument.ts';
import { sqlmapOnEveryCall } from './sqlmap.ts';
import { runCase } from './harness.ts';
import { wapitiOnEveryPage } from './wapiti.ts';

const DIST = join(import.meta.dirname, '../../dist');
const SHORT = 4000;
const LONG = 40_000;
const AT_ONCE = 4;
const SLOW_MS = 2000;
const MEMBER_PASSWORD = 'les bons charbons';

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
const compiled = new Map<JsonSchema, ValidateFunction>();
const fits = (schema: JsonSchema) => {
  const check = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, check);
  return check;
};

const isAlive = ({ url }: RunningServer) => fetch(`${url}/api/health`).then(({ ok }) => ok, () => false);

/**
 * Restarts the server on the same data without the site. Otherwise each of a scanner's thousands of writes would re-render
 * every page, which is not under test.
 */
async function onApiAlone({ kill, dataDir }: RunningServer, work: (api: RunningServer) => Promise<void>): Promise<void> {
  await kill();
  // The folder is inside the project, so that Node finds its modules.
  const folder = await mkdtemp(join(DIST, 'api-alone-'));
  try {
    const main = join(folder, 'server/main.js');
    await cp(join(DIST, 'server/main.js'), main);
    const api = await startServer({ dataDir, main });
    try {
      await work(api);
    } finally {
      await api.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates the actors, who log in again when a request has ended their session. */
function createActors(server: RunningServer, kind = 'fuzz') {
  const tokens: { admin?: string | undefined; member?: string | undefined } = {};
  let members = 0;
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: JSON.stringify(body) });
    return (await response.json()) as { token?: string };
  };
  const login = async (username: string, password: string) => (await post('/api/auth/login', { username, password })).token;
  const admin = async () => {
    // Logs in by email, because the fuzzer may have changed the username.
    tokens.admin ??= await login(server.admin.email, server.admin.password);
    if (!tokens.admin) throw new Error('The administrator cannot sign in any more');
    return tokens.admin;
  };
  const member = async () => {
    // Retries, because the fuzzer may change or delete a new member before their first login.
    for (let times = 0; times < 10 && !tokens.member; times += 1) {
      members += 1;
      const username = `member-of-the-${kind}-${members}`;
      await post('/api/user', { username, email: `${username}@example.org`, name: '', role: 'user', password: MEMBER_PASSWORD, language: 'fr', disabled: false }, await admin());
      tokens.member = await login(username, MEMBER_PASSWORD);
    }
    if (!tokens.member) throw new Error('No member can sign in any more');
    return tokens.member;
  };
  return {
    async headers(actor: Request['actor']): Promise<Record<string, string>> {
      if (actor === 'anonymous') return {};
      return { authorization: `Bearer ${actor === 'garbage' ? 'x'.repeat(43) : await (actor === 'admin' ? admin() : member())}` };
    },
    /** Makes the next request of each actor log in again, whether the session is valid or not. */
    clearSessions(): void {
      delete tokens.admin;
      delete tokens.member;
    },
    /** Discards a session that is no longer valid. */
    discardSession(actor: Request['actor'], used: string): void {
      if ((actor === 'admin' || actor === 'member') && used === `Bearer ${tokens[actor]}`) delete tokens[actor];
    },
  };
}

interface Tally {
  sent: number;
  succeeded: number;
  slowest: { took: number; name: string };
  statuses: Map<number, number>;
  byOperation: Map<string, { sent: number; succeeded: number }>;
  faults: string[];
  /** Last successful request of each operation, by actor. */
  examples: Map<string, Request>;
  /** Last request of each operation that was authorized but rejected for its content. */
  refused: Map<string, Request>;
}

/** Statuses for authorized requests whose resource does not exist or whose content is invalid. */
const REFUSED_FOR_CONTENT = new Set([404, 409, 412, 422]);

/** Returns the examples for the scanners: every successful request of each operation, or the last one rejected for its content. */
const examplesOf = ({ examples, refused }: Tally, operations: readonly Operation[]): Request[] =>
  operations.flatMap(({ name }) => {
    const succeeded = [...examples.values()].filter(({ operation }) => operation.name === name);
    const nearest = refused.get(name);
    return succeeded.length > 0 || !nearest ? succeeded : [nearest];
  });

/** Returns the fault of a response, or null. */
function faultOf(response: Response, text: string, { operation }: Request): string | null {
  const { status, headers } = response;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (headers.get('x-request-id') === null) return `${status} without a request id`;
  const described = operation.responses[status] ?? operation.responses['default'] ?? {};
  const [type = '', content] = Object.entries(described)[0] ?? [];
  if (!(headers.get('content-type') ?? '').startsWith(type)) return `${status} as ${headers.get('content-type')} instead of ${type}`;
  if (type !== 'application/json') return null;
  if (status < 300 && !(status in operation.responses)) return `${status}, which the document does not name`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${status} without JSON: ${text.slice(0, 200)}`;
  }
  if (status >= 400 && !(typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string' && value.message !== '')) return `${status} without a message`;
  const check = fits(content?.schema ?? {});
  return check(value) ? null : `${status} does not fit: ${ajv.errorsText(check.errors)}`;
}

/** Returns the schema for an undocumented body: that of the resource which is updated at the same path. */
const likeTheChange = ({ path }: Operation, operations: readonly Operation[]): JsonSchema => operations.find(({ method, path: other }) => method === 'PUT' && other === `${path}/{id}`)?.body ?? {};

/** Excludes the administrator's own account, because the fuzzer needs it. */
const isOwnAccount = ({ operation, address }: Request, id: string) => operation.path.startsWith('/api/user/') && address.includes(id);

await runCase('Every call fed with nonsense', async (tools) => {
  const { long, check, checkDuration } = tools;
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  const wanted = Number(process.env['FUZZ_REQUESTS'] ?? (long ? LONG : SHORT));
  console.info(`seed ${seed} (FUZZ_SEED repeats it)`);
  const server = await startServer();
  try {
    await replaceInventedFacts(await logIn(server.url, server.admin));
    const operations = await operationsOf(server.url);
    const actors = createActors(server);
    const learned = new Learned();
    const tally: Tally = { sent: 0, succeeded: 0, slowest: { took: 0, name: 'none' }, statuses: new Map(), byOperation: new Map(operations.map(({ name }) => [name, { sent: 0, succeeded: 0 }])), faults: [], examples: new Map(), refused: new Map() };
    const { authorization = '' } = await actors.headers('admin');
    const { user } = (await (await fetch(`${server.url}/api/auth/verify`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token: authorization.slice(7) }) })).json()) as { user: { id: string } };

    const send = async (request: Request): Promise<void> => {
      if (isOwnAccount(request, user.id)) return;
      const { operation, actor, address, headers, body } = request;
      const sign = await actors.headers(actor);
      const started = performance.now();
      const response = await fetch(`${server.url}${address}`, { method: operation.method, headers: { ...headers, ...sign }, body, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
      const text = await response.text();
      const took = performance.now() - started;
      tally.sent += 1;
      if (took > tally.slowest.took) tally.slowest = { took, name: operation.name };
      tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1);
      const line = tally.byOperation.get(operation.name);
      if (line) line.sent += 1;
      const fault = faultOf(response, text, request);
      if (fault !== null) tally.faults.push(`${operation.name} as ${actor}: ${fault}\n    ${address.slice(0, 300)} ${body?.slice(0, 600) ?? ''}`);
      if (response.ok) {
        tally.succeeded += 1;
        if (line) line.succeeded += 1;
        if (actor !== 'garbage') tally.examples.set(`${operation.name} ${actor}`, request);
        const parameter = operation.path.match(/\{(\w+)\}$/)?.[1];
        if (text.startsWith('{') || text.startsWith('[')) {
          const data: unknown = JSON.parse(text);
          if (operation.method === 'GET' && !Array.isArray(data)) learned.store(readAt(operation.path), data);
          learned.readResponse(parameter === undefined ? (operation.path.split('/').findLast((part) => !part.startsWith('{')) ?? '') : ownerOf(operation.path, parameter), data);
        }
      } else if (response.status === 401) actors.discardSession(actor, sign['authorization'] ?? '');
      else if (REFUSED_FOR_CONTENT.has(response.status) && actor !== 'garbage') tally.refused.set(operation.name, request);
      if (operation.name === 'POST /api/auth/logout') actors.discardSession(actor, sign['authorization'] ?? '');
    };

    // Cycles through the operations, so that all are called equally often.
    for (let round = 0; tally.sent < wanted; round += 1) {
      const requests = fc.sample(fc.tuple(...operations.map((operation) => requestsOf(operation, learned, likeTheChange(operation, operations)))), { numRuns: 1, seed: seed + round }).flat();
      for (let at = 0; at < requests.length; at += AT_ONCE) await Promise.all(requests.slice(at, at + AT_ONCE).map((request) => send(request)));
    }

    const kinds = new Map<string, number>();
    for (const fault of tally.faults) {
      const kind = fault.split('\n')[0] ?? '';
      if (!kinds.has(kind)) console.info(`✗ ${fault}`);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    const lines = [...tally.byOperation].map(([name, line]) => ({ name, ...line }));
    const least = Math.min(...lines.map(({ sent }) => sent));
    const never = lines.filter(({ succeeded }) => succeeded === 0).map(({ name }) => name);
    const count = (pattern: RegExp) => tally.faults.filter((fault) => pattern.test(fault.split('\n')[0] ?? '')).length;
    console.info(`answers by status: ${[...tally.statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`).join(', ')}`);
    console.info(`calls that never succeeded: ${never.join(', ') || 'none'}`);
    check('requests sent', tally.sent, `≥ ${wanted}`, tally.sent >= wanted);
    check('calls of the served document', operations.length, '≥ 48', operations.length >= 48);
    check('answers that say the server is broken (5xx)', count(/: 5\d\d /), '0', count(/: 5\d\d /) === 0);
    checkDuration(`slowest answer (${tally.slowest.name})`, tally.slowest.took, SLOW_MS);
    const shapeless = tally.faults.length - count(/: 5\d\d /);
    check('answers that do not fit the document, or refuse without a message', shapeless, '0', shapeless === 0);
    check('requests that succeed', `${((100 * tally.succeeded) / tally.sent).toFixed(0)} %`, '≥ 30 %', tally.succeeded / tally.sent >= 0.3);
    check('requests to the call that got the fewest', least, long ? '≥ 100' : '≥ 10', least >= (long ? 100 : 10));
    if (long) {
      const examples = examplesOf(tally, operations);
      const given = new Set(examples.map(({ operation }) => operation.name)).size;
      check('calls that the scanners are given', given, `${operations.length}`, given === operations.length);
      await wapitiOnEveryPage(tools, server.url, await sitemapOf(server.url), examples);
      await onApiAlone(server, async (api) => {
        const scanners = createActors(api, 'scan');
        const sign = async ({ actor }: Request) => {
          scanners.clearSessions();
          return (await scanners.headers(actor))['authorization'] ?? '';
        };
        await sqlmapOnEveryCall(tools, api.url, examples, sign);
        check('the server answers still', String(await isAlive(api)), 'true', await isAlive(api));
      });
    } else check('the server answers still', String(await isAlive(server)), 'true', await isAlive(server));
  } finally {
    await server.stop();
  }
});
