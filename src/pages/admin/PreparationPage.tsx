import { PageWidth } from '../../components/PageWidth';
import { Kitchen } from '../../features/kitchen/Kitchen';

/** Page of purchases, cooking, packing and driving for the coming parties. Prints on one sheet. */
export function PreparationPage() {
  return (
    <PageWidth>
      <Kitchen />
    </PageWidth>
  );
}
