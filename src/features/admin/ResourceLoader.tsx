import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { useResource, type ResourceRecord } from '../../api/resources';
import { PlaceholderBox } from '../../components/PlaceholderBox';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';
import type { Manifest } from './manifest';

export interface ResourceLoaderProps {
  manifest: Manifest;
  id: string;
  /** Screen that shows the record. */
  screen: 'detail' | 'form';
  /** URL of the list. */
  back: string;
  children: (record: ResourceRecord, reread: () => void) => ReactNode;
}

/** Fetches a record without the cache and renders it. Shows the loading, error and not-found states. */
export function ResourceLoader({ manifest, id, screen, back, children }: ResourceLoaderProps) {
  const t = useText(formTexts);
  const { data, error, mutate } = useResource(manifest.resource, id, screen);
  if (data) return children(data, () => void mutate());
  if (error === undefined) {
    return (
      <Box sx={{ pt: 10, display: 'grid', gap: 6 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('loading')}
        </Typography>
        {[260, 180, 220].map((height) => (
          <PlaceholderBox key={height} sx={{ height }} />
        ))}
      </Box>
    );
  }
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Box sx={{ py: 8 }}>
      <StateMessage
        illustration={isMissing ? 'plate' : 'wood'}
        title={t(isMissing ? 'missing.title' : 'failed.title')}
        level={2}
        role="alert"
        actions={
          <>
            {!isMissing && (
              <Button variant="contained" onClick={() => void mutate()}>
                {t('failed.retry')}
              </Button>
            )}
            <Button component={RouterLink} to={back} variant={isMissing ? 'contained' : 'text'}>
              {t('back')}
            </Button>
          </>
        }
      >
        {t(isMissing ? 'missing.sentence' : 'failed.sentence')}
      </StateMessage>
    </Box>
  );
}
