import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while a prerendered page is hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
