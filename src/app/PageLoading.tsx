import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

const shape = { borderRadius: 1, bgcolor: 'divider' } as const;

/** Loading state of a page. Its delay keeps it invisible on fast connections. */
export function PageLoading() {
  const t = useText(shellTexts);
  return (
    <Box
      role="status"
      sx={{
        maxWidth: 1360,
        minHeight: '70vh',
        mx: 'auto',
        px: { xs: 4, sm: 6 },
        py: { xs: 10, md: 20 },
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 250ms 150ms backwards',
      }}
    >
      <Box aria-hidden sx={{ maxWidth: 620 }}>
        <Box sx={{ ...shape, width: { xs: 0.85, md: 1 }, height: { xs: 40, md: 64 }, mb: 8 }} />
        {['92%', '100%', '64%'].map((width) => (
          <Box key={width} sx={{ ...shape, width, height: 20, mb: 3 }} />
        ))}
      </Box>
      <Typography sx={{ mt: 8, color: 'text.secondary' }}>{t('loading')}</Typography>
    </Box>
  );
}
