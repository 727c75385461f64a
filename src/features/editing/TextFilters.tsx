import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { SearchBox } from '../../components/form/SearchBox';
import { useText } from '../../i18n/useText';
import type { TextPage } from './textSections';
import { editingTexts } from './texts';

export interface TextFiltersProps {
  search: string;
  /** Id of a page; empty for all pages. */
  page: string;
  /** Pages with texts, in the site's order. */
  pages: readonly TextPage[];
  onlyMissing: boolean;
  onSearch: (search: string) => void;
  onPage: (id: string) => void;
  onMissing: (only: boolean) => void;
}

/** Filters of the text list: search, page, and missing translations. */
export function TextFilters({ search, page, pages, onlyMissing, onSearch, onPage, onMissing }: TextFiltersProps) {
  const t = useText(editingTexts);
  const id = useId();
  return (
    <Box role="search" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 340px) minmax(0, 280px)' }, mt: 5, mb: 4 }}>
      <SearchBox label={t('list.search')} hint={t('list.searchHint')} clear={t('list.searchClear')} value={search} onTextChange={onSearch} />
      <FormControl fullWidth size="small">
        <InputLabel htmlFor={`${id}-place`} shrink>
          {t('list.place')}
        </InputLabel>
        <NativeSelect id={`${id}-place`} value={page} onChange={(event) => onPage(event.target.value)} input={<OutlinedInput label={t('list.place')} notched sx={{ '& select': { minHeight: 28 } }} />}>
          <option value="">{t('list.allPlaces')}</option>
          {pages.map((each) => (
            <option key={each.id} value={each.id}>
              {t(each.name)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <FormControlLabel sx={{ gridColumn: '1 / -1', mt: -2, minHeight: 44 }} control={<Checkbox checked={onlyMissing} onChange={(_, only) => onMissing(only)} />} label={t('list.onlyMissing')} />
    </Box>
  );
}
