import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Stands where a picture or a block will be while it is on its way. */
export function Blank({ sx }: { sx: SxProps<Theme> }) {
  return <Box aria-hidden sx={[{ borderRadius: 1, bgcolor: 'divider' }, ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx])] as SxProps<Theme>} />;
}
