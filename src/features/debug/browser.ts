/* Reads and actions of the debug page in the browser. Browser APIs are passed as arguments, so that each function can be tested without a browser. */

/** Delay before the reload after unregistering, in milliseconds, so that the message can be read. */
export const RELOAD_AFTER_MS = 800;

export interface WorkerRegistration {
  scope: string;
  active: { scriptURL: string; state: string } | null;
  waiting: { scriptURL: string; state: string } | null;
  unregister: () => Promise<boolean>;
}

/** Used part of `navigator.serviceWorker`; undefined if unsupported. */
export type Workers = { controller: { scriptURL: string } | null; getRegistrations: () => Promise<readonly WorkerRegistration[]> } | undefined;

/** Used part of `caches`; undefined outside a secure context. */
export type Caches = { keys: () => Promise<string[]>; delete: (name: string) => Promise<boolean> } | undefined;

export interface WorkerInfo {
  supported: boolean;
  controller: string | null;
  registrations: { scope: string; script: string; state: string }[];
}

/** Message for the user: a text name and the values of its placeholders. */
export type DebugMessage =
  | { name: 'swInfoError' | 'cachesError' | 'unregisterError' | 'clearError'; values: { reason: string } }
  | { name: 'notSupported'; values: Record<string, never> }
  | { name: 'unregistered' | 'cleared'; values: { n: number } };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const NOTHING: WorkerInfo = { supported: false, controller: null, registrations: [] };

/** Reads the service worker registrations, or the reason why they cannot be read. */
export async function readWorkers(workers: Workers): Promise<{ info: WorkerInfo; notice: DebugMessage | null }> {
  if (!workers) return { info: NOTHING, notice: null };
  try {
    const registrations = await workers.getRegistrations();
    const summaries = registrations.map(({ scope, active, waiting }) => {
      const worker = waiting ?? active;
      return { scope, script: worker?.scriptURL ?? '', state: worker?.state ?? '' };
    });
    return { info: { supported: true, controller: workers.controller?.scriptURL ?? null, registrations: summaries }, notice: null };
  } catch (error) {
    return { info: { ...NOTHING, supported: true }, notice: { name: 'swInfoError', values: { reason: reasonOf(error) } } };
  }
}

/** Returns the names of the caches, or the reason why they cannot be read. */
export async function readCaches(caches: Caches): Promise<{ names: string[]; notice: DebugMessage | null }> {
  try {
    return { names: (await caches?.keys()) ?? [], notice: null };
  } catch (error) {
    return { names: [], notice: { name: 'cachesError', values: { reason: reasonOf(error) } } };
  }
}

/** Unregisters all service workers, then reloads the page after the message was readable. */
export async function unregisterWorkers(workers: Workers, reload: () => void): Promise<DebugMessage> {
  if (!workers) return { name: 'notSupported', values: {} };
  try {
    const registrations = await workers.getRegistrations();
    const gone = await Promise.all(registrations.map((registration) => registration.unregister()));
    setTimeout(reload, RELOAD_AFTER_MS);
    return { name: 'unregistered', values: { n: gone.filter(Boolean).length } };
  } catch (error) {
    return { name: 'unregisterError', values: { reason: reasonOf(error) } };
  }
}

/** Deletes all caches of the site and returns their number. */
export async function clearCaches(caches: Caches): Promise<DebugMessage> {
  try {
    const gone = caches ? await Promise.all((await caches.keys()).map((name) => caches.delete(name))) : [];
    return { name: 'cleared', values: { n: gone.filter(Boolean).length } };
  } catch (error) {
    return { name: 'clearError', values: { reason: reasonOf(error) } };
  }
}

/** Returns the current URL with a timestamp parameter, so that no cache contains it. */
export function hardReloadAddress(href: string, now: Date): string {
  const address = new URL(href);
  address.searchParams.set('t', String(now.getTime()));
  return address.href;
}
