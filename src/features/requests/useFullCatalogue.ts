import { useMemo } from 'react';
import { useContentFocuses, useMeats, useSides, useTools } from '../../api/menu';
import type { FullCatalogue } from '../../contract/summaryRequest';

const NONE: never[] = [];

/** The lists that a request chooses from. When any of them fails, all are empty: the request can be sent all the same. */
export function useFullCatalogue(): FullCatalogue & { loading: boolean } {
  const meats = useMeats();
  const sides = useSides();
  const tools = useTools();
  const focuses = useContentFocuses();
  const failed = [meats, sides, tools, focuses].some(({ error }) => error !== undefined);
  const loading = !failed && [meats, sides, tools, focuses].some(({ data }) => data === undefined);
  return useMemo(() => {
    // All or nothing: an estimate counted from some of the lists would be a wrong one.
    if (failed || loading) return { loading, meats: NONE, sides: NONE, tools: NONE, contentFocus: NONE };
    return { loading, meats: meats.data ?? NONE, sides: sides.data ?? NONE, tools: (tools.data ?? NONE).filter((tool) => tool.isActive), contentFocus: focuses.data ?? NONE };
  }, [failed, loading, meats.data, sides.data, tools.data, focuses.data]);
}
