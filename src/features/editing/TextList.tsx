import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { listEntries } from '../../api/contentEntries';
import { ALWAYS_STALE, useApiQuery } from '../../api/useApiQuery';
import { StateMessage } from '../../components/StateMessage';
import { resourceCacheKey } from '../../contract/paths';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { FoundTexts } from './FoundTexts';
import { editingTexts } from './texts';

export interface TextListProps {
  /** All texts of the site. */
  texts: readonly TaggedText[];
}

/** List of all texts in both languages, grouped by page and section. */
export function TextList({ texts }: TextListProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const { data, error, mutate } = useApiQuery(resourceCacheKey('content'), () => listEntries(language), ALWAYS_STALE);
  if (data) return <FoundTexts texts={texts} entries={data} />;
  if (error) {
    return (
      <StateMessage illustration="plate" title={t('list.failedTitle')} role="alert" actions={<Button variant="contained" onClick={() => void mutate()}>{t('retry')}</Button>}>
        {t('list.failed')}
      </StateMessage>
    );
  }
  return (
    <Box role="status" aria-label={t('list.loading')} sx={{ mt: 5 }}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
        <Skeleton key={line} height={64} />
      ))}
    </Box>
  );
}
