import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { removePending, resendPending, usePendingSubmission, type PendingSubmission } from '../../api/pendingSubmissions';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useOnline } from './connection';
import { BottomNotice } from './BottomNotice';
import { offlineTexts } from './texts';

type Attempt = { state: 'open' | 'sending' } | { state: 'unanswered'; reason: string | null } | { state: 'sent'; reference: string | null } | { state: 'refused'; reason: string };

/** Returns the requested day, or null when the body has none. */
const dayOf = ({ body }: PendingSubmission): string | null => (typeof body === 'object' && body !== null && 'date' in body && typeof body.date === 'string' ? body.date : null);

/** Message for the current attempt. */
function useAttemptMessage(waiting: PendingSubmission, attempt: Attempt): string {
  const t = useText(offlineTexts);
  const language = useLanguage();
  const isBooking = waiting.call === 'createBooking';
  switch (attempt.state) {
    case 'sent':
      return attempt.reference === null ? t('send.messageSent') : t('send.sent', { reference: attempt.reference });
    case 'refused':
      return t('send.refused', { reason: attempt.reason });
    case 'unanswered':
      return attempt.reason ?? t('send.unanswered');
    default:
      return isBooking ? t('send.booking', { day: formatDay(dayOf(waiting) ?? '', language) }) : t('send.message');
  }
}

function Offer({ waiting, onEnd }: { waiting: PendingSubmission; onEnd: () => void }) {
  const t = useText(offlineTexts);
  const language = useLanguage();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'open' });
  const message = useAttemptMessage(waiting, attempt);
  const [said, resume] = useRestoreFocus<HTMLDivElement>();
  const send = async () => {
    setAttempt({ state: 'sending' });
    resume();
    try {
      setAttempt({ state: 'sent', reference: await resendPending(waiting) });
    } catch (failure) {
      // Without a response, the request may still have arrived, so the retry uses the same idempotency key.
      if (!(failure instanceof ApiError) || failure.status >= 500) return setAttempt({ state: 'unanswered', reason: null });
      setAttempt({ state: failure.status === 429 ? 'unanswered' : 'refused', reason: failure.message });
    }
  };
  const discard = () => {
    removePending(waiting.key);
    onEnd();
  };
  const isSending = attempt.state === 'sending';
  const isOver = attempt.state === 'sent' || attempt.state === 'refused';
  return (
    <BottomNotice
      ref={said}
      label={t('send.region')}
      actions={
        isOver ? (
          <>
            {attempt.state === 'refused' && (
              <Button variant="contained" component={RouterLink} to={`/${language}/${waiting.call === 'createBooking' ? 'booking' : 'contact'}`} onClick={discard}>
                {t('send.open')}
              </Button>
            )}
            <Button color="inherit" onClick={discard}>
              {t('send.close')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="contained" loading={isSending} loadingPosition="start" onClick={() => void send()}>
              {t(isSending ? 'send.sending' : 'send.now')}
            </Button>
            <Button color="inherit" disabled={isSending} onClick={onEnd}>
              {t('send.later')}
            </Button>
            <Button color="inherit" disabled={isSending} onClick={discard}>
              {t('send.forget')}
            </Button>
          </>
        )
      }
    >
      {message}
    </BottomNotice>
  );
}

/**
 * Offers to resend a request that failed without a response, once online. Nothing is sent without the user's consent. "Not now" applies until the
 * page is reloaded.
 * @param props.children content to render while there is nothing to resend
 */
export function PendingSubmissionPrompt({ children }: { children?: ReactNode }) {
  const online = useOnline();
  const waiting = usePendingSubmission();
  const [put, setPut] = useState<string | null>(null);
  // Keeps the request visible while and after it is sent, even when it is no longer pending or the connection is lost again.
  const [shown, setShown] = useState<PendingSubmission | null>(null);
  const next = waiting !== null && online && waiting.key !== put ? waiting : null;
  if (shown === null && next !== null) setShown(next);
  if (shown === null) return children;
  return (
    <Offer
      key={shown.key}
      waiting={shown}
      onEnd={() => {
        setPut(shown.key);
        setShown(null);
      }}
    />
  );
}
