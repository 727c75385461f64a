import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { reconnectNeeded, storedUser } from '../api/session';
import { may, type Access } from '../contract/permissions';
import { useLanguage } from '../i18n/LanguageProvider';

export interface RequireAccessProps {
  access: Access;
  children: ReactNode;
}

/** Shows its children to those who may see them; the others go to sign in, or are told that they may not. A hint only: the server decides. */
export function RequireAccess({ access, children }: RequireAccessProps) {
  const language = useLanguage();
  if (access === 'public') return children;
  if (reconnectNeeded(new Date())) return <Navigate to={`/${language}/memberLogin`} replace />;
  return may(storedUser(), access) ? children : <Navigate to={`/${language}/unauthorized`} replace />;
}
