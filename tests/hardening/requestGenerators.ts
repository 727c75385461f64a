import * as fc from 'fast-check';
import { HOSTILE } from '../hostile.ts';
import { ownerOf, type JsonSchema, type Operation } from './servedDocument.ts';

/*
 * Generates requests from an operation's description in the served OpenAPI document: most of them valid or nearly so, the others invalid. Values in
 * the server's
 * responses are collected, so that ids, tokens and dates are reused in later requests.
 */

/** Page on which customers manage their request. */
const MANAGED = /^(demande|request)$/;

/** Values collected from responses, by their key. */
export class Learned {
  readonly #values = new Map<string, unknown[]>();

  store(key: string, value: unknown): void {
    const values = this.#values.get(key) ?? [];
    if (!values.includes(value)) values.push(value);
    // Keeps the newest values, which are the most likely to exist still.
    if (values.length > 60) values.shift();
    this.#values.set(key, values);
  }

  pick(key: string, at: number): unknown {
    const values = this.#values.get(key) ?? [];
    return values[at % Math.max(1, values.length)];
  }

  /** Stores every value of a response under its key, and the ids of its top-level resources under their owner. */
  readResponse(owner: string, data: unknown): void {
    const parts: unknown[] = Object.values(data ?? {});
    const outermost: unknown[] = Array.isArray(data) ? parts : [data, ...parts.flat()];
    for (const record of outermost) if (typeof record === 'object' && record !== null && 'id' in record) this.store(`id of ${owner}`, record.id);
    const read = (value: unknown, key: string, depth: number): void => {
      if (depth > 6) return;
      if (Array.isArray(value)) for (const each of value.slice(0, 20)) read(each, key, depth + 1);
      else if (typeof value === 'object' && value !== null) for (const [name, each] of Object.entries(value)) read(each, name, depth + 1);
      else if (key !== '' && (typeof value === 'string' ? value.length <= 100 : typeof value === 'number')) this.store(key, value);
      // Tokens in URLs, in mails and elsewhere, are stored under the path segment or parameter before them.
      if (typeof value === 'string')
        for (const [, word = '', secret = ''] of value.matchAll(/([a-z]+)(?:\/|\?token=)([\w-]{43}(?:\.ics)?)/g)) {
          this.store(MANAGED.test(word) ? 'managed' : 'token', secret);
          this.store(`id of ${word}`, secret);
        }
    };
    read(data, '', 0);
  }
}

export interface Request {
  operation: Operation;
  actor: 'anonymous' | 'member' | 'admin' | 'garbage';
  address: string;
  headers: Record<string, string>;
  body: string | null;
}

const HOSTILE_TEXT = fc.constantFrom(...HOSTILE);

/** Many more levels than any operation reads, but few enough for `JSON.stringify`. */
const DEEP = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
const LONG_LISTS: unknown[] = [{}, '', null, 'x'].map((item) => Array.from({ length: 10_000 }, () => item));

const NONSENSE: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: HOSTILE_TEXT },
  fc.constantFrom<unknown>(null, true, false, '', 0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 1, 2 ** 31, 2 ** 63, [], {}, [[]], [null], { toString: 1 }, { length: -1 }, 'x'.repeat(5000)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(DEEP, ...LONG_LISTS),
  fc.constant(JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}') as unknown),
);

const two = (number: number) => String(number).padStart(2, '0');
const DAY = fc.nat(400).map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const TIME = fc.tuple(fc.nat(23), fc.nat(3)).map(([hour, quarter]) => `${two(hour)}:${two(quarter * 15)}`);
const NAME = fc.tuple(fc.constantFrom('Josée', 'Marc-Antoine', 'Fumée', 'Brisket', 'L’érable', 'Ouvert'), fc.nat(1_000_000)).map(([word, number]) => `${word}${number}`);

/** Generates a realistic value for a string with this name, or returns null when the name has no known meaning. */
function meaning(name: string): fc.Arbitrary<unknown> | null {
  if (/email/i.test(name)) return fc.nat(5000).map((number) => `someone${number}@example.org`);
  if (/password/i.test(name)) return fc.constantFrom('une braise patiente', 'les bons charbons');
  if (/date|day|^from$|^to$|until/i.test(name)) return DAY;
  if (/time|^start|^end|hour/i.test(name)) return TIME;
  if (name === 'tag') return fc.nat(300).map((number) => `fuzz.text${number}`);
  if (/url|link/i.test(name)) return fc.constantFrom('', 'https://example.org/a.jpg', '/media/a.jpg');
  if (/origin|destination/i.test(name)) return fc.constantFrom('45.66,-72.81', '45.5,-73.57', '45.4,-71.9');
  return null;
}

