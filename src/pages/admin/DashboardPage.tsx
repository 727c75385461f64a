import { PageWidth } from '../../components/PageWidth';
import { Dashboard } from '../../features/dashboard/Dashboard';

/** First page of the admin area. */
export function DashboardPage() {
  return (
    <PageWidth>
      <Dashboard />
    </PageWidth>
  );
}
