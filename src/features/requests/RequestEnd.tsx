import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Illustration } from '../../components/illustration/Illustration';
import { formatMoney } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';
import type { SubmitState } from './useSubmitRequest';

/** Outcome of sending: replaces the wizard on success, is shown above it on failure. Receives the focus and remains visible. */
export function RequestEnd({ sending }: { sending: SubmitState }) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const { identity, taxes } = useSettings();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.state !== 'asking') end.current?.focus();
  }, [sending]);
  if (sending.state === 'asking') return null;
  if (sending.state === 'failed') {
    return (
      <Alert severity="error" variant="outlined" ref={end} tabIndex={-1} sx={{ mb: 8 }}>
        <Typography sx={{ fontWeight: 650 }}>{t('failed.title')}</Typography>
        <Typography>{sending.message ?? t(sending.hasResponse ? 'failed.processing' : 'failed.unanswered')}</Typography>
        <Typography>{t('failed.kept')}</Typography>
        <Typography>{`${identity.phone} · ${identity.email}`}</Typography>
      </Alert>
    );
  }
  const { response, shownTotal } = sending;
  const { totalCost } = response.quote;
  return (
    <Box ref={end} tabIndex={-1} role="status" sx={{ outline: 'none', display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }, gap: 8, alignItems: 'center' }}>
      <div>
        <Typography variant="h2">{t('sent.title')}</Typography>
        <Typography sx={{ mt: 4, maxWidth: '60ch' }}>{t('sent.message')}</Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('sent.pending')}</Typography>
        {response.reference && (
          <Typography sx={{ mt: 6 }}>
            {t('sent.reference')}
            <Typography component="strong" variant="h2" sx={{ display: 'block', color: 'primary.main', letterSpacing: '0.04em' }}>
              {response.reference}
            </Typography>
          </Typography>
        )}
        {totalCost !== null && <Typography sx={{ mt: 4 }}>{t(taxes.registered ? 'sent.total' : 'sent.totalUntaxed', { total: formatMoney(Math.round(totalCost * 100), language) })}</Typography>}
        {totalCost !== shownTotal && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('sent.differs')}</Typography>}
        <Button component={RouterLink} to={`/${language}/member`} variant="contained" size="large" sx={{ mt: 7 }}>
          {t('sent.requests')}
        </Button>
      </div>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Illustration name="plate" size={260} />
      </Box>
    </Box>
  );
}
