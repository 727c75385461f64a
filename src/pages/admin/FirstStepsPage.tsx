import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { PointMap } from '../../features/map/PointMap';
import { FirstSteps } from '../../features/settings/FirstSteps';
import type { PointOnMap } from '../../features/settings/PremisesFields';

const showOnMap: PointOnMap = (props) => <PointMap {...props} />;

/** Page of the first steps after the set-up of the first account. */
export function FirstStepsPage() {
  const { step = '' } = useParams();
  return (
    <PageWidth>
      <FirstSteps step={step} onMap={showOnMap} />
    </PageWidth>
  );
}
