import AddOutlined from '@mui/icons-material/AddOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import SwapVert from '@mui/icons-material/SwapVert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ListingQuery } from '../../contract/listing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { exportList } from './exportList';
import { addressOfNew } from './listed';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';

export interface ListActionsProps {
  manifest: Manifest;
  query: ListingQuery;
  /** The address where the things are put in order; null where they have none. */
  order: string | null;
}

/** What can be done with a whole list: add to it, take it along, put it in order. */
export function ListActions({ manifest, query, order }: ListActionsProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const take = async () => {
    setState('busy');
    await exportList(manifest, query, t('name'), language).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {order !== null && (
        <Button component={RouterLink} to={{ search: order }} color="inherit" startIcon={<SwapVert />} sx={{ px: 3 }}>
          {t('order.open')}
        </Button>
      )}
      <Button color="inherit" startIcon={<FileDownloadOutlined />} title={t('exportMore')} loading={state === 'busy'} loadingPosition="start" onClick={() => void take()} sx={{ px: 3 }}>
        {t(state === 'busy' ? 'exporting' : 'export')}
      </Button>
      <Button component={RouterLink} to={addressOfNew(manifest, language)} variant="contained" startIcon={<AddOutlined />} aria-label={t('addNamed', { one: manifest.texts.one[language] })}>
        {t('add')}
      </Button>
      {state === 'failed' && (
        <Alert severity="error" variant="outlined" onClose={() => setState('idle')} closeText={t('refused.close')} sx={{ flexBasis: '100%' }}>
          {t('refused.export')}
        </Alert>
      )}
    </Box>
  );
}
