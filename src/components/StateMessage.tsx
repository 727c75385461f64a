import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';
import { longWords } from './longWords';

export interface StateMessageProps {
  illustration: IllustrationName;
  title: string;
  /** The level of its heading: 1 fills a page, 2 and 3 stand inside one. */
  level?: 1 | 2 | 3;
  /** One sentence: what happened, what is safe, or what comes. */
  children?: ReactNode;
  /** What can be done about it, the main thing first. */
  actions?: ReactNode;
  /** How it is announced when it takes the place of something else. */
  role?: 'status' | 'alert';
}

/** Alone on a page: the words on one side, a large drawing in the light of its own fire on the other. */
const page = {
  grid: { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, columnGap: 12, rowGap: 8, maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 10, md: 20 } },
  drawing: {
    position: 'relative',
    width: { xs: 200, md: 'min(100%, 520px)' },
    justifySelf: { md: 'end' },
    order: { md: 1 },
    '&::before': { content: '""', position: 'absolute', inset: '-15%', background: 'radial-gradient(closest-side, color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent), transparent)' },
    '& svg': { position: 'relative' },
  },
  sentence: { mt: 5, maxWidth: '52ch', fontSize: { md: '1.25rem' } },
  actions: { mt: 8 },
} as const;

/** Inside a page: a small drawing beside the words. */
const part = {
  grid: { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }, columnGap: 8, rowGap: 4, py: 6 },
  drawing: { width: 120, ml: -1 },
  sentence: { mt: 2, maxWidth: '60ch' },
  actions: { mt: 4 },
} as const;

/** Lesser actions are underlined words, and stand in line with the text above them. */
const actionsLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 5,
  rowGap: 2,
  '& .MuiButton-text': { px: 3, ml: -3, textDecoration: 'underline', textDecorationColor: 'var(--mui-palette-primary-main)', textDecorationThickness: 2, textUnderlineOffset: '0.35em' },
} as const;

/** A state told as a person would: a drawing, a heading, one sentence, and what to do. */
export function StateMessage({ illustration, title, level = 2, children, actions, role }: StateMessageProps) {
  const look = level === 1 ? page : part;
  return (
    <Box role={role} sx={{ overflow: 'clip' }}>
      <Box sx={{ display: 'grid', alignItems: 'center', ...look.grid }}>
        <Box sx={{ ...look.drawing, aspectRatio: '1', lineHeight: 0 }}>
          <Illustration name={illustration} size="100%" />
        </Box>
        <div>
          <Typography variant={`h${level}`} sx={longWords}>
            {title}
          </Typography>
          {children && (
            <Typography component="div" sx={{ color: 'text.secondary', textWrap: 'pretty', ...look.sentence }}>
              {children}
            </Typography>
          )}
          {actions && <Box sx={{ ...actionsLook, ...look.actions }}>{actions}</Box>}
        </div>
      </Box>
    </Box>
  );
}
