import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface CategorySwitchProps {
  name: string;
  /** What it does with the visitor's data, in one or two sentences. */
  text: string;
  checked: boolean;
  /** Without one it cannot be changed. */
  onToggle?: () => void;
  /** Said beside a switch that cannot be changed. */
  note?: string;
}

/** One category of cookies: its name, what it does, and its switch. */
export function CategorySwitch({ name, text, checked, onToggle, note }: CategorySwitchProps) {
  const id = useId();
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 3 }}>
        <Typography component="label" htmlFor={id} sx={{ flex: 1, minHeight: 44, display: 'flex', alignItems: 'center', fontWeight: 650 }}>
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
          sx={{ mr: -3 }}
        />
      </Box>
      <Typography id={`${id}-text`} variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty', pr: { sm: 16 } }}>
        {text}
      </Typography>
    </Box>
  );
}
