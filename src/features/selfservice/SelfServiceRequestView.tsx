import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { CustomerAction } from '../../contract/selfService';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { useText } from '../../i18n/useText';
import { SelfServiceFacts } from './SelfServiceFacts';
import { SelfServicePrice } from './SelfServicePrice';
import { manageTexts } from './texts';
import { useDateTimeLabel } from './useDateTimeLabel';

// Lazy: contains the forms and requests for changes, and most visitors who follow the link only read.
const ChangeSheet = lazy(async () => ({ default: (await import('./ChangeSheet')).ChangeSheet }));

export interface SelfServiceRequestViewProps {
  token: string;
  managed: SelfServiceRequest;
  diets: ReactNode;
  /** Called with the updated request after a change. */
  onManaged: (managed: SelfServiceRequest) => void;
  /** Called when the request has changed since it was loaded, so the caller must refetch it. */
  onChanged: () => void;
}

const SHOWN: readonly CustomerAction[] = ['changeGuests', 'askDate', 'changeDiets', 'withdraw'];

/** Customer's request in plain words: its status, the next step, the agreed details, and the changes that the customer can make. */
export function SelfServiceRequestView({ token, managed, diets, onManaged, onChanged }: SelfServiceRequestViewProps) {
  const t = useText(manageTexts);
  const dateTimeLabel = useDateTimeLabel();
  const [act, setAct] = useState<CustomerAction | null>(null);
  const [news, setNews] = useState<{ severity: 'success' | 'warning'; message: string } | null>(null);
  const [heading, resume] = useRestoreFocus();
  const { status, reference, wish, acts } = managed;
  const open = acts.length > 0;
  return (
    <Box sx={{ py: { xs: 8, md: 14 } }}>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none', ...longWordStyles }}>
        {t(`state.${status}`)}
      </Typography>
      <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '60ch' }}>{t(`next.${status}`)}</Typography>
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
      </Box>
      <Box sx={{ mt: 5, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }, gap: 5, alignItems: 'start' }}>
        <SelfServiceFacts managed={managed} />
        <SelfServicePrice managed={managed} />
      </Box>
      {open && (
        <Box component="section" aria-labelledby="manage-acts" sx={{ mt: 10 }}>
          <Typography id="manage-acts" variant="h3" component="h2" sx={{ mb: 4 }}>
            {t('acts.title')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            {SHOWN.filter((each) => acts.includes(each)).map((each) => (
              <Button key={each} variant={each === 'withdraw' ? 'text' : 'outlined'} color={each === 'withdraw' ? 'error' : 'inherit'} onClick={() => setAct(each)}>
                {t(`acts.${each}`)}
              </Button>
            ))}
          </Box>
          {!acts.includes('changeGuests') && <Typography sx={{ mt: 4 }}>{t('acts.tooLate')}</Typography>}
        </Box>
      )}
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
              setNews({ severity: 'success', message: t(act === 'withdraw' && after.status !== 'cancelled' ? 'done.askCancel' : `done.${act}`) });
              onManaged(after);
              resume();
            }}
            onChanged={() => {
              setAct(null);
              setNews({ severity: 'warning', message: t('problem.changed') });
              onChanged();
              resume();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
