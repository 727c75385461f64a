import { vi } from 'vitest';

/** In-memory implementation of `Storage`. */
export class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  clear(): void {
    this.#kept.clear();
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

/** Replaces the browser's `localStorage` with an in-memory one that holds the given entries. */
export function giveStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  vi.stubGlobal('localStorage', storage);
  return storage;
}

/** Replaces `localStorage` with one that throws on every access, as in browsers that block storage. */
export function giveClosedStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

/** Replaces `localStorage` with one that can be read and cleared but rejects every write. */
export function giveFullStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage = giveStorage(entries);
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return storage;
}

/** Makes every access to `localStorage` throw, as in a sandboxed frame. */
export function giveForbiddenStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** Replaces `fetch` with a mock that returns the given response. @returns the mock, with its calls */
export function giveServer(respond: () => Response | Promise<Response>) {
  const calls = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', calls);
  return calls;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
