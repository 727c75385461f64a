import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { dropWaiting, keepWaiting } from '../../api/waiting';
import { ResultModal } from '../../components/ResultModal';
import { MESSAGE_MS } from '../../contract/business';
import { formatMoney } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { BookingError } from './BookingError';
import { bookingTexts } from './texts';
import type { Submission } from './useSubmitBooking';

export interface BookingResultProps {
  submission: Submission;
  /** Leaves the page after a success. */
  onBack: () => void;
  /** Closes the message and stays. */
  onClose: () => void;
  /** Sends the same once more. @param anyway although it has arrived already */
  onAgain: (anyway: boolean) => void;
}

function Success({ submission }: { submission: Extract<Submission, { state: 'success' }> }) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { answer, email, shownTotal } = submission;
  const { totalCost } = answer.quote;
  return (
    <>
      <Typography>{t('success.message')}</Typography>
      {answer.reference && (
        <Typography sx={{ mt: 5 }}>
          {t('success.reference')}
          <Typography component="strong" variant="h2" sx={{ display: 'block', color: 'primary.main', letterSpacing: '0.04em' }}>
            {answer.reference}
          </Typography>
        </Typography>
      )}
      <Typography sx={{ mt: 4 }}>
        {t('success.total')}
        {' : '}
        <strong>{totalCost === null ? t('price.tbd') : `${formatMoney(Math.round(totalCost * 100), language)} (${t('price.taxes')})`}</strong>
      </Typography>
      {totalCost !== shownTotal && <Typography sx={{ mt: 2 }}>{t('success.differs')}</Typography>}
      <Typography sx={{ mt: 4, overflowWrap: 'anywhere' }}>{t('success.mail', { email })}</Typography>
    </>
  );
}

/** How the request ended: over the whole screen for eight seconds, then back to where the visitor came from, or to the form. */
export function BookingResult({ submission, onBack, onClose, onAgain }: BookingResultProps) {
  const t = useText(bookingTexts);
  const [staying, setStaying] = useState(false);
  const { state } = submission;
  /** A question waits for its answer. */
  const asks = submission.state === 'error' && (submission.kind === 'known' || submission.kind === 'again');

  useEffect(() => {
    if (state === 'idle' || staying || asks) return;
    const timer = setTimeout(state === 'success' ? onBack : onClose, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state, staying, asks, onBack, onClose]);

  // From now on it is offered to be sent, on every page, until it has arrived.
  useEffect(() => {
    if (submission.state === 'error' && submission.waiting) keepWaiting(submission.waiting);
    if (submission.state === 'success') dropWaiting(submission.key);
  }, [submission]);

  if (submission.state === 'idle') return null;
  if (submission.state === 'error') {
    return (
      <BookingError submission={submission} onClose={onClose} onAgain={onAgain} />
    );
  }
  return (
    <ResultModal
      open
      type="success"
      title={t('success.title')}
      onClose={staying ? onClose : () => setStaying(true)}
      actions={
        <>
          <Button variant="contained" onClick={onBack}>
            {t('success.back')}
          </Button>
          <Button variant="outlined" onClick={staying ? onClose : () => setStaying(true)}>
            {t(staying ? 'success.close' : 'success.stay')}
          </Button>
        </>
      }
    >
      <Success submission={submission} />
      {!staying && (
        <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
          {t('success.redirect')}
        </Typography>
      )}
    </ResultModal>
  );
}
