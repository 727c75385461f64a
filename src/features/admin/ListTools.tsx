import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SearchBox } from '../../components/form/SearchBox';
import { useSearchInUrl } from '../../components/form/useSearchInUrl';
import { listConfigOf } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import type { ListUrlState } from './useListUrlState';

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
  // History keeps only the states before and after a search: further input replaces the entry.
  const { typed, setTyped } = useSearchInUrl(query.q, (q) => go({ q }, { replace: query.q !== '' }));
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
        <SearchBox label={t('search')} hint={manifest.finds?.[language] ?? t('searchHint')} clear={t('searchClear')} value={typed} onTextChange={setTyped} />
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