/** Generates a string for a schema: realistic when its name has a known meaning, otherwise a short text. */
const textOf = (schema: JsonSchema, name: string, learned: Learned): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 10, arbitrary: meaning(name) ?? NAME.map((text) => text.slice(0, schema.maxLength ?? 100)) },
    { weight: 3, arbitrary: fc.nat(1000).map((at) => learned.pick(name, at) ?? 'x') },
    { weight: 1, arbitrary: HOSTILE_TEXT },
  );

/** Arrays of ids are named after the resource of the ids. */
const knownIds = (name: string): string => name.replace(/Ids?$|s$/, '').toLowerCase();

/** Generates a value that matches a schema. */
export function valueOf(schema: JsonSchema, name: string, learned: Learned): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => valueOf(each, name, learned)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  const type = types.find((each) => each !== 'null');
  const value = typed(schema, type, name, learned);
  return types.includes('null') ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null)) : value;
}

function typed(schema: JsonSchema, type: string | undefined, name: string, learned: Learned): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return randomResource(schema, learned, name);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, schema.items?.type === 'string' ? `id of ${knownIds(name)}` : knownIds(name), learned), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) });
    case 'integer':
    case 'number': {
      const min = Math.ceil(schema.minimum ?? 0);
      return fc.oneof({ weight: 5, arbitrary: fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 100, 40)) }) }, fc.integer({ min, max: Math.max(min, Math.floor(schema.maximum ?? 1e6)) }));
    }
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema, name, learned);
    default:
      return NONSENSE;
  }
}

/** Generates an object. Optional fields are sometimes omitted. The `id` of an object in a list is a known one. */
function randomResource(schema: JsonSchema, learned: Learned, owner = ''): fc.Arbitrary<unknown> {
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const value = name === 'id' && owner !== '' ? fc.nat(1000).map((at) => learned.pick(`id of ${owner}`, at) ?? 'x') : valueOf(each, name, learned);
    return fc.tuple(required.includes(name) ? fc.constant(true) : fc.nat(9).map((number) => number > 0), value).map(([present, made]) => (present ? [[name, made] as const] : []));
  });
  return fc.tuple(...fields).map((made) => Object.fromEntries(made.flat()));
}

/** Corrupts a value: inserts an invalid part or removes a field. */
function spoil(value: unknown, nonsense: unknown, where: number, kind: number): unknown {
  if (typeof value !== 'object' || value === null) return nonsense;
  const keys = Object.keys(value);
  const key = keys[where % Math.max(1, keys.length)];
  if (Array.isArray(value)) return key === undefined ? [nonsense] : value.map((each, index) => (String(index) === key ? spoil(each, nonsense, where >> 3, kind) : (each as unknown)));
  const entries = Object.entries(value);
  if (key === undefined || kind === 0) return { ...value, [['role', 'isAdmin', 'id', 'passwordHash', 'createdAt', 'constructor', 'x'][where % 7] ?? 'x']: nonsense };
  if (kind === 1) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(entries.map(([name, each]) => [name, name === key ? (kind === 2 ? nonsense : spoil(each, nonsense, where >> 3, kind)) : each]));
}

/** Query parameters that few operations or none read. */
const RARE_PARAMETERS = ['bypassReadAuth', 'limit', 'isAdmin', '__proto__'];
const QUERY_VALUE = fc.oneof({ weight: 2, arbitrary: HOSTILE_TEXT }, fc.constantFrom('0', '1', '100', '1e9', '-1', 'true', ''), DAY);

/** Generates a query parameter with a value, about half of them valid. */
function askedOf({ asks }: Operation, learned: Learned): fc.Arbitrary<readonly [string, string]> {
  const strange = fc.tuple(fc.constantFrom(...Object.keys(asks), ...RARE_PARAMETERS), QUERY_VALUE);
  const right = Object.entries(asks).map(([word, schema]) => valueOf(schema, word, learned).map((value) => [word, typeof value === 'string' ? value : JSON.stringify(value)] as const));
  return right.length === 0 ? strange : fc.oneof(strange, ...right);
}

