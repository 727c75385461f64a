import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useText } from '../../i18n/useText';
import { BarLegend } from './BarLegend';
import { barsOf } from './bars';
import type { BarsProps } from './Bars';
import { dashboardTexts } from './texts';

// Lazy: the text renders first, and the chart once its code has loaded.
const Bars = lazy(async () => ({ default: (await import('./Bars')).Bars }));

const HEIGHT = 220;
const figure = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export interface ChartCardProps {
  question: string;
  /** Short answer to the question. */
  summary: string;
  /** Additional sentence. */
  detail?: string;
  /** Control that changes the chart. */
  choice?: ReactNode;
  /** Content for immediate action. */
  first?: ReactNode;
  picture: Omit<BarsProps, 'height'> & { height?: number };
  /** Sentence that replaces the chart and its table when there are fewer than two bars. */
  fallbackText?: string | undefined;
  /** Data of the chart as a table: header of the first column, and the rows. */
  table: { head: string; rows: readonly { name: string; values: readonly string[] }[] };
  /** Link to a related page. */
  way?: ReactNode;
  /** Content below the chart. */
  children?: ReactNode;
}

/** Dashboard question with its answer as text, as a chart and as a table of the chart's data. */
export function ChartCard({ question, summary: answer, detail, choice, first, picture: { height = HEIGHT, ...picture }, fallbackText, table, way, children }: ChartCardProps) {
  const t = useText(dashboardTexts);
  const id = useId();
  const drawn = barsOf(picture.series).length > 1;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, ...(!drawn && !way && { alignSelf: 'start' }), display: 'flex', flexDirection: 'column', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, px: { xs: 4, md: 6 }, pt: { xs: 4, md: 6 }, pb: children ? { xs: 4, md: 6 } : { xs: 2, md: 3 } }}>
      <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
        {question}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', justifyContent: 'space-between', mb: 4 }}>
        <div>
          <Typography id={id} variant="h3" component="h2">
            {answer}
          </Typography>
          {detail && <Typography sx={{ mt: 1 }}>{detail}</Typography>}
        </div>
        {choice}
      </Box>
      {first}
      {drawn && (
        <>
          <BarLegend series={picture.series} />
          <Box sx={{ height }}>
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
                <Bars {...picture} height={height} />
              </Suspense>
            </ErrorBoundary>
          </Box>
        </>
      )}
      {!drawn && fallbackText && <Typography>{fallbackText}</Typography>}
      {/* Aligned to the bottom of the card, independent of the height of the adjacent one. */}
      <Box sx={{ mt: children ? 0 : 'auto', pt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}>
        {way}
        {drawn && table.rows.length > 0 && (
          <Box component="details" sx={{ minWidth: 0, '&[open]': { flex: '1 0 100%' }, '& summary': { display: 'inline-flex', alignItems: 'center', minHeight: 44, cursor: 'pointer', typography: 'body2', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.2em' } }}>
            <summary>{t('figures')}</summary>
            <Box tabIndex={0} role="region" aria-label={question} sx={{ maxHeight: 320, overflow: 'auto' }}>
              <Table size="small" aria-labelledby={id} sx={{ '& th, & td': { borderColor: 'divider' }, '& thead th': { color: 'text.secondary' } }}>
                <TableHead>
                  <TableRow>
                    <TableCell component="th" scope="col">
                      {table.head}
                    </TableCell>
                    {picture.series.map(({ label }) => (
                      <TableCell key={label} component="th" scope="col" sx={{ textAlign: 'right' }}>
                        {label}
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {table.rows.map(({ name, values }) => (
                    <TableRow key={name}>
                      <TableCell component="th" scope="row">
                        {name}
                      </TableCell>
                      {picture.series.map(({ label }, column) => (
                        <TableCell key={label} sx={figure}>
                          {values[column]}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
