import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page still has to look as the server wrote it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
