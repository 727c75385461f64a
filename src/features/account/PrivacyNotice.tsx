import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { accountTexts } from './texts';

/** Privacy notice below every account form: the stored data, the purpose, and a link to the details. */
export function PrivacyNotice() {
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
