import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { unseen } from '../unseen';

/**
 * A field for machines that fill in whatever they find. No person comes by it: it is not seen, not read out, not reached by the
 * keyboard and not filled in by the browser.
 */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box aria-hidden sx={unseen}>
      <label>
        Fax
        <input ref={ref} type="text" name="fax_line" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </Box>
  );
}
