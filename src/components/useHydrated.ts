import { createContext, useContext } from 'react';

/** See `Hydration`; what stands in none was never written by the server. */
export const HydratedContext = createContext(true);

/** False while the page still has to look as the server wrote it, true from then on. */
export const useHydrated = (): boolean => useContext(HydratedContext);
