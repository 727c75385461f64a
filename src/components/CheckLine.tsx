import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { longWordStyles } from './longWordStyles';

export interface CheckLineProps {
  label: string;
  effect?: ReactNode;
  checked: boolean;
  onToggle: () => void;
}

/** Compact choice on one line: a checkbox, a label and its effect. */
export function CheckLine({ label, effect, checked, onToggle }: CheckLineProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={onToggle} sx={{ '&.Mui-focusVisible': { outlineOffset: '-6px' } }} />}
      disableTypography
      label={
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, typography: 'body2' }}>
          <Box component="span" sx={{ flex: '1 1 9em', minWidth: 0, ...longWordStyles }}>
            {label}
          </Box>
          {effect && (
            <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {effect}
            </Box>
          )}
        </Box>
      }
      sx={{ mx: 0, ml: -3, minHeight: 44, width: 'calc(100% + 12px)' }}
    />
  );
}
