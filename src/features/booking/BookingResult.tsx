import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { removePending, savePending } from '../../api/pendingSubmissions';
import { AddToCalendar } from '../../components/AddToCalendar';
import { ResultModal } from '../../components/ResultModal';
import { readDetails } from '../../contract/bookingNotes';
import { MESSAGE_MS } from '../../contract/business';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import { guestsLabel, locationOf, typeLabel } from '../../contract/requestDisplay';
import { isAtPremises } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { BookingError } from './BookingError';
import { bookingTexts } from './texts';
import type { Submission } from './useSubmitBooking';

type Sent = Extract<Submission, { state: 'success' }>;

export interface BookingResultProps {
  submission: Submission;
  /** Called when the visitor leaves the page after a success. */
  onBack: () => void;
  /** Called when the visitor closes the message and stays. */
  onClose: () => void;
  /**
   * Resends the same request.
   * @param override whether to send although the server has the request already
   */
  onAgain: (override: boolean) => void;
}

/** Summary for the visitor's records: reference, date and time, and total. */
function Receipt({ submission: { response, shownTotal, request } }: { submission: Sent }) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { registered } = useSettings().taxes;
  const { totalCost } = response.quote;
  const total = totalCost === null ? t('price.tbd') : formatMoney(Math.round(totalCost * 100), language);
  return (
    <Box sx={{ mt: 6, px: { xs: 5, sm: 6 }, py: 5, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, borderTop: 3, borderTopColor: 'primary.main' }}>
      {response.reference && (
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {t('success.reference')}
          <Typography component="strong" variant="h2" sx={{ display: 'block', mt: 1, color: 'primary.main', letterSpacing: '0.04em' }}>
            {response.reference}
          </Typography>
        </Typography>
      )}
      <Typography sx={{ mt: 4, pt: 4, borderTop: '1px dashed', borderColor: 'divider', fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
        {t('success.party', { day: formatDay(request.date, language), time: formatTime(readDetails(request).eventTime, language), guests: t('guests', { count: request.peopleCount + request.kidsCount }) })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('success.total')}
      </Typography>
      <Typography sx={{ fontWeight: 650 }}>{totalCost !== null && registered ? `${total} (${t('price.taxes')})` : total}</Typography>
      {totalCost !== shownTotal && <Typography sx={{ mt: 2 }}>{t('success.differs')}</Typography>}
    </Box>
  );
}

function Success({ submission, onSaved }: { submission: Sent; onSaved: () => void }) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { response: { id, reference, status }, request } = submission;
  const entry = {
    id,
    reference,
    status,
    sequence: 0,
    type: typeLabel(request, language, lists),
    date: request.date,
    time: readDetails(request).eventTime,
    place: locationOf(request, language).place,
    atPremises: isAtPremises(request),
    guests: guestsLabel(request, language),
  };
  return (
    <>
      <Typography>{t('success.message')}</Typography>
      <Receipt submission={submission} />
      <Typography sx={{ mt: 6, overflowWrap: 'anywhere' }}>{t('success.mail', { email: submission.email })}</Typography>
      <Box sx={{ mt: 5 }}>
        <AddToCalendar booking={entry} onSaved={onSaved} />
      </Box>
    </>
  );
}

/** Full-screen submission result. After eight seconds it returns to the previous page after a success, or to the form after an error. */
export function BookingResult({ submission, onBack, onClose, onAgain }: BookingResultProps) {
  const t = useText(bookingTexts);
  const [staying, setStaying] = useState(false);
  const { state } = submission;
  /** No timeout while the message asks the visitor a question. */
  const asks = submission.state === 'error' && (submission.kind === 'duplicate' || submission.kind === 'tooFast');

  useEffect(() => {
    if (state === 'idle' || staying || asks) return;
    const timer = setTimeout(state === 'success' ? onBack : onClose, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state, staying, asks, onBack, onClose]);

  // Queues the unsent request, so that every page offers to send it until the server has accepted it.
  useEffect(() => {
    if (submission.state === 'error' && submission.waiting) savePending(submission.waiting);
    if (submission.state === 'success') removePending(submission.key);
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
      <Success submission={submission} onSaved={() => setStaying(true)} />
      {!staying && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {t('success.redirect')}
        </Typography>
      )}
    </ResultModal>
  );
}
