import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { useSelfServiceRequest } from '../../api/selfService';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { SelfServiceRequestView } from './SelfServiceRequestView';
import { manageTexts } from './texts';

export interface SelfServiceProps {
  token: string;
  /** Field for allergies and diets, named `diets`. */
  diets: ReactNode;
}

/** Loads the request that belongs to a token, and shows it with its available actions. */
export function SelfService({ token, diets }: SelfServiceProps) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const { data, error, mutate } = useSelfServiceRequest(token);
  const failed: unknown = error;
  if (data) return <SelfServiceRequestView token={token} managed={data} diets={diets} onManaged={(managed) => void mutate(managed, { revalidate: false })} onChanged={() => void mutate()} />;
  if (failed instanceof ApiError && failed.status === 404) {
    return (
      <StateMessage level={1} role="alert" illustration="knife" title={t('unknown.title')} actions={<Button component={RouterLink} to={`/${language}`} variant="contained" size="large">{t('unknown.home')}</Button>}>
        {t('unknown.sentence')}
      </StateMessage>
    );
  }
  if (failed !== undefined) {
    const reason = failed instanceof ApiError && failed.status < 500 ? failed.message : t('failed.sentence');
    return (
      <StateMessage level={1} role="alert" illustration="thermometer" title={t('failed.title')} actions={<Button variant="outlined" onClick={() => void mutate()}>{t('failed.retry')}</Button>}>
        {reason}
      </StateMessage>
    );
  }
  return (
    <Box role="status" aria-label={t('loading')} sx={{ py: { xs: 8, md: 14 } }}>
      <Skeleton variant="text" sx={{ width: 'min(100%, 480px)', height: 72 }} />
      <Skeleton variant="text" sx={{ width: 'min(100%, 620px)', height: 32, mb: 6 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }, gap: 5 }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  );
}
