import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import type { CustomersQuery } from '../../api/customers';
import { SearchBox } from '../../components/form/SearchBox';
import { useSearchInUrl } from '../../components/form/useSearchInUrl';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';
import { searchOf } from './useCustomersQuery';

/** Search of the customers' book, stored in the URL. */
export function CustomersSearch({ query }: { query: CustomersQuery }) {
  const t = useText(customersTexts);
  const navigate = useNavigate();
  const { typed, setTyped } = useSearchInUrl(query.search, (search) => void navigate({ search: searchOf({ search, page: 1 }) }, { replace: true }));
  return (
    <Box role="search" sx={{ maxWidth: 480 }}>
      <SearchBox label={t('search')} hint={t('hint')} clear={t('clear')} value={typed} onTextChange={setTyped} />
    </Box>
  );
}
