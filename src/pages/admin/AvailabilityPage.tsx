import { PageWidth } from '../../components/PageWidth';
import { Availability } from '../../features/availability/Availability';

/** Page of the opening hours and the daily capacity. */
export function AvailabilityPage() {
  return (
    <PageWidth>
      <Availability />
    </PageWidth>
  );
}
