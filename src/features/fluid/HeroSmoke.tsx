import { lazy, Suspense, useState } from 'react';
import { Boundary } from '../../components/Boundary';
import { useHydrated } from '../../components/useHydrated';
import { OpeningOverlay } from './OpeningOverlay';
import { SmokeStill } from './SmokeStill';

const MovingSmoke = lazy(async () => ({ default: (await import('./MovingSmoke')).MovingSmoke }));

/** The smoke of the home page: drawn in the page as it is written, over the whole window when a visit opens, then alive behind the words. */
export function HeroSmoke() {
  const live = useHydrated();
  const [opened, setOpened] = useState(false);
  const still = <SmokeStill />;
  return (
    <>
      {live ? (
        <Boundary fallback={still}>
          <Suspense fallback={still}>
            <MovingSmoke running={opened} />
          </Suspense>
        </Boundary>
      ) : (
        still
      )}
      <OpeningOverlay onGone={() => setOpened(true)} />
    </>
  );
}
