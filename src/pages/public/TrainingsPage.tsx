import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link as RouterLink } from 'react-router-dom';
import { PageIntro } from '../../components/PageIntro';
import { TrainingList } from '../../features/offers/TrainingList';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { trainingsTexts } from './trainingsTexts';

/** Every training. */
export function TrainingsPage() {
  const t = useText(trainingsTexts);
  const language = useLanguage();
  return (
    <>
      <PageIntro
        title={t('title')}
        lead={t('lead')}
        illustration="knife"
        action={
          <Button component={RouterLink} to={`/${language}/contact`} variant="outlined" size="large">
            {t('ask')}
          </Button>
        }
      />
      <Container maxWidth={false} sx={{ maxWidth: 1360, px: { xs: 4, sm: 6 }, pb: { xs: 10, md: 16 } }}>
        <TrainingList level={2} />
      </Container>
    </>
  );
}
