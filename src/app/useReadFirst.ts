import { useEffect } from 'react';
import { parsePath, useLocation } from 'react-router-dom';
import { isGivenHere, storedRole, subscribeSession } from '../api/session';
import { useReadAhead } from '../api/useReadAhead';
import { wayBack } from '../features/account/wayBack';
import { useLanguage } from '../i18n/LanguageProvider';
import { aheadOf } from './ahead';
import { isPassedThrough } from './language';

/**
 * Whoever signs in to the office finds there what they came for: it is asked for while the page is being put up, not after.
 * @returns whether that is a table
 */
export function useReadFirst(): boolean {
  const language = useLanguage();
  const location = useLocation();
  const state: unknown = location.state;
  const readAhead = useReadAhead();
  const back = isPassedThrough(location.pathname) ? (wayBack(state, language) ?? `/${language}/admin`) : '';
  const { pathname: wanted = '', search = '' } = parsePath(back);
  const ahead = aheadOf(wanted);
  useEffect(() => {
    if (!ahead) return undefined;
    return subscribeSession(() => {
      if (isGivenHere() && storedRole() === 'admin') void ahead.readFirst({ pathname: wanted, search, language }).then(readAhead, () => {});
    });
  }, [ahead, wanted, search, language, readAhead]);
  return ahead?.table === true;
}
