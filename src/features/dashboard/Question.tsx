import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { Boundary } from '../../components/Boundary';
import { useText } from '../../i18n/useText';
import { BarLegend } from './BarLegend';
import { barsOf } from './bars';
import type { BarsProps } from './Bars';
import { dashboardTexts } from './texts';

// The words come first; the picture follows when its code is here.
const Bars = lazy(async () => ({ default: (await import('./Bars')).Bars }));

const HEIGHT = 220;
const figure = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export interface QuestionProps {
  question: string;
  /** What a person wants to know, in a few words. */
  answer: string;
  /** One sentence more. */
  detail?: string;
  /** What changes the picture. */
  choice?: ReactNode;
  /** What can be done at once. */
  first?: ReactNode;
  picture: Omit<BarsProps, 'height'> & { height?: number };
  /** Sentence in place of a picture with fewer than two bars, and of its table. */
  inWords?: string | undefined;
  /** The picture's twin: the head of its first column, and the rows of it. */
  table: { head: string; rows: readonly { name: string; values: readonly string[] }[] };
  /** Where one goes from here. */
  way?: ReactNode;
  /** What stands under it. */
  children?: ReactNode;
}

/** A question of the owner with its answer: in words, as a picture, and as the table that the picture is drawn from. */
export function Question({ question, answer, detail, choice, first, picture: { height = HEIGHT, ...picture }, inWords, table, way, children }: QuestionProps) {
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
            <Boundary fallback={null}>
              <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
                <Bars {...picture} height={height} />
              </Suspense>
            </Boundary>
          </Box>
        </>
      )}
      {!drawn && inWords && <Typography>{inWords}</Typography>}
      {/* At the foot, however tall the card beside it is. */}
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
