import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { InferType, Schema } from 'yup';
import type { Download } from '../../src/contract/dataTransfer';
import { dayAt } from '../../src/contract/days';
import type { Endpoint } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import { can } from '../../src/contract/permissions';
import type { User } from '../../src/contract/user';
import { userOfToken } from '../db/sessions';
import { readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { rememberLanguage } from './errorHandler';
import { readBinary, readJson } from './body';
import { allowLargeBody } from './bodyTimeout';
import { clientAddress } from './clientAddress';
import { responseFile } from './download';
import { acceptedLanguage, bodyLanguage } from './language';
import { HttpError } from './httpError';
import type { RateLimits } from './rateLimits';
import { incomingOf, openUpload } from './upload';
import { validateBody, type ValidationContext } from './validateBody';

export const API_ROOT = '/api';

/** Query parameters that a handler may read: those that its endpoint declares, so that the OpenAPI document lists them too. */
type QueryOf<Each extends Endpoint> = Each extends { query: infer Names } ? keyof Names & string : Endpoint extends Each ? string : never;

type BodyOf<Each extends Endpoint> = Each extends { body: infer Body extends Schema } ? InferType<Body> : undefined;

type UploadOf<Each extends Endpoint> = Each extends { stream: object } ? AsyncIterable<Uint8Array> : undefined;

/** Validated request to an endpoint. */
export interface RequestContext<Each extends Endpoint = Endpoint> {
  body: BodyOf<Each>;
  /** Body of an endpoint with a `stream`, as it arrives. */
  upload: UploadOf<Each>;
  /** Raw bytes of the body. Empty for an endpoint without a body. */
  raw: Uint8Array;
  /** Language of the body, or else of the Accept-Language header. */
  language: Language;
  /** Client address, used as the key of rate limits. */
  address: string;
  /** Returns the logged-in user, or null for a visitor. On public endpoints, an invalid token counts as a visitor. */
  viewer: () => Promise<User | null>;
  /** Bearer token, valid or not. Null without one. */
  token: string | null;
  /** Returns a `{name}` parameter of the path, decoded. */
  parameter: (name: string) => string;
  query: (name: QueryOf<Each>) => string | undefined;
  header: (name: string) => string | undefined;
  /** Sets a header on the success response. */
  setHeader: (name: string, value: string) => void;
}

export type Handler<Each extends Endpoint> = (call: RequestContext<Each>) => Promise<InferType<Each['response']>>;

export interface MountedRoute {
  endpoint: Endpoint;
  /** Status of a success response. */
  status: 200 | 201;
}

export interface Api {
  /** Mounted endpoints, from which the OpenAPI document and the 405 responses are derived. */
  mounted: readonly MountedRoute[];
  /**
   * Mounts an endpoint of the contract: checks access, reads and validates the body, and sends the result as JSON.
   * @throws Error when the endpoint declares no access rule
   */
  mount<Each extends Endpoint>(endpoint: Each, handler: Handler<Each>, status?: 200 | 201): void;
}

const bearer = (context: Context): string | null => /^Bearer ([\w.~+/=-]{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;

/** Returns a path parameter. @throws Problem 404 for a NUL character, which no id contains and PostgreSQL rejects even in comparisons */
function parameterOf(context: Context, name: string): string {
  const value = context.req.param(name) ?? '';
  if (value.includes('\0')) throw new HttpError(404, 'notFound');
  return value;
}

/** Sends a text that clients poll repeatedly. Responds with 304 when `If-None-Match` matches. */
function responseText(context: Context, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { 'content-type': type, 'cache-control': 'private, no-cache', etag };
  const known = context.req.header('if-none-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*') ? context.body(null, 304, headers) : context.body(text, 200, headers);
}

/** Path in the router's syntax: `/booking/:id`. */
export const routePath = ({ path }: Endpoint): string => `${API_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Checks access. @throws Problem 401 when not logged in, 403 without the required role */
async function authorize(endpoint: Endpoint, viewer: () => Promise<User | null>): Promise<void> {
  if (endpoint.access === 'public') return;
  const user = await currentUser({ viewer });
  if (!can(user, endpoint.access)) throw new HttpError(403, 'notAllowed');
}

/** Returns the user of a call that requires a login. @throws Problem 401 when not logged in */
export async function currentUser({ viewer }: Pick<RequestContext, 'viewer'>): Promise<User> {
  const user = await viewer();
  if (user === null) throw new HttpError(401, 'signInNeeded', { headers: { 'www-authenticate': 'Bearer' } });
  return user;
}

/**
 * Counts 422 failures against the caller's address, to limit the cost of validating invalid bodies.
 * @throws Problem 429 above the limit
 */
async function countingInvalid<Result>(limits: RateLimits, address: string, work: () => Promise<Result>): Promise<Result> {
  await limits.take('invalidBodies', address);
  let invalid = false;
  try {
    return await work();
  } catch (error) {
    invalid = error instanceof HttpError && error.status === 422;
    throw error;
  } finally {
    if (!invalid) await limits.giveBack('invalidBodies', address);
  }
}

/** Reads the body that an endpoint declares: JSON, a file, or none. */
async function readBody({ body, binary, maxBytes }: Endpoint, context: Context): Promise<{ raw: Uint8Array; value: unknown }> {
  const { raw: request } = context.req;
  if (body) return readJson(request, maxBytes);
  if (binary) allowLargeBody(incomingOf(context));
  return { raw: binary ? await readBinary(request, binary) : new Uint8Array(), value: undefined };
}

/** Creates the API of an app. */
export function createApi(app: Hono, { database, clock, config, log }: AppDependencies, limits: RateLimits): Api {
  const mounted: MountedRoute[] = [];
  const validationContext = async (): Promise<ValidationContext> => {
    const { identity } = await readSettings(database);
    return { today: dayAt(clock()), ownNames: [identity.name, identity.legalName, identity.cook, identity.town].filter(Boolean) };
  };
  return {
    mounted,
    mount(endpoint, handler, status = 200) {
      const { access }: { access: unknown } = endpoint;
      if (access !== 'public' && access !== 'member' && access !== 'admin') throw new Error(`${endpoint.method} ${endpoint.path} declares no access rule`);
      mounted.push({ endpoint, status });
      app.on(endpoint.method, routePath(endpoint), async (context) => {
        let found: Promise<User | null> | undefined;
        const token = bearer(context);
        const viewer = () => (found ??= token === null ? Promise.resolve(null) : userOfToken(database.db, token, clock()));
        const address = clientAddress(context, config.trustProxy);
        await authorize(endpoint, viewer);
        // A HEAD request must not use up what its GET request may be answered with only once.
        if (endpoint.download !== undefined && context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': endpoint.download });
        const upload = endpoint.stream && openUpload(context, endpoint.stream);
        const { raw, value } = await readBody(endpoint, context);
        const language = bodyLanguage(value) ?? acceptedLanguage(context.req.header('accept-language'));
        rememberLanguage(context, language);
        const work = async (): Promise<unknown> => {
          const body = endpoint.body ? await validateBody(endpoint.body, value, await validationContext()) : undefined;
          return handler({
            // The schema that the type is inferred from has just validated the value.
            body: body as BodyOf<typeof endpoint>,
            upload: upload as UploadOf<typeof endpoint>,
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
        const result = await (isCounted ? countingInvalid(limits, address, work) : work());
        if (endpoint.download !== undefined) return responseFile(context, result as Download, endpoint.download, log);
        return endpoint.mediaType === undefined ? context.json(result, status) : responseText(context, String(result), endpoint.mediaType);
      });
    },
  };
}
