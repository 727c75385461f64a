import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { longWords } from './longWords';

export interface ResultModalProps {
  type: 'success' | 'error';
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
}

/** Says over the whole screen how something ended. */
export function ResultModal({ type, open, title, onClose, children, actions }: ResultModalProps) {
  const Icon = type === 'success' ? CheckCircleOutlined : ErrorOutlineOutlined;
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby="result-title" slotProps={{ paper: { sx: { bgcolor: 'background.default' } } }}>
      <Stack spacing={6} sx={{ m: 'auto', p: { xs: 5, sm: 10 }, maxWidth: 620, width: 1, ...longWords }}>
        <Icon aria-hidden sx={{ fontSize: 64, transform: 'translateX(-5px)', color: type === 'success' ? 'success.main' : 'error.main' }} />
        <Typography id="result-title" variant="h1" component="h2">
          {title}
        </Typography>
        <Box role={type === 'error' ? 'alert' : 'status'}>{children}</Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ gap: 3, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      </Stack>
    </Dialog>
  );
}
