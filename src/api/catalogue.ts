import { useEffect, useMemo } from 'react';
import type { Catalogue } from '../contract/bookingRequest';
import type { FullCatalogue } from '../contract/summaryRequest';
import { useContentFocuses, useMeats, useSides, useTools } from './menu';

const NONE: Catalogue = { meats: [], sides: [], tools: [] };

/**
 * The lists that a booking chooses from: all or none, since a price counted from one list of three would be a wrong one.
 * What was read once stays, even if asking again fails; when one cannot be read at all, all are empty, and the request can be sent all the same.
 */
export function useCatalogue(): Catalogue & { loading: boolean } {
  const meats = useMeats();
  const sides = useSides();
  const tools = useTools();
  const failure: unknown = meats.error ?? sides.error ?? tools.error;
  useEffect(() => {
    if (failure) console.info('The catalogue could not be read', failure);
  }, [failure]);
  const failed = failure !== undefined;
  return useMemo(() => {
    if (!meats.data || !sides.data || !tools.data) return { loading: !failed, ...NONE };
    return { loading: false, meats: meats.data, sides: sides.data, tools: tools.data };
  }, [failed, meats.data, sides.data, tools.data]);
}

/** The lists that a member's request chooses from: the same, and the themes of a training, by the same rule. */
export function useFullCatalogue(): FullCatalogue & { loading: boolean } {
  const menu = useCatalogue();
  const { data: contentFocus, error } = useContentFocuses();
  const failed = error !== undefined;
  return useMemo(() => {
    // None of the menu goes with none of the themes.
    if (menu.meats === NONE.meats || !contentFocus) return { loading: menu.loading || (!contentFocus && !failed), ...NONE, contentFocus: [] };
    return { ...menu, contentFocus };
  }, [failed, menu, contentFocus]);
}
