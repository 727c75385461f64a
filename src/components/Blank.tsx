import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export interface BlankProps {
  /** Size and position of the placeholder. */
  sx: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** Placeholder for an image or a text that is still loading. */
export function Blank({ sx }: BlankProps) {
  return <Box aria-hidden sx={[{ borderRadius: 1, bgcolor: 'divider' }, sx]} />;
}
