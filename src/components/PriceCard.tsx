import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useState, type ReactNode } from 'react';

export interface PriceLine {
  id: string;
  name: string;
  amount: string;
}

export interface PriceCardProps {
  /** Accessible name of the card, for navigation by landmarks. */
  label: string;
  heading: string;
  /** Total, the largest figure of the card. */
  total: string;
  /** Whether the total is a figure. Words are set in a smaller size. */
  counted: boolean;
  /** Short text beside the total. */
  aside?: string;
  labels: { minimize: string; maximize: string; lines: string };
  /** Content above the lines. */
  intro: ReactNode;
  lines: readonly PriceLine[];
  /** Notes below the lines, as sentences. */
  notes: readonly string[];
  /** Additional button at the end of the first line. */
  action?: ReactNode;
}

/** Breakpoint from which the card is beside the form instead of at the bottom edge. */
const BESIDE = 'lg';

/** Space for the bar below the end of the page, and below a field that receives the focus. In the back office the bar is above the menu's. */
const ROOM = <GlobalStyles styles={(theme) => ({ [theme.breakpoints.down(BESIDE)]: { body: { paddingBottom: 'calc(var(--office-foot, 0px) + 88px)' }, html: { scrollPaddingBottom: 'calc(var(--office-foot, 0px) + 112px)' } } })} />;

/** Price that is updated while a form is filled in: a card beside the form on desktop, an expandable bar at the bottom on mobile. */
export function PriceCard({ label, heading, total, counted, aside, labels, intro, lines, notes, action }: PriceCardProps) {
  const beside = useMediaQuery((theme) => theme.breakpoints.up(BESIDE));
  const [chosen, setChosen] = useState<boolean | null>(null);
  // CSS decides until the visitor chooses, so that the page looks the same before hydration.
  const open = chosen ?? beside;
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        position: { xs: 'fixed', [BESIDE]: 'static' },
        insetInline: 'var(--office-side, 0px) 0',
        bottom: 'var(--office-foot, 0px)',
        zIndex: 'speedDial',
        borderRadius: { xs: '16px 16px 0 0', [BESIDE]: 1 },
        boxShadow: { xs: '0 -8px 32px rgb(0 0 0 / 0.28)', [BESIDE]: 'none' },
        px: 5,
        py: { xs: 2, [BESIDE]: 5 },
      }}
    >
      {ROOM}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'row', [BESIDE]: 'column' }, alignItems: { xs: 'center', [BESIDE]: 'flex-start' }, flexWrap: 'wrap', columnGap: 3 }}>
          <Typography variant="body2" component="h2" sx={{ fontWeight: 650, color: 'text.secondary' }}>
            {heading}
          </Typography>
          <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography component="strong" sx={{ fontFamily: (theme) => theme.typography.h1.fontFamily, fontWeight: 700, fontSize: { xs: '1.6rem', [BESIDE]: counted ? '2.5rem' : '1.9rem' }, lineHeight: 1.15, fontVariantNumeric: 'tabular-nums' }}>
              {total}
            </Typography>
            {aside && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {aside}
              </Typography>
            )}
          </Box>
        </Box>
        <Box sx={{ alignSelf: 'flex-start', display: 'flex' }}>
          <IconButton onClick={() => setChosen(!open)} aria-expanded={open} aria-label={open ? labels.minimize : labels.maximize}>
            {open === beside ? <ExpandLess /> : <ExpandMore />}
          </IconButton>
          {action}
        </Box>
      </Box>
      <Box sx={{ display: chosen === null ? { xs: 'none', [BESIDE]: 'block' } : chosen ? 'block' : 'none' }}>
        <Box sx={{ maxHeight: { xs: '50vh', [BESIDE]: '46vh' }, overflowY: 'auto', mt: 3 }} tabIndex={0} role="group" aria-label={labels.lines}>
          {intro}
          <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
            {lines.map((line) => (
              <Box key={line.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {line.name}
                </Box>
                <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {line.amount}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
        {notes.map((note) => (
          <Typography key={note} variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {note}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
