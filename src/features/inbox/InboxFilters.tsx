import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { InboxQuery } from '../../api/inbox';
import { SearchBox } from '../../components/form/SearchBox';
import { useSearchInUrl } from '../../components/form/useSearchInUrl';
import { BOOKING_STATUSES } from '../../contract/booking';
import type { InboxCounts } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';
import { searchOf, SUSPECTS_SEARCH } from './useInboxQuery';

const NO_SUSPECTS = { count: 0, current: false };

export interface InboxFiltersProps {
  query: InboxQuery;
  /** Counts by status, or null until they have loaded. */
  counts: InboxCounts | null;
  /** Quarantined submissions: their number, and whether they are the current view. */
  suspects?: { count: number; current: boolean };
}

/** Filters of the inbox: status with its count, and search. Both are stored in the URL. */
export function InboxFilters({ query, counts, suspects = NO_SUSPECTS }: InboxFiltersProps) {
  const t = useText(inboxTexts);
  const navigate = useNavigate();
  const { typed, setTyped } = useSearchInUrl(query.search, (search) => void navigate({ search: searchOf({ ...query, search, page: 1 }) }, { replace: true }));

  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filters = [{ status: null, name: t('all'), count: all }, ...BOOKING_STATUSES.map((status) => ({ status, name: t(`states.${status}`), count: counts && counts[status] }))];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' }, gap: 4, alignItems: 'center' }}>
      <Box component="nav" aria-label={t('filters')} sx={{ display: 'flex', gap: 2, flexWrap: { sm: 'wrap' }, overflowX: { xs: 'auto', sm: 'visible' }, mx: { xs: -4, sm: 0 }, px: { xs: 4, sm: 0 }, py: 1 }}>
        {filters.map(({ status, name, count }) => {
          const current = status === query.status && !suspects.current;
          return (
            <Chip
              key={name}
              component={RouterLink}
              to={{ search: searchOf({ ...query, status, page: 1 }) }}
              clickable
              aria-current={current ? 'page' : undefined}
              color={current ? 'primary' : 'default'}
              variant={current ? 'filled' : 'outlined'}
              label={count === null ? name : `${name} · ${count}`}
              sx={{ height: 44, borderRadius: 999, px: 1, flex: 'none', fontWeight: current ? 650 : 500, fontVariantNumeric: 'tabular-nums' }}
            />
          );
        })}
        {(suspects.count > 0 || suspects.current) && (
          <Chip
            component={RouterLink}
            to={{ search: SUSPECTS_SEARCH }}
            clickable
            aria-current={suspects.current ? 'page' : undefined}
            color="error"
            variant={suspects.current ? 'filled' : 'outlined'}
            label={`${t('suspects.filter')} · ${suspects.count}`}
            sx={{ height: 44, borderRadius: 999, px: 1, flex: 'none', fontWeight: suspects.current ? 650 : 500, fontVariantNumeric: 'tabular-nums' }}
          />
        )}
      </Box>
      <Box role="search">
        <SearchBox label={t('search')} hint={t('searchHint')} clear={t('clear')} value={typed} onTextChange={setTyped} />
      </Box>
    </Box>
  );
}
