import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export interface PlaceholderBoxProps {
  /** Size and position of the placeholder. */
  sx: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** Placeholder for an image or a text that is still loading. */
export function PlaceholderBox({ sx }: PlaceholderBoxProps) {
  return <Box aria-hidden sx={[{ borderRadius: 1, bgcolor: 'divider' }, sx]} />;
}
