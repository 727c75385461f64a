import { useEffect, useMemo } from 'react';
import type { Catalogue } from '../contract/bookingRequest';
import type { FullCatalogue } from '../contract/summaryRequest';
import { useContentFocuses, useMeats, useSides, useTools } from './menu';

const NONE: Catalogue = { meats: [], sides: [], tools: [] };

/**
 * Menu that a booking chooses from. All lists are empty unless all three have loaded, because an estimate from some of them would be wrong.
 * A request can be sent without the lists. The result is memoized, because memoized form sections take it as a prop.
 */
export function useCatalogue(): Catalogue & { loading: boolean } {
  const meats = useMeats();
  const sides = useSides();
  const tools = useTools();
  const failure: unknown = meats.error ?? sides.error ?? tools.error;
  useEffect(() => {
    if (failure) console.info('catalogue: a list failed to load', failure);
  }, [failure]);
  const failed = failure !== undefined;
  return useMemo(() => {
    if (!meats.data || !sides.data || !tools.data) return { loading: !failed, ...NONE };
    return { loading: false, meats: meats.data, sides: sides.data, tools: tools.data };
  }, [failed, meats.data, sides.data, tools.data]);
}

/** Menu that a member's request chooses from: `useCatalogue` plus the content focuses of a training, also all or nothing. */
export function useFullCatalogue(): FullCatalogue & { loading: boolean } {
  const menu = useCatalogue();
  const { data: contentFocus, error } = useContentFocuses();
  const failed = error !== undefined;
  return useMemo(() => {
    if (menu.meats === NONE.meats || !contentFocus) return { loading: menu.loading || (!contentFocus && !failed), ...NONE, contentFocus: [] };
    return { ...menu, contentFocus };
  }, [failed, menu, contentFocus]);
}
