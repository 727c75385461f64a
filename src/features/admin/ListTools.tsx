import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../components/form/SearchBox';
import { listConfigOf } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import type { ListUrlState } from './useListUrlState';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

export interface ListToolsProps {
  manifest: Manifest;
  address: Pick<ListUrlState, 'query' | 'sort' | 'go'>;
  /** Whether to show the sort control, because cards have no sortable headers. */
  sorting: boolean;
}

/** Search and filters of a list. */
export function ListTools({ manifest, address, sorting }: ListToolsProps) {
  const t = useText(listTexts);
  const lookup = useTextLookup(listTexts);
  const language = useLanguage();
  const { query, sort, go } = address;
  const [typed, setTyped] = useState(query.q);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // History navigation or a link may change the search query.
  const [known, setKnown] = useState(query.q);
  if (known !== query.q) {
    setKnown(query.q);
    if (typed.trim() !== query.q) setTyped(query.q);
  }
  // Uses the latest URL, because a filter may be chosen during the debounce.
  const latest = useRef({ go, searched: query.q });
  useEffect(() => {
    latest.current = { go, searched: query.q };
  }, [go, query.q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { go: goNow, searched } = latest.current;
      // History keeps only the states before and after a search: further input replaces the entry.
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
        <SearchBox label={t('search')} hint={manifest.finds?.[language] ?? t('searchHint')} clear={t('searchClear')} value={typed} onTextChange={search} />
      </Box>
      {Object.entries(listConfigOf(manifest.resource).filters).map(([filter, values]) =>
        select(lookup(`filters.${filter}.label`) ?? filter, query.filters[filter] ?? '', [['', lookup(`filters.${filter}.any`) ?? ''], ...values.map((value) => [value, lookup(`filters.${filter}.${value}`) ?? value] as const)], (value) => go({ [filter]: value })),
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
