import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { Proposal } from '../../contract/agreementSchemas';
import { formatDay } from '../../contract/formats';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';
import { CUSTOMER_CHANGES, type CustomerChange } from './customerChange';
import { ProposalSection } from './ProposalSection';
import { SelfServiceActions } from './SelfServiceActions';
import { SelfServiceCalendar } from './SelfServiceCalendar';
import { SelfServiceFacts } from './SelfServiceFacts';
import { SelfServicePrice } from './SelfServicePrice';
import { manageTexts } from './texts';
import { useDateTimeLabel } from './useDateTimeLabel';

// Lazy: contains the forms and requests for changes, and most visitors who follow the link only read.
const ChangeSheet = lazy(async () => ({ default: (await import('./ChangeSheet')).ChangeSheet }));
// Lazy: most requests have no proposal.
const ProposalList = lazy(async () => ({ default: (await import('./ProposalList')).ProposalList }));

export interface SelfServiceRequestViewProps {
  token: string;
  managed: SelfServiceRequest;
  diets: ReactNode;
  /** Called with the updated request after a change. */
  onManaged: (managed: SelfServiceRequest) => void;
  /** Called when the request has changed since it was loaded, so the caller must refetch it. */
  onChanged: () => void;
}

const isOpen = ({ state }: Proposal): boolean => state === 'open';

const columns = { mt: 5, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }, gap: 5, alignItems: 'start' } as const;

/**
 * Customer's request in plain words: its status, the next step, the proposal that waits for an answer, the agreed details, and the changes that the
 * customer can make.
 */
export function SelfServiceRequestView({ token, managed, diets, onManaged, onChanged }: SelfServiceRequestViewProps) {
  const t = useText(manageTexts);
  const agreement = useText(agreementTexts);
  const language = useLanguage();
  const dateTimeLabel = useDateTimeLabel();
  const [act, setAct] = useState<CustomerChange | null>(null);
  const [news, setNews] = useState<{ severity: 'success' | 'warning'; message: string } | null>(null);
  /** Number of the proposal that was just accepted. */
  const [agreed, setAgreed] = useState<number | null>(null);
  const [heading, resume] = useRestoreFocus();
  const { status, reference, wish, acts, proposals } = managed;
  const canChange = CUSTOMER_CHANGES.some((each) => acts.includes(each));
  const open = proposals.find(isOpen);
  const accepted = proposals.find(({ number }) => number === agreed);
  const others = proposals.filter((each) => each !== open && each !== accepted);
  const latest = proposals.at(-1);
  const expired = latest?.state === 'expired' && canChange ? latest : null;
  const next = open?.kind === 'proposal' && status === 'confirmed' ? 'settled' : open?.kind;
  const tell = (severity: 'success' | 'warning', message: string) => {
    setNews({ severity, message });
    resume();
  };
  return (
    <Box sx={{ py: { xs: 8, md: 14 } }}>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none', ...longWordStyles }}>
        {open ? agreement(`heading.${open.kind}`) : t(`state.${status}`)}
      </Typography>
      <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '60ch' }}>{next ? agreement(`next.${next}`) : t(`next.${status}`)}</Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', letterSpacing: '0.04em' }}>
        {t('reference')} <strong>{reference}</strong>
      </Typography>
      <Box role="status" sx={{ mt: 5, display: 'grid', gap: 3 }}>
        {news && (
          <Alert severity={news.severity} variant="outlined">
            {news.message}
          </Alert>
        )}
        {wish && (
          <Alert severity="info" variant="outlined">
            {wish.cancel ? t('wishCancel') : t('wish', { moment: dateTimeLabel(wish.date, wish.time) })}
          </Alert>
        )}
        {expired && (
          <Alert severity="info" variant="outlined">
            {agreement(`expired.${expired.kind}`, { day: formatDay(expired.validUntil, language) })}
          </Alert>
        )}
      </Box>
      <ProposalSection
        token={token}
        managed={managed}
        accepted={accepted ?? null}
        onAccepted={(after, { number, content }) => {
          setAgreed(number);
          onManaged(after);
          tell('success', agreement(content.customer.email === '' ? 'doneUnsent' : 'done'));
        }}
        onConflict={(current) => {
          if (current === null) return onChanged();
          onManaged(current);
          if (!current.proposals.some(isOpen)) tell('warning', agreement('problem.gone'));
        }}
        onAskDate={acts.includes('askDate') ? () => setAct('askDate') : undefined}
      />
      {/* A proposal says the same as the request. An amendment says only what changes. */}
      {open?.kind !== 'proposal' && (
        <Box sx={columns}>
          <SelfServiceFacts managed={managed} />
          <SelfServicePrice managed={managed} />
        </Box>
      )}
      <SelfServiceCalendar managed={managed} />
      {others.length > 0 && (
        <Box sx={{ mt: 8 }}>
          <Suspense>
            <ProposalList token={token} reference={reference} proposals={others} />
          </Suspense>
        </Box>
      )}
      {canChange && <SelfServiceActions actions={acts} onAction={setAct} />}
      <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
        {t('acts.call')}
      </Typography>
      {act !== null && (
        <Suspense>
          <ChangeSheet
            token={token}
            managed={managed}
            action={act}
            diets={diets}
            onClose={() => setAct(null)}
            onDone={(after) => {
              setAct(null);
              onManaged(after);
              tell('success', t(act === 'withdraw' && after.status !== 'cancelled' ? 'done.askCancel' : `done.${act}`));
            }}
            onChanged={() => {
              setAct(null);
              onChanged();
              tell('warning', t('problem.changed'));
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
