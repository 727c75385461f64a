import type { State } from 'swr';

/** SWR cache provider that deletes an entry once no component has used it for its retention time. */
export class ExpiringCache extends Map<string, State<unknown>> {
  readonly #retentionMs: (key: string) => number;
  readonly #users = new Map<string, number>();
  readonly #expiries = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param retentionMs returns the retention time of a key, in milliseconds */
  constructor(retentionMs: (key: string) => number) {
    super();
    this.#retentionMs = retentionMs;
  }

  /** Retains an entry while a component uses it. @returns a function that releases the entry */
  retain(key: string): () => void {
    clearTimeout(this.#expiries.get(key));
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    return () => {
      const users = (this.#users.get(key) ?? 0) - 1;
      if (users > 0) {
        this.#users.set(key, users);
        return;
      }
      this.#users.delete(key);
      this.#expiries.set(key, setTimeout(() => this.#expire(key), this.#retentionMs(key)));
    };
  }

  #expire(key: string): void {
    this.#expiries.delete(key);
    this.delete(key);
  }
}
