import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../src/public/sw.js', import.meta.url), 'utf8');
export const ORIGIN = 'https://boucane.example';

export interface FakeRequest {
  method: string;
  url: string;
  mode: string;
  headers: Headers;
}

/** Request as the browser passes it to the service worker. */
export const request = (path: string, { method = 'GET', mode = 'cors', headers = {} }: { method?: string; mode?: string; headers?: Record<string, string> } = {}): FakeRequest => ({
  method,
  mode,
  url: new URL(path, ORIGIN).href,
  headers: new Headers(headers),
});

/** Same-origin response. Node's `Response` cannot set `type` itself. */
export function fakeResponse(text: string, { status = 200, type = 'basic', headers = {} }: { status?: number; type?: string; headers?: Record<string, string> } = {}): Response {
  const response = new Response(text, { status, headers: { 'content-type': 'text/html', ...headers } });
  return Object.defineProperties(response, { type: { value: type }, clone: { value: () => fakeResponse(text, { status, type, headers }) } });
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  match = (key: string) => Promise.resolve(this.entries.get(key)?.clone());
  put = (key: string, response: Response) => {
    this.entries.delete(key);
    this.entries.set(key, response);
    return Promise.resolve();
  };
  keys = () => Promise.resolve([...this.entries.keys()]);
  delete = (key: string) => Promise.resolve(this.entries.delete(key));
}

class FakeCaches {
  readonly named = new Map<string, FakeCache>();
  open = (name: string) => {
    const cache = this.named.get(name) ?? new FakeCache();
    this.named.set(name, cache);
    return Promise.resolve(cache);
  };
  keys = () => Promise.resolve([...this.named.keys()]);
  delete = (name: string) => Promise.resolve(this.named.delete(name));
}

type Listener = (event: object) => void;

/** Loads the service worker script in a fake worker scope. */
export function loadWorker(network: (url: string) => Response | Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const caches = new FakeCaches();
  const calls = vi.fn<(asked: FakeRequest | string) => Promise<Response>>(async (asked) => network(typeof asked === 'string' ? asked : asked.url));
  const self = {
    location: new URL(ORIGIN),
    clients: { claim: vi.fn<() => Promise<void>>(() => Promise.resolve()) },
    registration: { navigationPreload: { enable: vi.fn<() => Promise<void>>(() => Promise.resolve()) } },
    skipWaiting: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const scope = createContext({
    self,
    caches,
    fetch: calls,
    Response,
    Headers,
    URL,
    Date,
    setTimeout: (callback: (value: unknown) => void, ms: number, value: unknown) => globalThis.setTimeout(() => callback(value), ms),
    clearTimeout: (timer: NodeJS.Timeout) => globalThis.clearTimeout(timer),
  }) as { cacheFor: (asked: FakeRequest) => string | null };
  runInContext(SCRIPT, scope);

  /** Dispatches an event. `settled` waits for every promise passed to `waitUntil`. */
  const dispatch = (name: string, fields: object) => {
    const waits: Promise<unknown>[] = [];
    let response: Promise<Response> | null = null;
    listeners.get(name)?.({
      ...fields,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const settled = async () => {
      for (let done = 0; done < waits.length; done += 1) await waits[done];
    };
    return { response: response as Promise<Response> | null, settled };
  };

  return {
    self,
    caches,
    calls,
    cacheFor: (asked: FakeRequest) => scope.cacheFor(asked),
    dispatch,
    /** Sends a request and waits until every cache write is done. @returns the response text, or null when the worker did not respond */
    async ask(path: string, options?: Parameters<typeof request>[1]): Promise<string | null> {
      const { response, settled } = dispatch('fetch', { request: request(path, options) });
      if (!response) return null;
      const text = await (await response).text();
      await settled();
      return text;
    },
    /** Paths in a cache. */
    held: (kind: string) => [...(caches.named.get(`boucane-${kind}-2`)?.entries.keys() ?? [])].map((url) => url.replace(ORIGIN, '')),
  };
}
