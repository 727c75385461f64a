import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Mark } from '../components/Mark';
import { useLanguage } from '../i18n/LanguageProvider';
import { useSettings } from '../i18n/SettingsProvider';

/** A long name takes two lines and is then cut off, so that it never pushes the rest of a header out of the viewport. */
const nameStyles = { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, textWrap: 'balance' } as const;

/** Word that does not fit beside the buttons of a header at a width of 320 px. Only such a word is broken. */
const LONG_WORD = /\S{13}/;

/** Mark and name of the business; links to the home page. */
export function Wordmark() {
  const language = useLanguage();
  const { identity, look } = useSettings();
  return (
    <Link
      component={RouterLink}
      to={`/${language}`}
      underline="none"
      color="text.primary"
      // In a full header, the name wraps before anything beside it is squeezed.
      sx={{ typography: 'h3', fontWeight: 700, display: 'inline-flex', flexShrink: 20, alignItems: 'center', gap: 2, maxWidth: 1, minHeight: 44, '& svg': { flex: 'none' } }}
    >
      <Mark mark={look.mark} />
      <Box component="span" sx={{ ...nameStyles, overflowWrap: LONG_WORD.test(identity.name) ? 'anywhere' : 'normal' }}>
        {identity.name}
      </Box>
    </Link>
  );
}
