import Box from '@mui/material/Box';
import { longWordStyles } from '../../components/longWordStyles';

/** Text of a message or a mail with its line breaks. Rendered as text, never as markup. */
export function TextPanel({ label, text }: { label: string; text: string }) {
  return (
    <Box role="region" aria-label={label} sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, px: { xs: 4, sm: 5 }, py: 4, whiteSpace: 'pre-wrap', maxWidth: '80ch', ...longWordStyles }}>
      {text}
    </Box>
  );
}
