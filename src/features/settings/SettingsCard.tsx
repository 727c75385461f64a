import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { stretchedLink, stretchedLinkContainer } from '../../components/stretchedLink';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import type { SettingsSectionLink } from './sections';
import { settingsTexts } from './texts';

/** Card of one screen of the settings: its title, its current values, and a mark while values of a new installation remain. */
export function SettingsCard({ section: { path, Icon, texts, summary, isPlaceholder } }: { section: SettingsSectionLink }) {
  const t = useText(settingsTexts);
  const lookup = useTextLookup(texts);
  const language = useLanguage();
  const settings = useSettings();
  return (
    <Box
      component="li"
      sx={{ ...stretchedLinkContainer, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 4, alignContent: 'start', p: 4, minHeight: 96, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, transition: 'border-color 150ms', '&:hover': { borderColor: 'primary.main' } }}
    >
      <Icon aria-hidden sx={{ gridRow: '1 / 3', mt: '2px', color: 'primary.main' }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 650, ...longWordStyles }}>
          <Link component={RouterLink} to={`/${language}/admin/settings/${path}`} color="inherit" underline="none" sx={stretchedLink}>
            {lookup('title')}
          </Link>
        </Typography>
        {isPlaceholder?.(settings) && <Chip size="small" color="warning" variant="outlined" label={t('toReplace')} />}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}>
        {summary?.(settings, language, t) ?? lookup('lead')}
      </Typography>
    </Box>
  );
}
