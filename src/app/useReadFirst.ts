import { useEffect } from 'react';
import { parsePath, useLocation } from 'react-router-dom';
import { isGivenHere, storedRole, subscribeSession } from '../api/session';
import { useReadAhead } from '../api/useRead';
import type { Language } from '../contract/language';
import { wayBack } from '../features/account/wayBack';
import { isPassedThrough } from './language';
import { routeAt } from './routes';

/** Whoever signs in to the office finds there what they came for: it is asked for while the page is being put up, not after. */
export function useReadFirst(language: Language): void {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const readAhead = useReadAhead();
  useEffect(() => {
    if (!isPassedThrough(pathname)) return undefined;
    return subscribeSession(() => {
      if (!isGivenHere() || storedRole() !== 'admin') return;
      const { pathname: wanted = '', search = '' } = parsePath(wayBack(state, language) ?? `/${language}/admin`);
      const place = { pathname: wanted, search, language };
      void routeAt(wanted)?.readFirst?.(place).then(readAhead, () => {});
    });
  }, [pathname, state, language, readAhead]);
}
