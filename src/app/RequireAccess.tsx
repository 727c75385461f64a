import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isSessionFresh, logoutRedirect, needsLogin, storedRole, subscribeSession } from '../api/session';
import { can, type Access } from '../contract/permissions';
import { useLanguage } from '../i18n/LanguageProvider';
import { addressOf } from './language';
import { AdminLayout } from './adminRoutes';
import { routeAt } from './routes';

export interface RequireAccessProps {
  access: Access;
  children: ReactNode;
}

function accessStatus(access: Access): 'allowed' | 'signedOut' | 'forbidden' {
  if (access === 'public') return 'allowed';
  if (needsLogin(new Date())) return 'signedOut';
  const role = storedRole();
  return can(role && { role }, access) ? 'allowed' : 'forbidden';
}

/**
 * Renders its children if the user may see them. Other users are redirected to the login or to the unauthorized page. Only a hint: the server
 * enforces access.
 */
export function RequireAccess({ access, children }: RequireAccessProps) {
  const language = useLanguage();
  const here = useLocation();
  const where = useSyncExternalStore(
    subscribeSession,
    () => accessStatus(access),
    () => (access === 'public' ? 'allowed' : 'signedOut'),
  );
  const guarded = access !== 'public' && where === 'allowed';
  useEffect(() => {
    if (guarded && !isSessionFresh()) void import('../api/verifySession').then(({ verifySession }) => verifySession(language)).catch(() => {});
  }, [guarded, language]);

  const isAdminLogin = access === 'admin' && where === 'signedOut';
  useEffect(() => {
    // Preloaded while the user types the password.
    if (isAdminLogin) void Promise.all([AdminLayout.preload(), routeAt(here.pathname)?.page.preload()]).catch(() => {});
  }, [isAdminLogin, here.pathname]);

  if (where === 'allowed') return children;
  if (where === 'forbidden') return <Navigate to={`/${language}/unauthorized`} replace />;
  const left = logoutRedirect();
  if (left !== null) return <Navigate to={`/${language}${left}`} replace />;
  return <Navigate to={`/${language}/memberLogin`} state={{ from: addressOf(here) }} replace />;
}
