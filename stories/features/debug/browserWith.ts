import type { WorkerRegistration } from '../../../src/features/debug/browser';

export interface Surroundings {
  /** Number of registered service workers; null for a browser without support, `refused` for one that denies access. */
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

/** Replaces the browser's service workers and caches, on which the stories themselves depend. For use in `beforeEach`. */
export const browserWith =
  ({ workers, caches }: Surroundings) =>
  () => {
    const left = new Set(caches);
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => container(workers) });
    Object.defineProperty(window, 'caches', { configurable: true, get: () => ({ keys: () => Promise.resolve([...left]), delete: (name: string) => Promise.resolve(left.delete(name)) }) });
    // Deletes the own properties, so that those of the prototype are visible again.
    return () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'caches');
    };
  };
