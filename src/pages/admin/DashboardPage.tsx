import { overview } from '../../api/overview';
import type { Reading } from '../../api/useRead';
import { PageWidth } from '../../components/PageWidth';
import { Dashboard } from '../../features/dashboard/Dashboard';
import type { Place } from '../../contract/place';

/** What the dashboard tells of. */
export const readFirst = ({ language }: Place): readonly Reading[] => [overview(language)];

/** The back office's first page. */
export function DashboardPage() {
  return (
    <PageWidth>
      <Dashboard />
    </PageWidth>
  );
}
