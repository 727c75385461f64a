/* What the page reads and does in the browser. Everything is handed over, so that each can be tried without one. */

/** How long the message of an unregistering can be read before the page starts over. */
export const RELOAD_AFTER_MS = 800;

export interface WorkerRegistration {
  scope: string;
  active: { scriptURL: string; state: string } | null;
  waiting: { scriptURL: string; state: string } | null;
  unregister: () => Promise<boolean>;
}

/** The part of `navigator.serviceWorker` that is used here; undefined where the browser has none. */
export type Workers = { controller: { scriptURL: string } | null; getRegistrations: () => Promise<readonly WorkerRegistration[]> } | undefined;

/** The part of `caches` that is used here; undefined where the page is not secure. */
export type Caches = { keys: () => Promise<string[]>; delete: (name: string) => Promise<boolean> } | undefined;

export interface WorkerInfo {
  supported: boolean;
  controller: string | null;
  registrations: { scope: string; script: string; state: string }[];
}

/** Something to say: a name in the texts, and what goes into its holes. */
export type Notice =
  | { name: 'swInfoError' | 'cachesError' | 'unregisterError' | 'clearError'; values: { reason: string } }
  | { name: 'notSupported'; values: Record<string, never> }
  | { name: 'unregistered' | 'cleared'; values: { n: number } };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const NOTHING: WorkerInfo = { supported: false, controller: null, registrations: [] };

/** Reads what is known of the service workers, or why it cannot be read. */
export async function readWorkers(workers: Workers): Promise<{ info: WorkerInfo; notice: Notice | null }> {
  if (!workers) return { info: NOTHING, notice: null };
  try {
    const registrations = await workers.getRegistrations();
    const told = registrations.map(({ scope, active, waiting }) => {
      const worker = waiting ?? active;
      return { scope, script: worker?.scriptURL ?? '', state: worker?.state ?? '' };
    });
    return { info: { supported: true, controller: workers.controller?.scriptURL ?? null, registrations: told }, notice: null };
  } catch (error) {
    return { info: { ...NOTHING, supported: true }, notice: { name: 'swInfoError', values: { reason: reasonOf(error) } } };
  }
}

/** The names of the caches, or why they cannot be read. */
export async function readCaches(caches: Caches): Promise<{ names: string[]; notice: Notice | null }> {
  try {
    return { names: (await caches?.keys()) ?? [], notice: null };
  } catch (error) {
    return { names: [], notice: { name: 'cachesError', values: { reason: reasonOf(error) } } };
  }
}

/** Unregisters every service worker, then starts the page over once the message could be read. */
export async function unregisterWorkers(workers: Workers, reload: () => void): Promise<Notice> {
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

/** Deletes every cache of the site and counts them. */
export async function clearCaches(caches: Caches): Promise<Notice> {
  try {
    const gone = caches ? await Promise.all((await caches.keys()).map((name) => caches.delete(name))) : [];
    return { name: 'cleared', values: { n: gone.filter(Boolean).length } };
  } catch (error) {
    return { name: 'clearError', values: { reason: reasonOf(error) } };
  }
}

/** The page's own address with the moment in it, so that no cache has it. */
export function hardReloadAddress(href: string, now: Date): string {
  const address = new URL(href);
  address.searchParams.set('t', String(now.getTime()));
  return address.href;
}
