import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { BUSINESS } from '../contract/business';
import { useLanguage } from '../i18n/LanguageProvider';

/** Brand name with its ember logo; links to the home page. */
export function Wordmark() {
  const language = useLanguage();
  return (
    <Link
      component={RouterLink}
      to={`/${language}`}
      underline="none"
      color="text.primary"
      sx={{ typography: 'h3', fontWeight: 700, display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, whiteSpace: 'nowrap' }}
    >
      <svg width="22" height="28" viewBox="0 0 22 28" aria-hidden="true">
        <path d="M11 0c6 6 11 11 11 17.500a11 10.500 0 0 1-22 0c0-3.700 1.800-6.200 4.300-8.600 0 3 1.300 4.400 3.200 5C7.500 8.300 8 4.400 11 0z" fill="var(--mui-palette-primary-main)" />
        <path d="M11 15c3 3.200 4.800 5 4.800 8a4.800 4.800 0 0 1-9.600 0c0-3 1.800-4.800 4.800-8z" fill="var(--mui-palette-background-default)" />
      </svg>
      {BUSINESS.name}
    </Link>
  );
}
