import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../api/session';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { isTransientRoute } from './language';
import { MainMenu, type MainMenuProps } from './MainMenu';

// Lazy, because visitors never need this chunk.
const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu')).MemberMenu }));

/** Part of the menu that depends on the user. The prerendered HTML is for a visitor; storage has the user, in every tab. */
export function AccountMenu(props: Omit<MainMenuProps, 'part'>) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  if (!user || isTransientRoute(pathname)) return <MainMenu part="visitor" {...props} />;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <MemberMenu {...props} id={user.id} />
      </Suspense>
    </ErrorBoundary>
  );
}
