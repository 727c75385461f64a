import { API_ROOT } from './api';

/** What answers requests, as Hono's app does. */
export interface Answering {
  fetch: (request: Request, environment?: unknown) => Response | Promise<Response>;
}

export interface Door extends Answering {
  /** Lets everybody through to the app. */
  open(app: Answering): void;
  /** Whoever shares out requests between servers is told to send none here any more; those that come are still answered. */
  closing(): void;
}

const READY = `${API_ROOT}/ready`;

/**
 * Stands before the app: while it starts (and its tables may be changing) everybody is asked to come back, in place of finding nobody.
 * @param headers stand on the door's own answers
 */
export function createDoor(headers: Readonly<Record<string, string>>): Door {
  let app: Answering | null = null;
  let leaving = false;
  const notNow = () => new Response(JSON.stringify({ message: 'Starting or stopping, come back in a moment' }), { status: 503, headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' } });
  return {
    open(opened) {
      app = opened;
    },
    closing() {
      leaving = true;
    },
    fetch: (request, environment) => (app === null || (leaving && new URL(request.url).pathname === READY) ? notNow() : app.fetch(request, environment)),
  };
}
