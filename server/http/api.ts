import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { InferType, Schema } from 'yup';
import { dayAt } from '../../src/contract/days';
import type { Endpoint } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import { may } from '../../src/contract/permissions';
import type { User } from '../../src/contract/user';
import { userOfToken } from '../db/sessions';
import type { Parts } from '../parts';
import { rememberLanguage } from './answerProblem';
import { readJson } from './body';
import { clientAddress } from './clientAddress';
import { acceptedLanguage, bodyLanguage } from './language';
import { Problem } from './problem';
import type { RateLimits } from './rateLimits';
import { validated } from './validated';

export const API_ROOT = '/api';

/** What a call may read after the question mark: what its endpoint says, so that the document says it too. */
type QueryOf<Each extends Endpoint> = Each extends { query: infer Names } ? keyof Names & string : Endpoint extends Each ? string : never;

type BodyOf<Each extends Endpoint> = Each extends { body: infer Body extends Schema } ? InferType<Body> : undefined;

/** One request to an endpoint, checked. */
export interface Call<Each extends Endpoint = Endpoint> {
  body: BodyOf<Each>;
  /** The body byte for byte; empty for an endpoint without one. */
  raw: Uint8Array;
  /** The body's own language, else the one the browser asks for. */
  language: Language;
  /** What a rate limit counts the sender by. */
  address: string;
  /** Who asks, null for a visitor. A token that no longer counts is a visitor's, where visitors may ask at all. */
  viewer: () => Promise<User | null>;
  /** What the sender signs in with, whether it counts or not; null without. */
  token: string | null;
  /** A `{name}` of the path, decoded. */
  parameter: (name: string) => string;
  query: (name: QueryOf<Each>) => string | undefined;
  header: (name: string) => string | undefined;
  /** Sends a header along with a success. */
  setHeader: (name: string, value: string) => void;
}

export type Handler<Each extends Endpoint> = (call: Call<Each>) => Promise<InferType<Each['answer']>>;

export interface Mounted {
  endpoint: Endpoint;
  /** What a success answers. */
  status: 200 | 201;
}

export interface Api {
  /** What is mounted so far: the OpenAPI document and the 405 answers are made from it. */
  mounted: readonly Mounted[];
  /**
   * Answers an endpoint of the contract: its access is checked, its body read and validated, its answer sent as JSON.
   * @throws Error when the endpoint declares no access
   */
  mount<Each extends Endpoint>(endpoint: Each, handler: Handler<Each>, status?: 200 | 201): void;
}

const bearer = (context: Context): string | null => /^Bearer ([\w.~+/=-]{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;

/** @throws Problem 404 for a NUL character, which no id has and PostgreSQL cannot even compare */
function parameterOf(context: Context, name: string): string {
  const value = context.req.param(name) ?? '';
  if (value.includes('\0')) throw new Problem(404, 'notFound');
  return value;
}

/** Answers a text that a machine asks for again and again: nothing, when it has what would be sent. */
function answerText(context: Context, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { 'content-type': type, 'cache-control': 'private, no-cache', etag };
  const known = context.req.header('if-none-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*') ? context.body(null, 304, headers) : context.body(text, 200, headers);
}

/** The path as the router writes parameters: `/booking/:id`. */
export const routePath = ({ path }: Endpoint): string => `${API_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** @throws Problem 401 when nobody is signed in, 403 when that is not enough */
async function admit(endpoint: Endpoint, viewer: () => Promise<User | null>): Promise<void> {
  if (endpoint.access === 'public') return;
  const user = await signedIn({ viewer });
  if (!may(user, endpoint.access)) throw new Problem(403, 'notAllowed');
}

/** Who makes a call that only somebody signed in can make. @throws Problem 401 when that is nobody after all */
export async function signedIn({ viewer }: Pick<Call, 'viewer'>): Promise<User> {
  const user = await viewer();
  if (user === null) throw new Problem(401, 'signInNeeded', { headers: { 'www-authenticate': 'Bearer' } });
  return user;
}

/**
 * Does work whose failure by a 422 counts against the address of the caller, so that validating bodies for nothing has an end.
 * @throws Problem 429 beyond the limit
 */
async function countingInvalid<Result>(limits: RateLimits, address: string, work: () => Promise<Result>): Promise<Result> {
  await limits.take('invalidBodies', address);
  let invalid = false;
  try {
    return await work();
  } catch (error) {
    invalid = error instanceof Problem && error.status === 422;
    throw error;
  } finally {
    if (!invalid) await limits.giveBack('invalidBodies', address);
  }
}

/** Makes the API of an app. */
export function createApi(app: Hono, { database, clock, config }: Parts, limits: RateLimits): Api {
  const mounted: Mounted[] = [];
  return {
    mounted,
    mount(endpoint, handler, status = 200) {
      const { access }: { access: unknown } = endpoint;
      if (access !== 'public' && access !== 'member' && access !== 'admin') throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
      mounted.push({ endpoint, status });
      app.on(endpoint.method, routePath(endpoint), async (context) => {
        let found: Promise<User | null> | undefined;
        const token = bearer(context);
        const viewer = () => (found ??= token === null ? Promise.resolve(null) : userOfToken(database.db, token, clock()));
        const address = clientAddress(context, config.trustProxy);
        await admit(endpoint, viewer);
        const { raw, value } = endpoint.body ? await readJson(context.req.raw, endpoint.mostBytes) : { raw: new Uint8Array(), value: undefined };
        const language = bodyLanguage(value) ?? acceptedLanguage(context.req.header('accept-language'));
        rememberLanguage(context, language);
        const work = async (): Promise<unknown> => {
          const body = endpoint.body ? await validated(endpoint.body, value, dayAt(clock())) : undefined;
          return handler({
            // The schema that the type is inferred from has just let it through.
            body: body as BodyOf<typeof endpoint>,
            raw,
            language,
            address,
            viewer,
            token,
            parameter: (name) => parameterOf(context, name),
            query: (name) => context.req.query(name),
            header: (name) => context.req.header(name),
            setHeader: (name, text) => context.header(name, text),
          });
        };
        const isCounted = endpoint.body !== undefined && (await viewer()) === null;
        const answer = await (isCounted ? countingInvalid(limits, address, work) : work());
        return endpoint.mediaType === undefined ? context.json(answer, status) : answerText(context, String(answer), endpoint.mediaType);
      });
    },
  };
}
