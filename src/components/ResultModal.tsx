import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from './illustration/Illustration';
import { longWordStyles } from './longWordStyles';

export interface ResultModalProps {
  type: 'success' | 'error';
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
}

/** Style of the drawing beside the text on desktop, with a radial glow. */
const fireside = {
  display: { xs: 'none', md: 'block' },
  position: 'relative',
  width: 'min(100%, 400px)',
  justifySelf: 'end',
  aspectRatio: '1',
  lineHeight: 0,
  '&::before': { content: '""', position: 'absolute', inset: '-22%', background: 'radial-gradient(closest-side, color-mix(in srgb, var(--mui-palette-primary-main) 20%, transparent), transparent)' },
  '& svg': { position: 'relative' },
} as const;

/** Full-screen dialog with the result of an action. */
export function ResultModal({ type, open, title, onClose, children, actions }: ResultModalProps) {
  const Icon = type === 'success' ? CheckCircleOutlined : ErrorOutlineOutlined;
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby="result-title" slotProps={{ paper: { sx: { bgcolor: 'background.default' } } }}>
      <Box sx={{ m: 'auto', width: 1, maxWidth: 1160, p: { xs: 5, sm: 10 }, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 600px) minmax(0, 1fr)' }, gap: 10, alignItems: 'center', ...longWordStyles }}>
        <Stack spacing={6}>
          <Icon aria-hidden sx={{ fontSize: 64, transform: 'translateX(-5px)', color: type === 'success' ? 'success.main' : 'error.main' }} />
          <Typography id="result-title" variant="h1" component="h2">
            {title}
          </Typography>
          <Box role={type === 'error' ? 'alert' : 'status'}>{children}</Box>
          <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ gap: 3, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        </Stack>
        <Box sx={fireside}>
          <Illustration name={type === 'success' ? 'smoker' : 'thermometer'} size="100%" />
        </Box>
      </Box>
    </Dialog>
  );
}
