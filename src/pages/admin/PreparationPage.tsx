import { PageWidth } from '../../components/PageWidth';
import { Kitchen } from '../../features/kitchen/Kitchen';

/** What the owner buys, cooks, packs and drives for the coming parties; prints on one sheet. */
export function PreparationPage() {
  return (
    <PageWidth>
      <Kitchen />
    </PageWidth>
  );
}
