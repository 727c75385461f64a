import { PageWidth } from '../../components/PageWidth';
import { Dashboard } from '../../features/dashboard/Dashboard';

/** The back office's first page. */
export function DashboardPage() {
  return (
    <PageWidth>
      <Dashboard />
    </PageWidth>
  );
}
