import ArrowBack from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Returns the query of the list that the user came from. */
const listOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '');

/** Link back to a list, with the filter and the page that the user came from. */
export function BackLink({ path, name }: { path: string; name: string }) {
  const language = useLanguage();
  const { state } = useLocation() as { state: unknown };
  return (
    <Link component={RouterLink} to={{ pathname: `/${language}/${path}`, search: listOf(state) }} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, mb: 2, fontWeight: 600 }}>
      <ArrowBack aria-hidden fontSize="small" />
      {name}
    </Link>
  );
}
