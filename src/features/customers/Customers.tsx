import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { statusOf } from '../../api/client';
import { CUSTOMER_ROWS, useCustomers } from '../../api/customers';
import { ReadFailed } from '../../components/form/ReadFailed';
import { ListPages } from '../../components/ListPages';
import { StateMessage } from '../../components/StateMessage';
import { useLast } from '../../components/useLast';
import { useText } from '../../i18n/useText';
import { CustomerRow } from './CustomerRow';
import { CustomersSearch } from './CustomersSearch';
import { customersTexts } from './texts';
import { searchOf, useCustomersQuery } from './useCustomersQuery';

/** Returns the name on the card that the user has just deleted; empty otherwise. */
const removedName = (state: unknown): string => (typeof state === 'object' && state !== null && 'removed' in state && typeof state.removed === 'string' ? state.removed : '');

function Nothing({ search, filtered }: { search: string; filtered: boolean }) {
  const t = useText(customersTexts);
  const clear = filtered && (
    <Button component={RouterLink} to={{ search: '' }} variant="outlined">
      {t('empty.clear')}
    </Button>
  );
  return (
    <StateMessage illustration={search ? 'thermometer' : 'plate'} title={t(search ? 'empty.search' : 'empty.title')} actions={clear}>
      {search ? t('empty.searchSentence', { search }) : t('empty.sentence')}
    </StateMessage>
  );
}

/** The customers' book: one card a person, with search and pages. */
export function Customers() {
  const t = useText(customersTexts);
  const query = useCustomersQuery();
  const { data, error, mutate } = useCustomers(query);
  const { state } = useLocation() as { state: unknown };
  const [dismissed, setDismissed] = useState(false);
  const shown = useLast(data);
  const failed: unknown = error;
  const removed = dismissed ? '' : removedName(state);
  const list = () => {
    if (data === undefined && failed !== undefined) return <ReadFailed status={statusOf(failed)} title={t('failed.list')} onRetry={() => void mutate()} />;
    if (shown === undefined) {
      return (
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: { xs: 3, md: '1px' } }}>
          {[0, 1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} variant="rounded" sx={{ height: { xs: 128, md: 60 } }} />
          ))}
        </Box>
      );
    }
    if (shown.rows.length === 0) return <Nothing search={query.search} filtered={query.search !== '' || query.page > 1} />;
    const isBusy = data === undefined;
    return (
      <Box component="ul" aria-label={t('list')} aria-busy={isBusy} sx={{ m: 0, p: 0, listStyle: 'none', opacity: isBusy ? 0.6 : 1 }}>
        {shown.rows.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </Box>
    );
  };
  return (
    <>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {removed && (
          <Alert severity="success" variant="outlined" onClose={() => setDismissed(true)} closeText={t('close')} sx={{ mb: 4 }}>
            {t('done.removed', { name: removed })}
          </Alert>
        )}
      </Box>
      <CustomersSearch query={query} />
      <Typography role="status" variant="body2" sx={{ mt: 4, mb: 3, minHeight: '1.5em', color: 'text.secondary' }}>
        {shown && shown.total > 0 ? t('found', { count: shown.total }) : ''}
      </Typography>
      {list()}
      <ListPages count={Math.ceil((shown?.total ?? 0) / CUSTOMER_ROWS)} page={query.page} searchOf={(page) => searchOf({ ...query, page })} />
    </>
  );
}
