import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export interface BlankProps {
  /** Its size and where it stands. */
  sx: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** Stands where a picture or a line will be while it is on its way. */
export function Blank({ sx }: BlankProps) {
  return <Box aria-hidden sx={[{ borderRadius: 1, bgcolor: 'divider' }, sx]} />;
}
