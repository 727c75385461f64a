import { API_ROOT } from './api';

/** Request handler with the same interface as a Hono app. */
export interface FetchHandler {
  fetch: (request: Request, environment?: unknown) => Response | Promise<Response>;
}

export interface ReadinessGate extends FetchHandler {
  /** Starts passing requests to the app. */
  setReady(app: FetchHandler): void;
  /** Fails the readiness check, so that the load balancer sends no more requests. Incoming requests are still served. */
  startDraining(): void;
}

const READY = `${API_ROOT}/ready`;

/**
 * Readiness gate in front of the app: responds with 503 while the app starts (and may be migrating tables), instead of refusing connections.
 * @param headers added to the gate's own responses
 */
export function createReadinessGate(headers: Readonly<Record<string, string>>): ReadinessGate {
  let app: FetchHandler | null = null;
  let leaving = false;
  const notNow = () => new Response(JSON.stringify({ message: 'Starting or stopping, try again in a moment' }), { status: 503, headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' } });
  return {
    setReady(opened) {
      app = opened;
    },
    startDraining() {
      leaving = true;
    },
    fetch: (request, environment) => (app === null || (leaving && new URL(request.url).pathname === READY) ? notNow() : app.fetch(request, environment)),
  };
}
