import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { BookingValues } from './draft';
import { bookingTexts } from './texts';

/** Fields required before the button is enabled. All others have a default value or are optional. */
const NEEDED = ['hostName', 'email', 'eventType', 'eventDate', 'eventTime', 'location'] as const;

/** @param props.missing comma-separated names of the fields that are still empty */
const Panel = memo(function Panel({ missing, isSubmitting }: { missing: string; isSubmitting: boolean }) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const labels = NEEDED.filter((name) => missing.split(',').includes(name)).map((name) => t(`fields.${name}.label`));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" disabled={missing !== ''} aria-describedby="booking-missing" fullWidth>
        {t(isSubmitting ? 'submitting' : 'submit')}
      </Button>
      <Typography id="booking-missing" variant="body2" sx={{ color: 'text.secondary' }}>
        {missing === '' ? t('promise') : t('missing', { fields: labels.join(', ') })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('privacy')}{' '}
        <Link component={RouterLink} to={`/${language}/privacy`} color="inherit">
          {t('privacyLink')}
        </Link>
      </Typography>
    </Box>
  );
});

/** Submit button of the request, with an explanation of what sending it means. */
export function SubmitPanel() {
  const { values, isSubmitting } = useFormikContext<BookingValues>();
  return <Panel missing={NEEDED.filter((name) => values[name].trim() === '').join(',')} isSubmitting={isSubmitting} />;
}
