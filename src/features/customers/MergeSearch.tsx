import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { statusOf } from '../../api/client';
import { useCustomers } from '../../api/customers';
import { ReadFailed } from '../../components/form/ReadFailed';
import { SearchBox } from '../../components/form/SearchBox';
import { longWordStyles } from '../../components/longWordStyles';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import type { CustomerLine } from '../../contract/customers';
import { useText } from '../../i18n/useText';
import { focusRing } from '../../theme/focusRing';
import { customersTexts } from './texts';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

export interface MergeSearchProps {
  /** Id of the card that is not offered. */
  without: string;
  onChoose: (other: CustomerLine) => void;
}

/** Search for the other card of the same person. Nothing is listed before something is typed. */
export function MergeSearch({ without, onChoose }: MergeSearchProps) {
  const t = useText(customersTexts);
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, error, mutate } = useCustomers(search === '' ? null : { search, page: 1 });
  const failed: unknown = error;
  const found = data?.rows.filter(({ id }) => id !== without) ?? [];
  const results = () => {
    if (search === '') return null;
    if (data === undefined) return failed === undefined ? <Skeleton variant="rounded" height={64} /> : <ReadFailed status={statusOf(failed)} title={t('failed.list')} onRetry={() => void mutate()} />;
    if (found.length === 0) return <Typography sx={longWordStyles}>{t('empty.searchSentence', { search })}</Typography>;
    return (
      <Box component="ul" aria-label={t('merge.results')} sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {found.map((customer) => (
          <li key={customer.id}>
            <ButtonBase focusRipple onClick={() => onChoose(customer)} sx={{ display: 'block', width: 1, minHeight: 56, typography: 'body1', px: 4, py: 2, textAlign: 'left', '&:hover': { bgcolor: 'action.hover' }, '&.Mui-focusVisible': { ...focusRing, outlineOffset: '-2px' } }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 650, ...longWordStyles }}>
                {customer.name}
              </Box>
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary', ...longWordStyles }}>
                {[customer.telephone, customer.email, t('requests', { count: customer.requests })].filter(Boolean).join(' · ')}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, pt: 1 }}>
      <Typography>{t('merge.which')}</Typography>
      <Box role="search">
        <SearchBox label={t('search')} hint={t('hint')} clear={t('clear')} value={typed} onTextChange={setTyped} />
      </Box>
      {results()}
      {data && data.total > data.rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('merge.more')}
        </Typography>
      )}
    </Box>
  );
}
