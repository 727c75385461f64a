import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Line of a price before and after a change, as text. */
export interface BeforeAfterRow {
  id: string;
  name: string;
  /** Note below the name, such as the day of the price. */
  note?: string | undefined;
  before: string;
  after: string;
  /** Whether the line is set off from those that stay the same. */
  changed: boolean;
}

export interface BeforeAfterTableProps {
  rows: readonly BeforeAfterRow[];
  total: { before: string; after: string };
}

/** Lines of a price before and after a change, and both totals. */
export function BeforeAfterTable({ rows, total }: BeforeAfterTableProps) {
  const t = useText(inboxTexts);
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': { py: 1.5, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
        '& thead > tr > *': { borderTop: 0, color: 'text.secondary', fontWeight: 400 },
        '& th': { textAlign: 'left', fontWeight: 400, pr: 2, ...longWordStyles },
        '& td, & thead th + th': { textAlign: 'right', pl: 3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
        '& tfoot > tr > *': { borderTop: 2, borderColor: 'text.primary', fontWeight: 700 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {t('beforeAfter.line')}
            </Box>
          </th>
          <th scope="col">{t('beforeAfter.before')}</th>
          <th scope="col">{t('beforeAfter.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, before, after, changed }) => (
          <Box component="tr" key={id} sx={{ fontWeight: changed ? 650 : 400, color: changed ? 'text.primary' : 'text.secondary', '& > th': { fontWeight: 'inherit' } }}>
            <th scope="row">
              {name}
              {note !== undefined && (
                <Typography variant="caption" component="span" sx={{ display: 'block', color: 'primary.main', fontWeight: 600 }}>
                  {note}
                </Typography>
              )}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </Box>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('beforeAfter.total')}</th>
          <td>{total.before}</td>
          <td>{total.after}</td>
        </tr>
      </tfoot>
    </Box>
  );
}
