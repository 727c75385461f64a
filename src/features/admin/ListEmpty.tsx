import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { IllustrationName } from '../../components/illustration/drawings';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { addressOfNew } from './listed';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';

const DRAWINGS: Record<Manifest['resource'], IllustrationName> = { event: 'smoker', training: 'knife', user: 'plate', meat: 'brisket', tool: 'thermometer', contentfocus: 'wood', side: 'sides' };

export interface ListEmptyProps {
  manifest: Manifest;
  /** The address without its search and filters; null when there is none, and nothing at all. */
  clear: string | null;
}

/** Nothing to list: because there is nothing yet, or because nothing matches. */
export function ListEmpty({ manifest, clear }: ListEmptyProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  if (clear !== null) {
    return (
      <StateMessage role="status" illustration={DRAWINGS[manifest.resource]} title={t('empty.noneTitle')} actions={<Button component={RouterLink} to={{ search: clear }} variant="outlined">{t('empty.clear')}</Button>}>
        {t('empty.noneSentence')}
      </StateMessage>
    );
  }
  return (
    <StateMessage role="status" illustration={DRAWINGS[manifest.resource]} title={t('empty.title')} actions={<Button component={RouterLink} to={addressOfNew(manifest, language)} variant="contained">{t('add')}</Button>}>
      {t('empty.sentence')}
    </StateMessage>
  );
}
