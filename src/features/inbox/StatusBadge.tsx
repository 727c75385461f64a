import Chip from '@mui/material/Chip';
import type { InboxLine } from '../../contract/inbox';
import { dayAt } from '../../contract/days';
import { waitingDays } from '../../contract/inbox';
import { isHoldOver } from '../../contract/dayAvailability';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';
import { useNow } from './useNow';

const LOOK = { requested: 'primary', confirmed: 'success', declined: 'default', cancelled: 'default', done: 'default' } as const;

/** Age from which a pending request is late, in days. The site promises a response within two days. */
const LATE_DAYS = 2;

/** Status of a request; for a pending one, its age and whether its hold on the day has expired. */
export function StatusBadge({ request }: { request: Pick<InboxLine, 'status' | 'createdAt' | 'heldUntil'> }) {
  const t = useText(inboxTexts);
  const now = useNow();
  const days = waitingDays(request, now);
  if (days === null) return <Chip size="small" variant="outlined" color={LOOK[request.status]} label={t(`state.${request.status}`)} />;
  const late = days >= LATE_DAYS;
  const waiting = days === 0 ? t('waitingToday') : t('waiting', { count: days });
  const over = request.heldUntil !== null && isHoldOver(request.heldUntil, dayAt(now));
  return <Chip size="small" variant={late ? 'filled' : 'outlined'} color={late ? 'error' : 'primary'} label={over ? t('holdOver', { waiting }) : waiting} sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: '3px' } }} />;
}
