import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { statusOf } from '../../api/client';
import { INBOX_ROWS, useInbox, useInboxCounts, type InboxQuery } from '../../api/inbox';
import { useFlaggedSubmissions } from '../../api/flaggedSubmissions';
import { ReadFailed } from '../../components/form/ReadFailed';
import { ListPages } from '../../components/ListPages';
import { StateMessage } from '../../components/StateMessage';
import { useLast } from '../../components/useLast';
import type { InboxLine } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { ExportRequests } from './ExportRequests';
import { InboxFilters } from './InboxFilters';
import { InboxRow } from './InboxRow';
import { inboxTexts } from './texts';
import { FlaggedSubmissions } from './FlaggedSubmissions';
import { searchOf, useInboxQuery, useShowsFlagged } from './useInboxQuery';

function Nothing({ query }: { query: InboxQuery }) {
  const t = useText(inboxTexts);
  const filtered = query.search !== '' || query.status !== null || query.page > 1;
  const clear = filtered && (
    <Button component={RouterLink} to={{ search: '' }} variant="outlined">
      {t('empty.clear')}
    </Button>
  );
  if (query.search !== '') {
    return (
      <StateMessage illustration="thermometer" title={t('empty.search')} actions={clear}>
        {t('empty.searchSentence', { search: query.search })}
      </StateMessage>
    );
  }
  const kind = query.status === null ? 'all' : query.status === 'requested' ? 'requested' : 'state';
  return (
    <StateMessage illustration={kind === 'requested' ? 'plate' : 'smoker'} title={t(`empty.${kind}`)} actions={clear}>
      {t(`empty.${kind}Sentence`)}
    </StateMessage>
  );
}

function Lines({ lines, busy }: { lines: readonly InboxLine[]; busy: boolean }) {
  const t = useText(inboxTexts);
  return (
    <Box component="ul" aria-label={t('list')} aria-busy={busy} sx={{ m: 0, p: 0, listStyle: 'none', opacity: busy ? 0.6 : 1 }}>
      {lines.map((line) => (
        <InboxRow key={line.id} line={line} />
      ))}
    </Box>
  );
}

/** The owner's inbox with all requests: pending ones first, oldest at the top. */
export function Inbox() {
  const t = useText(inboxTexts);
  const query = useInboxQuery();
  const lines = useInbox(query);
  const counted = useInboxCounts(query.search);
  const counts = useLast(counted.data) ?? null;
  const looksAtSuspects = useShowsFlagged();
  const suspects = useFlaggedSubmissions().data;
  const shown = useLast(lines.data);
  const failed: unknown = lines.error;
  const total = counts && (query.status === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[query.status]);
  const list = () => {
    if (lines.data === undefined && failed !== undefined) return <ReadFailed status={statusOf(failed)} title={t('failed.title')} onRetry={() => void lines.mutate()} />;
    if (shown === undefined) {
      return (
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: { xs: 3, md: '1px' } }}>
          {[0, 1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} variant="rounded" sx={{ height: { xs: 148, md: 60 } }} />
          ))}
        </Box>
      );
    }
    if (shown.length === 0) return <Nothing query={query} />;
    return <Lines lines={shown} busy={lines.data === undefined} />;
  };
  if (looksAtSuspects) {
    return (
      <>
        <InboxFilters query={query} counts={counts} suspects={{ count: suspects?.length ?? 0, current: true }} />
        <FlaggedSubmissions onAccepted={() => void Promise.all([lines.mutate(), counted.mutate()])} />
      </>
    );
  }
  return (
    <>
      <InboxFilters query={query} counts={counts} suspects={{ count: suspects?.length ?? 0, current: false }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4, rowGap: 2, mt: 2, mb: 2, minHeight: 44 }}>
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
          {total === null ? '' : t('found', { count: total })}
        </Typography>
        {total !== null && total > 0 && <ExportRequests query={query} />}
      </Box>
      {list()}
      <ListPages count={Math.ceil((total ?? 0) / INBOX_ROWS)} page={query.page} searchOf={(page) => searchOf({ ...query, page })} />
    </>
  );
}
