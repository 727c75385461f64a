import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { PageEnd } from '../../components/PageEnd';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { MenuBoard } from '../../features/menu/MenuBoard';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { smokehouseTexts } from './smokehouseTexts';

/** Page that presents the smokehouse's catalogue as a menu. */
export function SmokehousePage() {
  const t = useText(smokehouseTexts);
  const renderText = useRenderedText(smokehouseTexts);
  const language = useLanguage();
  return (
    <>
      <PageIntro
        title={renderText('title')}
        lead={renderText('lead')}
        illustration="brisket"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
      <PageWidth>
        <MenuBoard />
      </PageWidth>
      <PageEnd
        title={renderText('end.title')}
        lead={renderText('end.lead')}
        illustration="smoker"
        action={
          <Button component={RouterLink} to={`/${language}/booking`} variant="contained" size="large">
            {t('book')}
          </Button>
        }
      />
    </>
  );
}
