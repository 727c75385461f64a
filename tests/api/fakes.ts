import { vi } from 'vitest';

/** A browser's storage in memory. */
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

/** Puts an empty storage, or one that already holds something, in the place of the browser's. */
export function giveStorage(kept: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  vi.stubGlobal('localStorage', storage);
  return storage;
}

/** A storage that throws whenever it is touched, as a browser does that keeps it closed. */
export function giveClosedStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

/** A storage that can be read and emptied but takes nothing more. */
export function giveFullStorage(kept: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage = giveStorage(kept);
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return storage;
}

/** A page whose very mention of `localStorage` throws, as a sandboxed frame does. */
export function giveForbiddenStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** Answers every call with what is given, and keeps the calls. */
export function giveServer(answer: () => Response | Promise<Response>) {
  const calls = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', calls);
  return calls;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
