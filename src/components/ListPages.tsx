import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../i18n/useText';
import { listPagesTexts } from './listPagesTexts';

export interface ListPagesProps {
  /** Number of pages. */
  count: number;
  /** Current page, starting at 1. */
  page: number;
  /** Returns the query string of a page. */
  searchOf: (page: number) => string;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function ListPages({ count, page, searchOf }: ListPagesProps) {
  const t = useText(listPagesTexts);
  if (count < 2) return null;
  return (
    <Pagination
      count={count}
      page={page}
      aria-label={t('pages')}
      getItemAriaLabel={(type, number) => (type === 'next' || type === 'previous' ? t(type) : t('page', { page: number ?? 1 }))}
      renderItem={(item) => <PaginationItem {...item} component={RouterLink} to={{ search: searchOf(item.page ?? 1) }} sx={{ minWidth: 44, height: 44, borderRadius: 999 }} />}
      sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
    />
  );
}
