import { overview } from '../../api/overview';
import type { Reading } from '../../api/useRead';
import type { Destination } from '../../api/useReadAhead';
import { PageWidth } from '../../components/PageWidth';
import { Dashboard } from '../../features/dashboard/Dashboard';

/** What the dashboard tells of. */
export const readFirst = ({ language }: Destination): readonly Reading[] => [overview(language)];

/** The back office's first page. */
export function DashboardPage() {
  return (
    <PageWidth>
      <Dashboard />
    </PageWidth>
  );
}
