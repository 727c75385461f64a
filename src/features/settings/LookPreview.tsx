import CelebrationOutlined from '@mui/icons-material/CelebrationOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Mark } from '../../components/Mark';
import type { Scheme } from '../../contract/palette';
import type { Look } from '../../contract/settings';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { schemeVariables } from '../../theme/theme';
import { lookTexts } from './lookTexts';

export interface LookPreviewProps {
  look: Look;
  scheme: Scheme;
}

/** Header, button, link and coloured words in the colours of a scheme. Only an image of them: nothing in it can be reached. */
export function LookPreview({ look, scheme }: LookPreviewProps) {
  const t = useText(lookTexts);
  const { identity } = useSettings();
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t(`preview.${scheme}`)}
      </Typography>
      <Box inert data-scheme={scheme} sx={{ ...schemeVariables(scheme, look), colorScheme: scheme, bgcolor: 'background.default', color: 'text.primary', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <Box sx={{ typography: 'h3', fontWeight: 700, display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 3, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
          <Mark mark={look.mark} />
          {identity.name}
        </Box>
        <Box sx={{ m: 4, p: 4, display: 'grid', gap: 3, justifyItems: 'start', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="body2">
            <Box component="span" sx={{ color: 'secondary.main', fontWeight: 650 }}>
              {t('preview.sentence')}
            </Box>
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2' }}>
            <CelebrationOutlined fontSize="small" sx={{ color: 'secondary.main' }} />
            {t('preview.day')}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
            <Box component="span" sx={{ typography: 'button', display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 6, borderRadius: 999, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
              {t('preview.book')}
            </Box>
            <Link component="span" underline="always">
              {t('preview.link')}
            </Link>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
