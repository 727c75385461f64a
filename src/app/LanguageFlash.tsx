import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { LANGUAGE_FLASH_MS } from '../contract/business';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

/** Covers the page for a moment when its language changes: the words below are others, and are seen to be. */
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
            // Under the bar with the switch: what was pressed stays where it is.
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
