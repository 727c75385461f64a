import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Boundary } from '../../components/Boundary';
import { useNearView, whenWanted } from '../../components/useNearView';

const AvailabilityCalendar = lazy(async () => ({ default: (await import('./AvailabilityCalendar')).AvailabilityCalendar }));

export interface CalendarLaterProps {
  signedIn: boolean;
  /** What stands in its place until it has come. */
  waiting: ReactNode;
  /** What stands there when its code cannot be fetched. */
  failed?: ReactNode;
}

/** The place of the calendar of free days in a page. Only the browser can tell them, beside or under what the page says: it comes when it is near the screen, or when somebody does anything. */
export function CalendarLater({ signedIn, waiting, failed = null }: CalendarLaterProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearView(box, whenWanted);
  return (
    <div ref={box}>
      <Boundary fallback={failed}>
        <Suspense fallback={waiting}>{near ? <AvailabilityCalendar signedIn={signedIn} /> : waiting}</Suspense>
      </Boundary>
    </div>
  );
}
