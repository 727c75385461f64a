import ArrowBack from '@mui/icons-material/ArrowBack';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loadDraft, saveDraft } from '../../api/draftStore';
import { useSettingsPart } from '../../api/settings';
import type { StoredSettingsPart } from '../../contract/settingsEndpoints';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { LoadedForm } from './LoadedForm';
import { PARTS, type FormPart } from './parts';
import type { PointOnMap } from './PremisesFields';
import { SampleNotice } from './SampleNotice';
import { settingsTexts } from './texts';
import { draftNameOf } from './values';
import { VersionsDialog } from './VersionsDialog';

export interface SettingsEditorProps {
  part: FormPart;
  onMap: PointOnMap;
}

/** Screen of one part of the settings: what it is, its form and its former versions. */
export function SettingsEditor({ part, onMap }: SettingsEditorProps) {
  const t = useText(settingsTexts);
  const lookup = useTextLookup(PARTS[part].texts);
  const language = useLanguage();
  const { identity } = useSettings();
  const query = useSettingsPart(part);
  const { data, mutate } = query;
  const [versions, setVersions] = useState<{ hasDraft: boolean } | null>(null);
  // Counts restored versions. Each remounts the form with the restored values and without the former draft.
  const [edition, setEdition] = useState(0);
  const show = (next: StoredSettingsPart) => mutate(next, { revalidate: false });
  const onRestored = async (next: StoredSettingsPart) => {
    saveDraft(draftNameOf(part), null, new Date());
    await show(next);
    setEdition((former) => former + 1);
  };
  const note = lookup('note');
  return (
    <Box sx={{ py: { xs: 4, md: 8 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, maxWidth: 920 }}>
      <title>{`${lookup('title')} · ${identity.name}`}</title>
      <div>
        <Link component={RouterLink} to={`/${language}/admin/settings`} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 600 }}>
          <ArrowBack aria-hidden fontSize="small" />
          {t('title')}
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Typography variant="h2" component="h1" sx={{ flex: '1 1 10em', minWidth: 0 }}>
            {lookup('title')}
          </Typography>
          {data && (
            <Button color="inherit" startIcon={<HistoryOutlined />} onClick={() => setVersions({ hasDraft: loadDraft(draftNameOf(part), new Date()) !== null })} sx={{ ml: { xs: -6, sm: 0 } }}>
              {t('versions.open')}
            </Button>
          )}
        </Box>
        <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch', textWrap: 'pretty' }}>{lookup('lead')}</Typography>
      </div>
      {note && (
        <Alert severity="info" variant="outlined">
          {note}
        </Alert>
      )}
      {data && <SampleNotice part={part} />}
      <LoadedForm key={edition} part={part} query={query} onSaved={(next) => void show(next)} onMap={onMap} />
      {versions && <VersionsDialog part={part} hasDraft={versions.hasDraft} onRestored={(next) => void onRestored(next)} onClose={() => setVersions(null)} />}
    </Box>
  );
}
