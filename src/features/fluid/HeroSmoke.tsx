import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Boundary } from '../../components/Boundary';
import { useHydrated } from '../../components/useHydrated';
import type { MovingSmokeProps } from './MovingSmoke';
import { OpeningOverlay } from './OpeningOverlay';
import { SmokeStill } from './SmokeStill';

const MovingSmoke = lazy(async () => ({ default: (await import('./MovingSmoke')).MovingSmoke }));

/** What moves, once its code has come; until then, and where it never comes, what stands in its place. */
function Moving({ meanwhile, ...smoke }: MovingSmokeProps & { meanwhile: ReactNode }) {
  return (
    <Boundary fallback={meanwhile}>
      <Suspense fallback={meanwhile}>
        <MovingSmoke {...smoke} />
      </Suspense>
    </Boundary>
  );
}

/** The smoke of the home page: drawn in the page as it is written, over the whole window when a visit opens, then alive behind the words. */
export function HeroSmoke() {
  const live = useHydrated();
  const [opened, setOpened] = useState(false);
  const still = <SmokeStill />;
  return (
    <>
      {live ? <Moving running={opened} meanwhile={still} /> : still}
      <OpeningOverlay onGone={() => setOpened(true)}>
        <Moving running brief meanwhile={null} />
      </OpeningOverlay>
    </>
  );
}
