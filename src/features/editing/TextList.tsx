import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listEntries } from '../../api/contentEntries';
import { ALWAYS_STALE, useApiQuery } from '../../api/useApiQuery';
import { StateMessage } from '../../components/StateMessage';
import { formatCount } from '../../contract/kitchenFormats';
import { LANGUAGES } from '../../contract/language';
import { readCacheKey } from '../../contract/paths';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { rowsLike, rowsOf } from './rows';
import { TextCard } from './TextCard';
import { TextDialog } from './TextDialog';
import { TEXT_COLUMNS } from './textColumns';
import { TextFilters } from './TextFilters';
import { editingTexts } from './texts';
import { VersionsDialog } from './VersionsDialog';

export interface TextListProps {
  /** Every text of the site. */
  texts: readonly TaggedText[];
}

/** How many are shown at first, and more at each asking: a phone need not hold hundreds. */
const STEP = 20;

/** Every text in both languages, those that lack one first; what is looked for stands in the address. */
export function TextList({ texts }: TextListProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState<{ text: TaggedText; as: 'edit' | 'versions' } | null>(null);
  const { data, error, mutate } = useApiQuery(readCacheKey('content'), () => listEntries(language), ALWAYS_STALE);
  const rows = useMemo(() => data && rowsOf(texts, data), [texts, data]);
  const places = useMemo(() => [...new Set(rows?.map(({ text }) => text.namespace))], [rows]);
  const [search, place] = [address.get('q') ?? '', address.get('page') ?? ''];
  const found = useMemo(() => rows && rowsLike(rows, { search, place }), [rows, search, place]);

  const look = (changes: Record<string, string>) => {
    setShown(STEP);
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const close = () => setOpen(null);

  if (!found && error) {
    return (
      <StateMessage illustration="plate" title={t('list.failedTitle')} role="alert" actions={<Button variant="contained" onClick={() => void mutate()}>{t('retry')}</Button>}>
        {t('list.failed')}
      </StateMessage>
    );
  }
  if (!found) {
    return (
      <Box role="status" aria-label={t('list.loading')}>
        {['first', 'second', 'third'].map((line) => (
          <Skeleton key={line} height={140} />
        ))}
      </Box>
    );
  }
  const missing = found.filter((row) => row.missing.length > 0).length;
  const counted = (count: number) => ({ count, figure: formatCount(count, language) });
  return (
    <>
      <TextFilters search={search} place={place} places={places} onSearch={(q) => look({ q })} onPlace={(page) => look({ page })} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
        {t('list.count', counted(found.length))}
        {missing > 0 && ` · ${t('list.missingCount', counted(missing))}`}
      </Typography>
      {found.length === 0 && (
        <StateMessage illustration="plate" title={t('list.emptyTitle')} actions={<Button variant="outlined" onClick={() => look({ q: '', page: '' })}>{t('list.clear')}</Button>}>
          {t('list.empty')}
        </StateMessage>
      )}
      {found.length > 0 && (
        <Box sx={{ px: { xs: 4, md: 5 }, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Box aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, columnGap: 6, gridTemplateColumns: TEXT_COLUMNS, py: 3, typography: 'body2', fontWeight: 700 }}>
            <span>{t('list.text')}</span>
            {LANGUAGES.map((each) => (
              <span key={each}>{t(`fields.${each}.label`)}</span>
            ))}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTopWidth: { xs: 0, md: 1 } } }}>
            {found.slice(0, shown).map((row) => (
              <TextCard key={row.text.tag} row={row} onEdit={() => setOpen({ text: row.text, as: 'edit' })} onVersions={() => setOpen({ text: row.text, as: 'versions' })} />
            ))}
          </Box>
        </Box>
      )}
      {found.length > shown && (
        <Button variant="outlined" onClick={() => setShown(shown + STEP)} sx={{ mt: 4 }}>
          {t('list.more')}
        </Button>
      )}
      {open?.as === 'edit' && <TextDialog text={open.text} onSaved={close} onClose={close} />}
      {open?.as === 'versions' && <VersionsDialog text={open.text} onClose={close} />}
    </>
  );
}
