import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { API_ROOT } from '../../api/client';
import { DebugPanel } from '../../features/debug/DebugPanel';
import { buildFacts } from '../../features/debug/facts';
import { debugTexts } from '../../features/debug/texts';
import { useText } from '../../i18n/useText';

const BUILD = buildFacts(API_ROOT);

/** Page for remote support: information about the build, the data that the browser stores, and a reset. */
export function DebugPage() {
  const t = useText(debugTexts);
  return (
    <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 8, md: 14 }, pb: 10 }}>
      <Typography variant="h1">{t('title')}</Typography>
      <Typography sx={{ mt: 3, mb: 8, color: 'text.secondary', maxWidth: '68ch', textWrap: 'pretty' }}>{t('lead')}</Typography>
      <DebugPanel build={BUILD} />
    </Box>
  );
}
