import type { Cache, State } from 'swr';

type Entry = State<unknown>;

/**
 * A store for SWR that knows how old each answer is, which SWR's own does not: an answer is fresh for a while (no new
 * request on mount), then retained for a while (shown at once, asked again), then forgotten.
 */
export class TimedCache implements Cache<unknown> {
  readonly #entries = new Map<string, { state: Entry; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)?.state;
  }

  set(key: string, state: Entry): void {
    const before = this.#entries.get(key);
    const answered = state.data !== undefined && state.data !== before?.state.data;
    this.#entries.set(key, { state, at: answered || !before ? this.#now() : before.at });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Milliseconds since the key's answer came; Infinity when there is none. */
  age(key: string): number {
    const entry = this.#entries.get(key);
    return entry?.state.data === undefined ? Infinity : this.#now() - entry.at;
  }

  /** Forgets an answer that is older than its retention. */
  expire(key: string, retainMs: number): void {
    if (this.age(key) > retainMs && this.#entries.get(key)?.state.data !== undefined) this.#entries.delete(key);
  }
}
