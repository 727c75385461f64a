import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { statusOf } from '../../api/client';
import type { useSettingsPart } from '../../api/settings';
import { ReadFailed } from '../../components/form/ReadFailed';
import type { StoredSettingsPart } from '../../contract/settingsEndpoints';
import { useText } from '../../i18n/useText';
import type { FormPart } from './parts';
import type { PointOnMap } from './PremisesFields';
import { SettingsForm } from './SettingsForm';
import { settingsTexts } from './texts';

export interface LoadedFormProps {
  part: FormPart;
  /** Query of the part. */
  query: Pick<ReturnType<typeof useSettingsPart>, 'data' | 'error' | 'mutate'>;
  /** Called with the part after saving. */
  onSaved: (next: StoredSettingsPart) => void;
  onMap: PointOnMap;
  /** Path below the language to which cancelling leads. */
  back?: string;
}

/** Form of one part of the settings, once the part has loaded. */
export function LoadedForm({ part, query: { data, error, mutate }, onSaved, onMap, ...rest }: LoadedFormProps) {
  const t = useText(settingsTexts);
  const failed: unknown = error;
  if (data) return <SettingsForm part={part} stored={data} onSaved={onSaved} onMap={onMap} {...rest} />;
  if (failed !== undefined) return <ReadFailed title={t('failed')} status={statusOf(failed)} onRetry={() => void mutate()} />;
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
      {[220, 180, 260].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
