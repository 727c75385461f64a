import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { statusOf } from '../../api/client';
import { ReadFailed } from '../../components/form/ReadFailed';
import { useLast } from '../../components/useLast';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

export interface MailboxListProps<Item> {
  name: string;
  /** Items of the page; undefined while loading. */
  items: readonly Item[] | undefined;
  failure: unknown;
  /** Total number of items in words. Empty until it has loaded. */
  found: string;
  renderItem: (item: Item) => ReactNode;
  /** Shown in place of an empty list. */
  nothing: ReactNode;
  onRetry: () => void;
}

/** List of messages or mails with its states. While the next page loads, the previous one stays on the screen. */
export function MailboxList<Item>({ name, items, failure, found, renderItem, nothing, onRetry }: MailboxListProps<Item>) {
  const t = useText(mailboxTexts);
  const shown = useLast(items);
  const isBusy = items === undefined;
  const list = () => {
    if (isBusy && failure !== undefined) return <ReadFailed status={statusOf(failure)} title={t('failed.list')} onRetry={onRetry} />;
    if (shown === undefined) {
      return (
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: '1px' }}>
          {[0, 1, 2, 3, 4].map((each) => (
            <Skeleton key={each} variant="rounded" height={76} />
          ))}
        </Box>
      );
    }
    if (shown.length === 0) return nothing;
    return (
      <Box component="ul" aria-label={name} aria-busy={isBusy} sx={{ m: 0, p: 0, listStyle: 'none', opacity: isBusy ? 0.6 : 1, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip', bgcolor: 'background.paper', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {shown.map(renderItem)}
      </Box>
    );
  };
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 4, mb: 3, minHeight: '1.5em', color: 'text.secondary' }}>
        {found}
      </Typography>
      {list()}
    </>
  );
}
