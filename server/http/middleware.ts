import { randomUUID } from 'node:crypto';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Config } from '../config';
import type { Log } from '../log';
import { API_ROOT, routePath, type Api } from './api';
import { clientAddress } from './clientAddress';
import type { Pressure } from './pressure';
import { busy, HttpError } from './httpError';
import type { RateLimits } from './rateLimits';

/** Paths that contain a secret. */
const SECRET_PATH = /^(\/api\/(?:calendar|data-exports)\/).+$/;

/** Logs each API request by method, path and status. Leaves out the query, client address, body and secrets, so no personal data is logged. */
export function requestLogger(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    context.header('x-request-id', requestId);
    await next();
    log.info({ requestId, method: context.req.method, path: context.req.path.replace(SECRET_PATH, '$1…'), status: context.res.status, ms: Math.round(performance.now() - started) }, 'answered');
  };
}

/** Number of requests in flight above which load is shed. A slow machine with few requests should not refuse any. */
const MANY_UNDER_WAY = 64;

/** Sheds load: rejects requests while too many are in flight and the event loop is slow, and more than 300 in ten seconds from one address. */
export function rateLimitAndShedLoad(limits: RateLimits, { trustProxy }: Pick<Config, 'trustProxy'>, pressure: Pressure | null): MiddlewareHandler {
  let underWay = 0;
  return async (context, next) => {
    if (underWay >= MANY_UNDER_WAY && pressure?.isHigh()) throw busy(2);
    underWay += 1;
    try {
      await limits.take('api', clientAddress(context, trustProxy));
      await next();
    } finally {
      underWay -= 1;
    }
  };
}

/** Fallback for unmatched routes: 405 with the allowed methods when the path exists, otherwise 404. */
export function notFoundOrMethodNotAllowed(api: Api) {
  const routes = api.mounted.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: new RegExp(`^${routePath(endpoint).replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (context: Context): never => {
    const methods = routes.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method);
    if (methods.length === 0) throw new HttpError(404, 'notFound');
    throw new HttpError(405, 'methodNotAllowed', { headers: { allow: [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].join(', ') } });
  };
}

/**
 * Asserts that every route under the API was mounted with `mount`, where its access is checked.
 * @throws Error naming a route that was not
 */
export function assertAllRoutesDeclared(app: Hono, api: Api): void {
  const declared = new Set(api.mounted.map(({ endpoint }) => `${endpoint.method} ${routePath(endpoint)}`));
  for (const { method, path } of app.routes) {
    if (method !== 'ALL' && path.startsWith(API_ROOT) && !declared.has(`${method} ${path}`)) throw new Error(`${method} ${path} is mounted without an access rule`);
  }
}
