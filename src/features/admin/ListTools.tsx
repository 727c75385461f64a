import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../components/form/SearchBox';
import { listingOf } from '../../contract/listing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import type { ListAddress } from './useListAddress';

/** Typing goes on for so long without asking the server at each letter. */
const PAUSE_MS = 250;

export interface ListToolsProps {
  manifest: Manifest;
  address: Pick<ListAddress, 'query' | 'sort' | 'go'>;
  /** Whether the order is chosen here: cards have no headings to press. */
  sorting: boolean;
}

/** What a list is narrowed down by: words, and the filters of its resource. */
export function ListTools({ manifest, address, sorting }: ListToolsProps) {
  const t = useText(listTexts);
  const words = useTextLookup(listTexts);
  const language = useLanguage();
  const { query, sort, go } = address;
  const [typed, setTyped] = useState(query.q);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The way back, or a link, may change what is searched from elsewhere.
  const [known, setKnown] = useState(query.q);
  if (known !== query.q) {
    setKnown(query.q);
    if (typed.trim() !== query.q) setTyped(query.q);
  }
  // A filter chosen during the pause is in the address by the time the words go there.
  const latest = useRef({ go, searched: query.q });
  useEffect(() => {
    latest.current = { go, searched: query.q };
  }, [go, query.q]);
  useEffect(() => () => clearTimeout(later.current), []);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(later.current);
    later.current = setTimeout(() => {
      const { go: goNow, searched } = latest.current;
      // Of a search, the history keeps where it began and where it ended.
      if (text.trim() !== searched) goNow({ q: text.trim() }, { replace: searched !== '' });
    }, PAUSE_MS);
  };
  const select = (label: string, value: string, options: readonly (readonly [string, string])[], choose: (value: string) => void) => (
    <TextField key={label} select size="small" label={label} value={value} onChange={(event) => choose(event.target.value)} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }} sx={{ flex: { xs: '1 1 40%', sm: '0 1 190px' }, '& select': { minHeight: 28 } }}>
      {options.map(([each, said]) => (
        <option key={each} value={each}>
          {said}
        </option>
      ))}
    </TextField>
  );
  const sorts = [['name', t('name')] as const, ...manifest.columns.flatMap(({ sort: field, label }) => (field === undefined ? [] : [[field, label[language]] as const]))];
  return (
    <Box role="search" aria-label={t('tools')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, flex: '1 1 300px', minWidth: 0 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 340 } }}>
        <SearchBox label={t('search')} hint={manifest.finds?.[language] ?? t('searchHint')} clear={t('searchClear')} value={typed} onText={search} />
      </Box>
      {Object.entries(listingOf(manifest.resource).filters).map(([filter, values]) =>
        select(words(`filters.${filter}.label`) ?? filter, query.filters[filter] ?? '', [['', words(`filters.${filter}.any`) ?? ''], ...values.map((value) => [value, words(`filters.${filter}.${value}`) ?? value] as const)], (value) => go({ [filter]: value })),
      )}
      {sorting &&
        select(
          t('sortBy'),
          `${sort ?? ''} ${query.order}`,
          [['', t('usual')], ...sorts.flatMap(([field, label]) => (['asc', 'desc'] as const).map((order) => [`${field} ${order}`, `${label}, ${t(order)}`] as const))].map(([value, said]) => [value === '' ? ' asc' : (value ?? ''), said ?? ''] as const),
          (value) => {
            const [field = '', order] = value.split(' ');
            go({ sort: field, order: field !== '' && order === 'desc' ? 'desc' : null });
          },
        )}
    </Box>
  );
}
