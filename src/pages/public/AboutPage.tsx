import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { aboutTexts } from './aboutTexts';

/** Who cooks, on what, and for whom. */
export function AboutPage() {
  const t = useText(aboutTexts);
  const language = useLanguage();
  return (
    <>
      <PageIntro
        title={t('title')}
        lead={t('lead')}
        illustration="smoker"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <PageWidth>
        <Prose title={t('fire.title')}>
          <p>{t('fire.first')}</p>
          <p>{t('fire.second')}</p>
        </Prose>
        <Prose title={t('home.title')}>
          <p>{t('home.first')}</p>
          <p>{t('home.second')}</p>
        </Prose>
        <Prose title={t('teach.title')}>
          <p>{t('teach.first')}</p>
          <p>
            <Link component={RouterLink} to={`/${language}/formations`}>
              {t('teach.link')}
            </Link>
            {' · '}
            <Link component={RouterLink} to={`/${language}/contact`}>
              {t('write')}
            </Link>
          </p>
        </Prose>
      </PageWidth>
    </>
  );
}
