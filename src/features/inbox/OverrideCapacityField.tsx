import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CheckLine } from '../../components/CheckLine';
import type { FullDay } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { SameDay } from './SameDay';
import { inboxTexts } from './texts';
import { useCapacityLabel } from './useCapacityLabel';

export interface OverrideCapacityFieldProps {
  /** Reason why the day is full. */
  fullDay: FullDay;
  /** Whether the booking is moved to the day; otherwise it is confirmed. */
  moves: boolean;
  overbook: boolean;
  onToggle: () => void;
}

/** Warning that the day is full: the reason, the other bookings, and a checkbox to overbook deliberately. */
export function OverrideCapacityField({ fullDay: { room, sameDay }, moves, overbook, onToggle }: OverrideCapacityFieldProps) {
  const t = useText(inboxTexts);
  const capacityLabel = useCapacityLabel();
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box sx={{ fontWeight: 650 }}>{capacityLabel(room)}</Box>
      {sameDay.length > 0 && <SameDay others={sameDay} />}
      <Box sx={{ pl: 1, mt: 1 }}>
        <CheckLine label={t(moves ? 'letter.moveAnyway' : 'letter.anyway')} checked={overbook} onToggle={onToggle} />
      </Box>
    </Alert>
  );
}
