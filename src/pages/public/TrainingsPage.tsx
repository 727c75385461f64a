import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { TrainingList } from '../../features/offers/TrainingList';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { trainingsTexts } from './trainingsTexts';

/** Page of all trainings. */
export function TrainingsPage() {
  const t = useText(trainingsTexts);
  const renderText = useRenderedText(trainingsTexts);
  const language = useLanguage();
  return (
    <>
      <PageIntro
        title={renderText('title')}
        lead={renderText('lead')}
        illustration="knife"
        action={
          <Button component={RouterLink} to={`/${language}/contact`} variant="outlined" size="large">
            {t('ask')}
          </Button>
        }
      />
      <PageWidth>
        <TrainingList level={2} />
      </PageWidth>
    </>
  );
}
