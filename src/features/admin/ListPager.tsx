import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../contract/kitchenFormats';
import { PAGE_ROWS } from '../../contract/listQuery';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { listTexts } from './listTexts';

export interface ListPagerProps {
  /** Page number, starting at 1. */
  page: number;
  total: number;
  /** Returns the query string of a page. */
  to: (page: number) => string;
}

const MOVES = ['previous', 'next', 'first', 'last'] as const;

/** Pagination of a list: the current position, and links to the other pages. */
export function ListPager({ page, total, to }: ListPagerProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const pages = Math.ceil(total / PAGE_ROWS);
  if (total === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4, rowGap: 2, py: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('pages.range', { from: formatCount(Math.min((page - 1) * PAGE_ROWS + 1, total), language), to: formatCount(Math.min(page * PAGE_ROWS, total), language), total: formatCount(total, language) })}
      </Typography>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={Math.min(page, pages)}
          siblingCount={0}
          aria-label={t('pages.label')}
          getItemAriaLabel={(type, number) => {
            const move = MOVES.find((each) => each === type);
            return move ? t(`pages.${move}`) : t('pages.page', { page: number ?? 1 });
          }}
          renderItem={(item) => (item.type === 'page' || MOVES.some((each) => each === item.type) ? <PaginationItem {...item} component={RouterLink} to={{ search: to(item.page ?? 1) }} /> : <PaginationItem {...item} />)}
          sx={{ '& .MuiPaginationItem-root': { minWidth: { xs: 36, sm: 44 }, height: 44 }, '& .MuiPagination-ul': { flexWrap: 'nowrap' } }}
        />
      )}
    </Box>
  );
}
