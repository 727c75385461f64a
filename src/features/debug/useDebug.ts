import { useEffect, useState } from 'react';
import { clearCaches, hardReloadAddress, readCaches, readWorkers, unregisterWorkers, type Caches, type DebugMessage, type WorkerInfo, type Workers } from './browser';

/** Returns the browser's service worker container, if supported. */
const ownWorkers = (): (NonNullable<Workers> & Pick<ServiceWorkerContainer, 'ready'>) | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);
const ownCaches = (): Caches => ('caches' in window ? window.caches : undefined);

interface Seen {
  workers: WorkerInfo;
  names: string[];
  notice: DebugMessage | null;
}

async function look(): Promise<Seen> {
  const [read, kept] = await Promise.all([readWorkers(ownWorkers()), readCaches(ownCaches())]);
  return { workers: read.info, names: kept.names, notice: read.notice ?? kept.notice };
}

/** Reads the browser's state after hydration and runs the actions of the buttons. */
export function useDebug() {
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    let left = false;
    const lookAgain = () =>
      void look().then((now) => {
        if (!left) setSeen((before) => ({ ...now, notice: before?.notice ?? now.notice }));
      });
    lookAgain();
    // On a first visit the service worker registers after the page has loaded and takes a moment to start. If none registers, this promise never
    // settles.
    void ownWorkers()?.ready.then(({ active }) => {
      lookAgain();
      active?.addEventListener('statechange', lookAgain, { once: true });
    });
    return () => {
      left = true;
    };
  }, []);

  const run = async (action: () => Promise<DebugMessage>) => {
    const notice = await action();
    setSeen({ ...(await look()), notice });
  };

  return {
    workers: seen?.workers ?? null,
    names: seen?.names ?? null,
    notice: seen?.notice ?? null,
    refresh: async () => setSeen(await look()),
    unregister: () => run(() => unregisterWorkers(ownWorkers(), () => location.reload())),
    clear: () => run(() => clearCaches(ownCaches())),
    reload: () => location.replace(hardReloadAddress(location.href, new Date())),
  };
}
