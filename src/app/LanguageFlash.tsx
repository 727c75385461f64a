import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { LANGUAGE_FLASH_MS } from '../contract/business';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

/** Covers the page briefly when its language changes, so that the change is noticeable. */
export function LanguageFlash() {
  const t = useText(shellTexts);
  const language = useLanguage();
  const [shown, setShown] = useState(language);
  useEffect(() => {
    if (shown === language) return;
    const timer = setTimeout(() => setShown(language), LANGUAGE_FLASH_MS);
    return () => clearTimeout(timer);
  }, [shown, language]);
  return (
    <div role="status">
      {shown !== language && (
        <Box
          sx={{
            position: 'fixed',
            inset: 0,
            // Below the bar with the switch, so that the clicked control stays in place.
            zIndex: ({ zIndex }) => zIndex.appBar - 1,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'background.default',
            color: 'text.secondary',
            pointerEvents: 'none',
          }}
        >
          {t('loading')}
        </Box>
      )}
    </div>
  );
}
