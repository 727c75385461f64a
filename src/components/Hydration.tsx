import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedContext } from './useHydrated';

/**
 * Stands around a page that the server has written: once it is taken over, its parts are told in small steps, of which none
 * keeps whoever is typing waiting. A part whose code comes later is taken over as it was written all the same: React sees to it.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  return <HydratedContext value={live}>{children}</HydratedContext>;
}
