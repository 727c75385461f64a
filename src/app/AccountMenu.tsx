import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '../api/session';
import { Boundary } from '../components/Boundary';
import { isPassedThrough } from './language';
import { MainMenu, type MainMenuProps } from './MainMenu';

// Visitors never need it.
const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu')).MemberMenu }));

/** The part of the menu that depends on who looks. The written page is a visitor's; storage says the rest, in every tab. */
export function AccountMenu(props: Omit<MainMenuProps, 'part'>) {
  const user = useSignedIn();
  const { pathname } = useLocation();
  if (!user || isPassedThrough(pathname)) return <MainMenu part="visitor" {...props} />;
  return (
    <Boundary fallback={null}>
      <Suspense>
        <MemberMenu {...props} id={user.id} />
      </Suspense>
    </Boundary>
  );
}
