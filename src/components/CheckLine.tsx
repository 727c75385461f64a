import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

export interface CheckLineProps {
  label: string;
  effect?: ReactNode;
  checked: boolean;
  onToggle: () => void;
}

/** A small choice on one line: a box, a word, and what it does. */
export function CheckLine({ label, effect, checked, onToggle }: CheckLineProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={onToggle} />}
      disableTypography
      label={
        <Box component="span" sx={{ flex: 1, display: 'flex', justifyContent: 'space-between', gap: 3, typography: 'body2' }}>
          <span>{label}</span>
          {effect && (
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {effect}
            </Box>
          )}
        </Box>
      }
      sx={{ mx: 0, ml: -3, minHeight: 44, width: 'calc(100% + 12px)' }}
    />
  );
}
