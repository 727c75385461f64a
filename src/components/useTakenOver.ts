import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * As `useHydrated`, but true in the very moment in which the page is taken over: for what a press or a key must not come before.
 * What stands on it is drawn again in one go, so it should be little.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
