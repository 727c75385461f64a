import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link as RouterLink } from 'react-router-dom';
import { MAILBOX_ROWS, type MailQuery } from '../../api/mailbox';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';
import { searchOf } from './useMailboxQuery';

/** Links to the pages of a list. Renders nothing for a single page. */
export function MailboxPages({ query, total }: { query: MailQuery; total: number }) {
  const t = useText(mailboxTexts);
  const pages = Math.ceil(total / MAILBOX_ROWS);
  if (pages < 2) return null;
  return (
    <Pagination
      count={pages}
      page={query.page}
      aria-label={t('pages')}
      getItemAriaLabel={(type, page) => (type === 'next' || type === 'previous' ? t(type) : t('page', { page: page ?? 1 }))}
      renderItem={(item) => <PaginationItem {...item} component={RouterLink} to={{ search: searchOf({ ...query, page: item.page ?? 1 }) }} sx={{ minWidth: 44, height: 44, borderRadius: 999 }} />}
      sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
    />
  );
}
