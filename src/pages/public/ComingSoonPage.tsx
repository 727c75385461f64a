import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { comingSoonTexts } from './comingSoonTexts';

/** Stands at every address whose page is not built yet. */
export function ComingSoonPage() {
  const t = useText(comingSoonTexts);
  const home = `/${useLanguage()}`;
  const { pathname } = useLocation();
  const atHome = pathname.replace(/\/$/, '') === home;
  return (
    <StateMessage
      level={1}
      illustration="smoker"
      title={t('title')}
      actions={
        <>
          <Button component={RouterLink} to={`${home}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
          {!atHome && (
            <Button component={RouterLink} to={home} size="large" color="inherit">
              {t('home')}
            </Button>
          )}
        </>
      }
    >
      {t('sentence')}
    </StateMessage>
  );
}
