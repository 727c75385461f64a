import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Chapter } from '../../components/Chapter';
import { Hero } from '../../components/Hero';
import { Scene } from '../../components/illustration/Scene';
import { LinkRow } from '../../components/LinkRow';
import { PageWidth } from '../../components/PageWidth';
import { HeroSmoke } from '../../features/fluid/HeroSmoke';
import { StoryGallery } from '../../features/media/StoryGallery';
import { EventList } from '../../features/offers/EventList';
import { TrainingList } from '../../features/offers/TrainingList';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { homeTexts } from './homeTexts';

/** Maximum number of trainings and of events shown on the home page. */
const MAX_PREVIEWS = 2;

/** Main entry points of the site, each with its illustration. */
const WAYS = [
  { name: 'event', path: 'your-event', drawing: 'smoker' },
  { name: 'smokehouse', path: 'smokehouse', drawing: 'brisket' },
  { name: 'pizzas', path: 'pizzas', drawing: 'pizza' },
] as const;

/** Home page: introduction, story, upcoming offers and main links. */
export function HomePage() {
  const t = useText(homeTexts);
  const renderText = useRenderedText(homeTexts);
  const home = `/${useLanguage()}`;
  const to = (path: string) => ({ component: RouterLink, to: `${home}/${path}` });
  const wayOn = (path: string, label: string) => (
    <Button {...to(path)} variant="outlined">
      {label}
    </Button>
  );
  return (
    <>
      <Hero
        title={renderText('title')}
        lead={renderText('lead')}
        actions={
          <>
            <Button {...to('booking')} variant="contained" size="large">
              {t('book')}
            </Button>
            <Button {...to('your-event')} variant="outlined" size="large" sx={{ bgcolor: 'background.default' }}>
              {t('plan')}
            </Button>
          </>
        }
      >
        <HeroSmoke />
        <Scene />
      </Hero>
      <Chapter
        id="about"
        title={renderText('about.title')}
        paragraphs={[renderText('about.first'), renderText('about.second')]}
        bleeds
        action={wayOn('about', t('about.more'))}
      >
        <StoryGallery />
      </Chapter>
      <Chapter
        id="formations-overview"
        title={renderText('trainings.title')}
        paragraphs={[renderText('trainings.words')]}
        side="right"
        action={wayOn('formations', t('trainings.all'))}
      >
        <TrainingList most={MAX_PREVIEWS} symbolFirst />
      </Chapter>
      <Chapter
        id="events-overview"
        title={renderText('events.title')}
        paragraphs={[renderText('events.words')]}
        action={wayOn('events', t('events.all'))}
      >
        <EventList most={MAX_PREVIEWS} symbolFirst />
      </Chapter>
      <PageWidth>
        <Typography variant="h2" sx={{ mt: { xs: 10, md: 16 }, mb: { xs: 6, md: 10 } }}>
          {renderText('ways.title')}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {WAYS.map(({ name, path, drawing }) => (
            <LinkRow key={name} title={t(`ways.${name}.title`)} text={renderText(`ways.${name}.words`)} drawing={drawing} to={`${home}/${path}`} />
          ))}
        </Box>
      </PageWidth>
    </>
  );
}
