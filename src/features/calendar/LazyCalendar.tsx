import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useNearViewport, onNearViewportOrInteraction } from '../../components/useNearViewport';

const AvailabilityCalendar = lazy(async () => ({ default: (await import('./AvailabilityCalendar')).AvailabilityCalendar }));

export interface LazyCalendarProps {
  signedIn: boolean;
  /** Placeholder while the calendar loads. */
  waiting: ReactNode;
  /** Fallback if the calendar's code fails to load. */
  failed?: ReactNode;
}

/** Lazy calendar of free days. Only the browser can determine them, so the calendar loads near the viewport or on the first interaction. */
export function LazyCalendar({ signedIn, waiting, failed = null }: LazyCalendarProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box, onNearViewportOrInteraction);
  return (
    <div ref={box}>
      <ErrorBoundary fallback={failed}>
        <Suspense fallback={waiting}>{near ? <AvailabilityCalendar signedIn={signedIn} /> : waiting}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
