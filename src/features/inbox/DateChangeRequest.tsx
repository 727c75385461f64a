import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import type { RequestDetails } from '../../contract/inbox';
import type { InboxAction } from '../../contract/requestRules';
import { useText } from '../../i18n/useText';
import { RequestSection } from './RequestSection';
import { inboxTexts } from './texts';
import { useDateTimeLabel } from './useDateTimeLabel';

/** Change requested by the customer, either another date or a cancellation, with the two possible responses. */
export function DateChangeRequest({ request: { wish }, actions }: { request: RequestDetails; actions: readonly InboxAction[] }) {
  const t = useText(inboxTexts);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const dateTimeLabel = useDateTimeLabel();
  if (!wish) return null;
  const accepting: InboxAction = wish.cancel ? 'cancel' : 'move';
  const open = (action: InboxAction) => void navigate({ search: `?act=${action}` }, { state });
  return (
    <RequestSection title={t(wish.cancel ? 'wish.cancelTitle' : 'wish.title')} strong>
      {wish.cancel ? <Typography>{t('wish.cancelSentence')}</Typography> : <Typography sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>{dateTimeLabel(wish.date, wish.time)}</Typography>}
      {wish.words !== '' && (
        <Typography variant="body2" sx={{ mt: 1, ...longWordStyles }}>
          {wish.words}
        </Typography>
      )}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {actions.includes(accepting) && (
          <Button variant="contained" color={wish.cancel ? 'error' : 'primary'} onClick={() => open(accepting)}>
            {t(wish.cancel ? 'acts.cancel' : 'wish.accept')}
          </Button>
        )}
        {actions.includes('keepDate') && (
          <Button variant="outlined" color="inherit" onClick={() => open('keepDate')}>
            {t('wish.keep')}
          </Button>
        )}
      </Box>
    </RequestSection>
  );
}
