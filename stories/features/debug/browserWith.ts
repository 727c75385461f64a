import type { WorkerRegistration } from '../../../src/features/debug/browser';

export interface Surroundings {
  /** How many service workers are registered; null for a browser that knows none, `refused` for one that will not tell. */
  workers: number | null | 'refused';
  caches: readonly string[];
}

const registration: WorkerRegistration = {
  scope: 'https://boucane.example/',
  active: { scriptURL: 'https://boucane.example/sw.js', state: 'activated' },
  waiting: null,
  unregister: () => Promise.resolve(true),
};

const container = (workers: number | null | 'refused') => {
  if (workers === null) return undefined;
  return {
    ready: workers === 'refused' || workers === 0 ? Promise.withResolvers().promise : Promise.resolve({ active: new EventTarget() }),
    controller: workers === 'refused' || workers === 0 ? null : registration.active,
    getRegistrations: () => (workers === 'refused' ? Promise.reject(new Error('The operation is insecure.')) : Promise.resolve(Array.from({ length: workers }, () => registration))),
  };
};

/** Puts service workers and caches in the place of the browser's own, which run the stories themselves. To be run before a story. */
export const browserWith =
  ({ workers, caches }: Surroundings) =>
  () => {
    const left = new Set(caches);
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => container(workers) });
    Object.defineProperty(window, 'caches', { configurable: true, get: () => ({ keys: () => Promise.resolve([...left]), delete: (name: string) => Promise.resolve(left.delete(name)) }) });
    // What stands on the object itself hides what its class gives.
    return () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'caches');
    };
  };
