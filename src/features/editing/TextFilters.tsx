import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { SearchBox } from '../../components/form/SearchBox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText, useTextLookup } from '../../i18n/useText';
import { editingTexts } from './texts';

export interface TextFiltersProps {
  search: string;
  place: string;
  /** The namespaces there are. */
  places: readonly string[];
  onSearch: (search: string) => void;
  onPlace: (place: string) => void;
}

/** Narrows the list of texts to words and to a page. */
export function TextFilters({ search, place, places, onSearch, onPlace }: TextFiltersProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const lookup = useTextLookup(editingTexts);
  const id = useId();
  const named = places.map((each) => [each, lookup(`places.${each}`) ?? each] as const).toSorted(([, one], [, other]) => one.localeCompare(other, language));
  return (
    <Box role="search" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 340px) minmax(0, 280px)' }, mt: 5, mb: 4 }}>
      <SearchBox label={t('list.search')} hint={t('list.searchHint')} clear={t('list.searchClear')} value={search} onText={onSearch} />
      <FormControl fullWidth size="small">
        <InputLabel htmlFor={`${id}-place`} shrink>
          {t('list.place')}
        </InputLabel>
        <NativeSelect id={`${id}-place`} value={place} onChange={(event) => onPlace(event.target.value)} input={<OutlinedInput label={t('list.place')} notched sx={{ '& select': { minHeight: 28 } }} />}>
          <option value="">{t('list.allPlaces')}</option>
          {named.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
    </Box>
  );
}
