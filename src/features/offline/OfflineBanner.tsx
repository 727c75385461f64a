import WifiOff from '@mui/icons-material/WifiOff';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useOnline } from './connection';
import { offlineTexts } from './texts';
import { FOOT, useBarHeight } from './useBarHeight';

function Bar() {
  const t = useText(offlineTexts);
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <Box
      ref={bar}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: `var(${FOOT}, 0px)`,
        // Below an expanded booking price summary, above everything else on the page.
        zIndex: ({ zIndex }) => zIndex.speedDial - 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: 3,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        typography: 'body2',
        fontWeight: 650,
      }}
    >
      <WifiOff aria-hidden fontSize="small" />
      <div>
        {/* Fixed French sentence that text overrides cannot change. */}
        <div lang={LOCALES.fr}>{offlineTexts.tree.banner.fr}</div>
        {language === 'en' && <div>{t('banner')}</div>}
      </div>
    </Box>
  );
}

/** Banner at the bottom edge, shown while offline. */
export function OfflineBanner() {
  const online = useOnline();
  return <div role="status">{!online && <Bar />}</div>;
}
