import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { visuallyHidden } from '../visuallyHidden';

/** Honeypot field for bots. Hidden visually and from screen readers, not focusable by keyboard and excluded from autofill. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box aria-hidden sx={visuallyHidden}>
      <label>
        Fax
        <input ref={ref} type="text" name="fax_line" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </Box>
  );
}
