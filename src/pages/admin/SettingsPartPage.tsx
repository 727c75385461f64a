import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { PointMap } from '../../features/map/PointMap';
import { isFormPart } from '../../features/settings/parts';
import type { PointOnMap } from '../../features/settings/PremisesFields';
import { SettingNotFound } from '../../features/settings/SettingNotFound';
import { SettingsEditor } from '../../features/settings/SettingsEditor';

const showOnMap: PointOnMap = (props) => <PointMap {...props} />;

/** Page of one part of the owner's settings. */
export function SettingsPartPage() {
  const { part = '' } = useParams();
  return <PageWidth>{isFormPart(part) ? <SettingsEditor key={part} part={part} onMap={showOnMap} /> : <SettingNotFound />}</PageWidth>;
}
