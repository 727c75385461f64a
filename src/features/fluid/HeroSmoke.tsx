import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useHydrated } from '../../components/useHydrated';
import type { MovingSmokeProps } from './MovingSmoke';
import { OpeningOverlay } from './OpeningOverlay';
import { SmokeStill } from './SmokeStill';

const MovingSmoke = lazy(async () => ({ default: (await import('./MovingSmoke')).MovingSmoke }));

/** Animated smoke, with the static smoke as a fallback while its code loads or if loading fails. */
function Moving({ fallback, ...smoke }: MovingSmokeProps & { fallback: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>
        <MovingSmoke {...smoke} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Smoke of the home page: a static drawing in the prerendered HTML, a full-window opening at the start of a visit, then an animation behind the text.
 */
export function HeroSmoke() {
  const live = useHydrated();
  const [opened, setOpened] = useState(false);
  const still = <SmokeStill />;
  return (
    <>
      {live ? <Moving running={opened} fallback={still} /> : still}
      <OpeningOverlay onGone={() => setOpened(true)}>
        <Moving running brief fallback={null} />
      </OpeningOverlay>
    </>
  );
}
