import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { addDays, dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import type { RequestDetails } from '../../contract/inbox';
import { isHoldOver } from '../../contract/dayAvailability';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';
import { useNow } from './useNow';
import { useCapacityLabel } from './useCapacityLabel';

/** Whether the day of a pending request still has capacity, and until when the request holds it. */
export function CapacityNote({ request: { room, heldUntil } }: { request: Pick<RequestDetails, 'room' | 'heldUntil'> }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const capacityLabel = useCapacityLabel();
  const today = dayAt(useNow());
  if (heldUntil === null) return null;
  const hold = isHoldOver(heldUntil, today) ? t('when.holdOver') : t('when.held', { day: formatDay(addDays(heldUntil, -1), language) });
  return (
    <>
      {room.obstacle === null ? (
        <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
          {capacityLabel(room)}
        </Typography>
      ) : (
        <Alert severity="warning" variant="outlined" sx={{ mt: 3 }}>
          {capacityLabel(room)}
        </Alert>
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {hold}
      </Typography>
    </>
  );
}
