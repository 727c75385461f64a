import { PageWidth } from '../../components/PageWidth';
import { Availability } from '../../features/availability/Availability';

/** When the owner works, and how much a day bears. */
export function AvailabilityPage() {
  return (
    <PageWidth>
      <Availability />
    </PageWidth>
  );
}
