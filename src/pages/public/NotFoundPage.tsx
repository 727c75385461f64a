import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { notFoundTexts } from './notFoundTexts';

const ELSEWHERE = [
  { path: 'formations', name: 'trainings' },
  { path: 'events', name: 'events' },
  { path: 'contact', name: 'contact' },
] as const;

/** Page for unknown URLs. */
export function NotFoundPage() {
  const t = useText(notFoundTexts);
  const home = `/${useLanguage()}`;
  return (
    <StateMessage
      level={1}
      illustration="plate"
      title={t('title')}
      actions={
        <>
          <Button component={RouterLink} to={home} variant="contained" size="large">
            {t('home')}
          </Button>
          <Box component="nav" aria-label={t('elsewhere')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
            {ELSEWHERE.map(({ path, name }) => (
              <Button key={path} component={RouterLink} to={`${home}/${path}`} color="inherit" size="large">
                {t(name)}
              </Button>
            ))}
          </Box>
        </>
      }
    >
      {t('subtitle')}
    </StateMessage>
  );
}