/** Key under which the resources read at a path are stored, to be sent back to that path. */
export const readAt = (path: string): string => `read at ${path}`;

function bodyText(operation: Operation, learned: Learned, wordless: JsonSchema): fc.Arbitrary<string> {
  const schema = operation.body ?? {};
  const made = valueOf(Object.keys(schema).length > 0 ? schema : wordless, '', learned);
  const back = fc.tuple(made, fc.nat(1000)).map(([value, at]) => learned.pick(readAt(operation.path), at) ?? value);
  const right = operation.method === 'PUT' ? fc.oneof({ weight: 3, arbitrary: made }, back) : made;
  const spoilt = fc.tuple(right, NONSENSE, fc.nat(1000), fc.nat(3)).map(([value, nonsense, where, kind]) => spoil(value, nonsense, where, kind));
  return fc.oneof(
    { weight: 60, arbitrary: right.map((value) => JSON.stringify(value)) },
    { weight: 30, arbitrary: spoilt.map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 6, arbitrary: NONSENSE.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: fc.oneof(HOSTILE_TEXT, fc.constantFrom('', '{', '[1,', '{"a":1}x', '"\ud800"', '['.repeat(20_000), '{"a":'.repeat(5000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)) },
    { weight: 1, arbitrary: fc.constant(`{"notes":"${'x'.repeat(300_000)}"}`) },
  );
}

const OFTEN: Record<Operation['access'], fc.Arbitrary<Request['actor']>> = {
  public: fc.constantFrom('anonymous', 'anonymous', 'member', 'admin', 'garbage'),
  member: fc.constantFrom('member', 'member', 'member', 'member', 'member', 'member', 'admin', 'admin', 'anonymous', 'garbage'),
  admin: fc.constantFrom('admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'member', 'anonymous', 'garbage'),
};

/**
 * Generates requests of an operation.
 * @param wordless schema for a body that the document does not describe
 */
export function requestsOf(operation: Operation, learned: Learned, wordless: JsonSchema): fc.Arbitrary<Request> {
  const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const owner = ownerOf(operation.path, name);
    const known = fc.nat(1000).map((at) => {
      const id = learned.pick(`id of ${owner}`, at);
      return typeof id === 'string' ? id : 'none';
    });
    return fc.oneof({ weight: 9, arbitrary: known }, HOSTILE_TEXT).map((value) => [`{${name}}`, encodeURIComponent(value.toWellFormed()) || '%20'] as const);
  });
  const query = fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.array(askedOf(operation, learned), { minLength: 1, maxLength: 3 }));
  const headers = fc.record(
    {
      'accept-language': fc.constantFrom('fr', 'en', 'en-CA,fr;q=0.3', '*', ';;;'),
      'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('one', 'x'.repeat(255), 'x'.repeat(256))),
      'if-match': fc.constantFrom('"1"', '"2"', '*', '"x"', 'W/"1"'),
      'x-form-trap': fc.constantFrom('1', 'x'),
    },
    { requiredKeys: [] },
  );
  const type = fc.oneof({ weight: 40, arbitrary: fc.constant('application/json') }, fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''));
  const seldom = fc.nat(5);
  const body = operation.body ? bodyText(operation, learned, wordless) : fc.constant(null);
  return fc.tuple(OFTEN[operation.access], fc.tuple(...parameters), query, headers, type, body, seldom, fc.nat(1000)).map(([actor, filled, asked, extra, contentType, text, rare, at]) => {
    const path = filled.reduce((made, [hole, value]) => made.replace(hole, () => value), operation.path);
    const search = new URLSearchParams(asked.map(([word, value]) => [word, value.toWellFormed()])).toString();
    const token = learned.pick('managed', at);
    return {
      operation,
      actor,
      address: `${path}${search === '' ? '' : `?${search}`}`,
      headers: { ...(rare === 0 ? extra : {}), ...(typeof token === 'string' && operation.path.includes('/manage') ? { 'manage-token': token } : {}), ...(text === null ? {} : { 'content-type': contentType }) },
      body: text,
    };
  });
}
