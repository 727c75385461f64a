import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { acceptFlaggedSubmission, removeFlaggedSubmission, useFlaggedSubmissions } from '../../api/flaggedSubmissions';
import { ApiError, statusOf } from '../../api/client';
import { ReadFailed } from '../../components/form/ReadFailed';
import { StateMessage } from '../../components/StateMessage';
import type { FlaggedSubmission } from '../../contract/flaggedSubmissions';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { FlaggedSubmissionCard } from './FlaggedSubmissionCard';
import { inboxTexts } from './texts';

/**
 * Quarantined submissions, which the owner accepts or deletes individually.
 * @param props.onAccepted called after a submission was accepted
 */
export function FlaggedSubmissions({ onAccepted }: { onAccepted: () => void }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { data, error, mutate } = useFlaggedSubmissions();
  const [busy, setBusy] = useState<{ id: string; action: 'accept' | 'remove' } | null>(null);
  const [news, setNews] = useState<{ severity: 'success' | 'error'; message: string } | null>(null);
  const cards = useRef<HTMLUListElement>(null);
  const statusMessage = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<{ index: number } | null>(null);
  // Clicking disables the button, and its card may be removed. Focus moves to the card, otherwise to the one in its place, or to the status message
  // after the last one.
  useEffect(() => {
    if (from === null) return;
    const left = cards.current?.children;
    const card = left?.[Math.min(from.index, left.length - 1)];
    (card instanceof HTMLElement ? card : statusMessage.current)?.focus();
  }, [from]);
  const perform = async ({ id, name }: FlaggedSubmission, action: 'accept' | 'remove') => {
    const index = data?.findIndex((each) => each.id === id) ?? 0;
    setBusy({ id, action });
    setFrom({ index });
    setNews(null);
    try {
      await (action === 'accept' ? acceptFlaggedSubmission : removeFlaggedSubmission)(id, language);
      setNews({ severity: 'success', message: t(action === 'accept' ? 'suspects.accepted' : 'suspects.removed', { name }) });
      if (action === 'accept') onAccepted();
    } catch (failure) {
      // A 404 means that the submission was already handled in another window.
      if (!(failure instanceof ApiError && failure.status === 404)) {
        const message = failure instanceof ApiError && failure.status === 409 ? failure.message : t('problem.unreachable');
        setNews({ severity: 'error', message });
      }
    }
    // A failed revalidation shows its own error, and after unmounting the result is not needed.
    await mutate().catch(() => {});
    setBusy(null);
    setFrom({ index });
  };
  const list = () => {
    if (data === undefined && error !== undefined) return <ReadFailed status={statusOf(error)} title={t('failed.title')} onRetry={() => void mutate()} />;
    if (data === undefined) {
      return (
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height={200} />
        </Box>
      );
    }
    if (data.length === 0) {
      return (
        <StateMessage illustration="thermometer" title={t('suspects.none')}>
          {t('suspects.noneSentence')}
        </StateMessage>
      );
    }
    return (
      <Box ref={cards} component="ul" aria-label={t('suspects.list')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {data.map((suspect) => (
          <FlaggedSubmissionCard key={suspect.id} suspect={suspect} busy={busy?.id === suspect.id ? busy.action : null} onAccept={() => void perform(suspect, 'accept')} onRemove={() => void perform(suspect, 'remove')} />
        ))}
      </Box>
    );
  };
  return (
    <>
      <Typography sx={{ mt: 4, mb: 4, maxWidth: '68ch', color: 'text.secondary' }}>{t('suspects.what')}</Typography>
      <Box ref={statusMessage} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
        {news && (
          <Alert severity={news.severity} variant="outlined" sx={{ mb: 4 }}>
            {news.message}
          </Alert>
        )}
      </Box>
      {list()}
    </>
  );
}
