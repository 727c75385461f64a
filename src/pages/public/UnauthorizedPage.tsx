import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { unauthorizedTexts } from './unauthorizedTexts';

/** Page for users without access to the requested page. */
export function UnauthorizedPage() {
  const t = useText(unauthorizedTexts);
  const home = `/${useLanguage()}`;
  return (
    <StateMessage
      level={1}
      illustration="knife"
      title={t('title')}
      actions={
        <>
          <Button component={RouterLink} to={home} variant="contained" size="large">
            {t('home')}
          </Button>
          <Button component={RouterLink} to={`${home}/member`} size="large" color="inherit">
            {t('member')}
          </Button>
          <Button component={RouterLink} to={`${home}/admin`} size="large" color="inherit">
            {t('admin')}
          </Button>
        </>
      }
    >
      {t('sentence')}
    </StateMessage>
  );
}
