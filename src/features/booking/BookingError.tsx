import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResultModal } from '../../components/ResultModal';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { bookingEndTexts } from './endTexts';
import { bookingTexts } from './texts';
import type { Submission } from './useSubmitBooking';

export interface BookingErrorProps {
  submission: Extract<Submission, { state: 'error' }>;
  onClose: () => void;
  onAgain: (override: boolean) => void;
}

/** Error state of a booking that failed or was sent before: the cause, what is safe, and the available actions. */
export function BookingError({ submission: { kind, message }, onClose, onAgain }: BookingErrorProps) {
  const t = useText(bookingTexts);
  const end = useText(bookingEndTexts);
  const { identity } = useSettings();
  if (kind === 'duplicate' || kind === 'tooFast') {
    const known = kind === 'duplicate';
    const actions = (
      <>
        <Button variant="contained" onClick={known ? onClose : () => onAgain(false)}>
          {end(known ? 'fine' : 'again')}
        </Button>
        <Button variant="outlined" onClick={known ? () => onAgain(true) : onClose}>
          {known ? end('anyway') : t('error.back')}
        </Button>
      </>
    );
    return (
      <ResultModal open type={known ? 'success' : 'error'} title={end(known ? 'knownTitle' : 'againTitle')} onClose={onClose} actions={actions}>
        <Typography>{message ?? t('error.message')}</Typography>
        <Typography sx={{ mt: 3 }}>{known ? end('known') : t('error.kept')}</Typography>
      </ResultModal>
    );
  }
  return (
    <ResultModal open type="error" title={t('error.title')} onClose={onClose} actions={<Button variant="contained" onClick={onClose}>{t('error.back')}</Button>}>
      <Typography>{message ?? t('error.message')}</Typography>
      <Typography sx={{ mt: 3 }}>{t('error.kept')}</Typography>
      {kind === 'unanswered' && <Typography sx={{ mt: 3 }}>{end('waiting')}</Typography>}
      <Typography sx={{ mt: 3 }}>{`${identity.phone} · ${identity.email}`}</Typography>
    </ResultModal>
  );
}
