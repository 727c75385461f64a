import { useCallback, useEffect, useState } from 'react';
import { clearCaches, hardReloadAddress, readCaches, readWorkers, unregisterWorkers, type Caches, type Notice, type WorkerInfo, type Workers } from './browser';

/** The browser's own, where it has them. */
const ownWorkers = (): Workers => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);
const ownCaches = (): Caches => ('caches' in window ? window.caches : undefined);

/** Reads the browser once the page is live, and does what the buttons ask. */
export function useDebug() {
  const [workers, setWorkers] = useState<WorkerInfo | null>(null);
  const [names, setNames] = useState<string[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  const refresh = useCallback(async () => {
    const [read, kept] = await Promise.all([readWorkers(ownWorkers()), readCaches(ownCaches())]);
    setWorkers(read.info);
    setNames(kept.names);
    setNotice(read.notice ?? kept.notice);
  }, []);

  useEffect(() => void refresh(), [refresh]);

  const act = async (action: () => Promise<Notice>) => {
    const said = await action();
    await refresh();
    setNotice(said);
  };

  return {
    workers,
    names,
    notice,
    refresh,
    unregister: () => act(() => unregisterWorkers(ownWorkers(), () => location.reload())),
    clear: () => act(() => clearCaches(ownCaches())),
    reload: () => location.replace(hardReloadAddress(location.href, new Date())),
  };
}
