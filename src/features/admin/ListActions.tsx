import AddOutlined from '@mui/icons-material/AddOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import SwapVert from '@mui/icons-material/SwapVert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ListQuery } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { exportList } from './exportList';
import { addressOfNew } from './publication';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';

export interface ListActionsProps {
  manifest: Manifest;
  query: ListQuery;
  /** URL of the screen for reordering the list, or null if the records have no order. */
  order: string | null;
}

/** Secondary buttons; outlined on mobile, where they share the width. */
const lesser = { px: 3, border: { xs: 1, sm: 0 }, borderColor: { xs: 'divider' } } as const;

/** Actions for a whole list: add, export and reorder. */
export function ListActions({ manifest, query, order }: ListActionsProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const take = async () => {
    setState('busy');
    await exportList(manifest, query, { nameLabel: t('name'), language, business: identity.name }).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <Box sx={{ display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: { xs: 1, sm: 'auto' } }}>
      {order !== null && (
        <Button component={RouterLink} to={{ search: order }} color="inherit" startIcon={<SwapVert />} sx={lesser}>
          {t('order.open')}
        </Button>
      )}
      <Button color="inherit" startIcon={<FileDownloadOutlined />} title={t('exportMore')} loading={state === 'busy'} loadingPosition="start" onClick={() => void take()} sx={lesser}>
        {t(state === 'busy' ? 'exporting' : 'export')}
      </Button>
      <Button component={RouterLink} to={addressOfNew(manifest, language)} variant="contained" startIcon={<AddOutlined />} aria-label={t('addNamed', { one: manifest.texts.one[language] })} sx={{ gridColumn: order === null ? undefined : '1 / -1' }}>
        {t('add')}
      </Button>
      {state === 'failed' && (
        <Alert severity="error" variant="outlined" onClose={() => setState('idle')} closeText={t('refused.close')} sx={{ flexBasis: '100%', gridColumn: '1 / -1' }}>
          {t('refused.export')}
        </Alert>
      )}
    </Box>
  );
}
