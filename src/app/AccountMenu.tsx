import { lazy, Suspense } from 'react';
import { useSignedIn } from '../api/session';
import { Boundary } from '../components/Boundary';
import { MainMenu, type MainMenuProps } from './MainMenu';

// Visitors never need it.
const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu')).MemberMenu }));

/** The part of the menu that depends on who looks. The written page is a visitor's; storage says the rest, in every tab. */
export function AccountMenu(props: Omit<MainMenuProps, 'part'>) {
  const user = useSignedIn();
  if (!user) return <MainMenu part="visitor" {...props} />;
  return (
    <Boundary fallback={null}>
      <Suspense>
        <MemberMenu {...props} id={user.id} />
      </Suspense>
    </Boundary>
  );
}
