import { useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { reconnectNeeded, storedUser } from '../api/session';
import { may, type Access } from '../contract/permissions';
import { useLanguage } from '../i18n/LanguageProvider';

export interface RequireAccessProps {
  access: Access;
  children: ReactNode;
}

/** Another tab that logs in or out changes the storage of this one. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function standing(access: Access): 'allowed' | 'signedOut' | 'forbidden' {
  if (access === 'public') return 'allowed';
  if (reconnectNeeded(new Date())) return 'signedOut';
  return may(storedUser(), access) ? 'allowed' : 'forbidden';
}

/** Shows its children to those who may see them; the others go to sign in, or are told that they may not. A hint only: the server decides. */
export function RequireAccess({ access, children }: RequireAccessProps) {
  const language = useLanguage();
  const where = useSyncExternalStore(
    subscribe,
    () => standing(access),
    () => (access === 'public' ? 'allowed' : 'signedOut'),
  );
  if (where === 'allowed') return children;
  return <Navigate to={`/${language}/${where === 'signedOut' ? 'memberLogin' : 'unauthorized'}`} replace />;
}
