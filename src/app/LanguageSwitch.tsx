import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useHydrated } from '../components/useHydrated';
import { LANGUAGES, LOCALES } from '../contract/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { inLanguage } from './language';
import { shellTexts } from './texts';

const NAMES = { fr: 'Français', en: 'English' };

/** Links to the same page in the other language. */
export function LanguageSwitch() {
  const t = useText(shellTexts);
  const current = useLanguage();
  const location = useLocation();
  // The prerendered page has no query and no hash; until hydration, the script in `index.html` adds them to the link.
  const { pathname } = location;
  const place = useHydrated() ? location : { pathname, search: '', hash: '' };
  return (
    <Box sx={{ display: 'flex' }} role="group" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <ButtonBase
          key={language}
          component={RouterLink}
          to={inLanguage(place, language)}
          hrefLang={LOCALES[language]}
          state={location.state as unknown}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          aria-label={`${language.toUpperCase()} ${NAMES[language]}`}
          sx={{
            minWidth: 44,
            minHeight: 44,
            borderRadius: 999,
            typography: 'body2',
            color: 'text.secondary',
            textDecoration: 'underline transparent 2px',
            textUnderlineOffset: '0.4em',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'text.primary', fontWeight: 700, textDecorationColor: 'var(--mui-palette-primary-main)' },
            '&.Mui-focusVisible': { outlineOffset: -3 },
          }}
        >
          {language.toUpperCase()}
        </ButtonBase>
      ))}
    </Box>
  );
}
