import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { focusRing } from '../../theme/focusRing';

export interface CategorySwitchProps {
  name: string;
  /** Use of the visitor's data, in one or two sentences. */
  text: string;
  checked: boolean;
  /** Called on toggle. Without it, the switch cannot be changed. */
  onToggle?: () => void;
  /** Note beside a switch that cannot be changed. */
  note?: string;
}

/** Switch styles: a track as tall as the label's line, outlined when off and filled when on. */
const LOOK = {
  width: 52,
  height: 32,
  p: 0,
  flexShrink: 0,
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    p: 1.5,
    color: 'text.secondary',
    // Touch target: the whole track at a height of 44 px, independent of the knob's position.
    '& .MuiSwitch-input': { left: 0, width: 52, top: -6, height: 44 },
    '&.Mui-checked': { color: 'primary.contrastText', '& .MuiSwitch-input': { left: -20 } },
    '&.Mui-checked + .MuiSwitch-track': { bgcolor: 'primary.main', borderColor: 'primary.main', opacity: 1 },
    '&.Mui-checked.Mui-disabled': { color: 'background.paper' },
    '&.Mui-disabled + .MuiSwitch-track': { bgcolor: 'text.secondary', borderColor: 'text.secondary', opacity: 0.6 },
    '&.Mui-focusVisible': { outline: 'none' },
    '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
  },
  '& .MuiSwitch-thumb': { width: 20, height: 20, boxShadow: 'none' },
  '& .MuiSwitch-track': { borderRadius: 999, border: 2, borderColor: 'text.secondary', bgcolor: 'transparent', opacity: 1 },
} as const;

/** Cookie category: name, purpose and switch. */
export function CategorySwitch({ name, text, checked, onToggle, note }: CategorySwitchProps) {
  const id = useId();
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 3 }}>
        <Typography component="label" htmlFor={id} sx={{ flex: 1, minHeight: 44, py: 1, display: 'flex', alignItems: 'center', fontWeight: 650, lineHeight: 1.35 }}>
          {name}
        </Typography>
        {note && (
          <Typography variant="caption" id={`${id}-note`} sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        <Switch
          checked={checked}
          disabled={!onToggle}
          onChange={onToggle}
          slotProps={{ input: { id, 'aria-describedby': note ? `${id}-note ${id}-text` : `${id}-text` } }}
          sx={LOOK}
        />
      </Box>
      <Typography id={`${id}-text`} variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty', pr: { sm: 20 }, pb: 2 }}>
        {text}
      </Typography>
    </Box>
  );
}
