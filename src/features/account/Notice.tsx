import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { accountTexts } from './texts';

/** Under every form of the account: what is kept, why, and where to read more. */
export function Notice() {
  const t = useText(accountTexts);
  const language = useLanguage();
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
      {t('privacy')}{' '}
      <Link component={RouterLink} to={`/${language}/privacy`} color="inherit">
        {t('privacyLink')}
      </Link>
    </Typography>
  );
}
