import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { settingsTexts } from './texts';

/** In place of a part of the settings that does not exist. */
export function SettingNotFound() {
  const t = useText(settingsTexts);
  const language = useLanguage();
  const all = (
    <Button component={RouterLink} to={`/${language}/admin/settings`} variant="outlined">
      {t('notFound.action')}
    </Button>
  );
  return (
    <StateMessage level={1} illustration="plate" title={t('notFound.title')} actions={all}>
      {t('notFound.sentence')}
    </StateMessage>
  );
}
