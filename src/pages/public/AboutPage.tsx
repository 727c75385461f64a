import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PageEnd } from '../../components/PageEnd';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { useRichText } from '../../components/useRichText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { aboutTexts } from './aboutTexts';

/** Page about the owner, the equipment and the customers. */
export function AboutPage() {
  const t = useText(aboutTexts);
  const renderText = useRenderedText(aboutTexts);
  const rich = useRichText(aboutTexts);
  const language = useLanguage();
  return (
    <>
      <PageIntro
        title={renderText('title')}
        lead={renderText('lead')}
        illustration="smoker"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <PageWidth>
        <Prose title={renderText('fire.title')}>
          {rich('fire.first')}
          {rich('fire.second')}
        </Prose>
        <Prose title={renderText('home.title')}>
          {rich('home.first')}
          {rich('home.second')}
        </Prose>
        <Prose title={renderText('teach.title')}>
          {rich('teach.first')}
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
      <PageEnd
        title={renderText('end.title')}
        lead={renderText('end.lead')}
        illustration="wood"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
    </>
  );
}
