import Alert from '@mui/material/Alert';
import type { Fact } from '../../contract/settings';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { PARTS, type FormPart } from './parts';
import { placeholdersIn } from './summaries';
import { settingsTexts } from './texts';

/** Field of a fact, where its name is not the fact's own. */
const FIELD_OF: Partial<Record<Fact, string>> = { privacyOfficer: 'privacyOfficer.email' };

/** Notice that a part still has values of a new installation, with the names of their fields. Renders nothing once there are none. */
export function SampleNotice({ part }: { part: FormPart }) {
  const t = useText(settingsTexts);
  const lookup = useTextLookup(PARTS[part].texts);
  const facts = placeholdersIn(part, useSettings());
  if (facts.length === 0) return null;
  const labels = facts.flatMap((fact) => lookup(`fields.${FIELD_OF[fact] ?? fact}.label`) ?? []);
  return (
    <Alert severity="warning" variant="outlined">
      {labels.length > 0 ? t('examples', { fields: labels.join(', ').toLocaleLowerCase() }) : t('examplesAll')}
    </Alert>
  );
}
