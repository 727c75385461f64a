import { useEffect, useMemo } from 'react';
import { useMeats, useSides, useTools } from '../../api/menu';
import type { Catalogue } from '../../contract/bookingRequest';

const NONE: never[] = [];

/** The lists that a booking chooses from. When any of them fails, all are empty: the request can be sent all the same. */
export function useCatalogue(): Catalogue & { loading: boolean } {
  const meats = useMeats();
  const sides = useSides();
  const tools = useTools();
  const failure: unknown = meats.error ?? sides.error ?? tools.error;
  useEffect(() => {
    if (failure) console.info('The catalogue could not be read', failure);
  }, [failure]);
  const loading = !failure && (!meats.data || !sides.data || !tools.data);
  return useMemo(
    () => ({
      loading,
      // All or nothing: a price counted from one list of three would be a wrong one.
      meats: failure || loading ? NONE : (meats.data ?? NONE),
      sides: failure || loading ? NONE : (sides.data ?? NONE),
      tools: failure || loading ? NONE : (tools.data ?? NONE).filter((tool) => tool.isActive),
    }),
    [loading, failure, meats.data, sides.data, tools.data],
  );
}
