import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { addressOfNew } from './publication';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';

export interface ListEmptyProps {
  manifest: Manifest;
  /** URL without the search and filters, or null if there are none and the list is empty. */
  clear: string | null;
}

/** Empty state of a list: no records yet, or no matches. */
export function ListEmpty({ manifest, clear }: ListEmptyProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  if (clear !== null) {
    return (
      <StateMessage role="status" illustration={manifest.drawing} title={t('empty.noneTitle')} actions={<Button component={RouterLink} to={{ search: clear }} variant="outlined">{t('empty.clear')}</Button>}>
        {t('empty.noneSentence')}
      </StateMessage>
    );
  }
  return (
    <StateMessage role="status" illustration={manifest.drawing} title={t('empty.title')} actions={<Button component={RouterLink} to={addressOfNew(manifest, language)} variant="contained">{t('add')}</Button>}>
      {t('empty.sentence')}
    </StateMessage>
  );
}
