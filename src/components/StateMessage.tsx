import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';

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

const page = {
  grid: { gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 7fr) minmax(0, 5fr)' }, columnGap: 12, rowGap: 6, maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 12, md: 20 } },
  drawing: { width: { xs: 176, md: 'min(100%, 440px)' }, ml: { xs: -2, md: 0 }, justifySelf: { md: 'center' }, order: { md: 1 } },
} as const;

const part = {
  grid: { gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' }, columnGap: 8, rowGap: 4, py: 6 },
  drawing: { width: 120, ml: -1 },
} as const;

/** A state told as a person would: a drawing, a heading, one sentence, and what to do. */
export function StateMessage({ illustration, title, level = 2, children, actions, role }: StateMessageProps) {
  const look = level === 1 ? page : part;
  return (
    <Box role={role} sx={{ display: 'grid', alignItems: 'center', ...look.grid }}>
      <Box sx={{ ...look.drawing, aspectRatio: '1', lineHeight: 0 }}>
        <Illustration name={illustration} size="100%" />
      </Box>
      <div>
        <Typography variant={`h${level}`}>{title}</Typography>
        {children && (
          <Typography component="div" sx={{ mt: level === 1 ? 5 : 2, maxWidth: '52ch', color: 'text.secondary', ...(level === 1 && { fontSize: { md: '1.25rem' } }) }}>
            {children}
          </Typography>
        )}
        {actions && <Box sx={{ mt: level === 1 ? 8 : 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>{actions}</Box>}
      </div>
    </Box>
  );
}
