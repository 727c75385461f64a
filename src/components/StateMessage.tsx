import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';
import { longWordStyles } from './longWordStyles';

export interface StateMessageProps {
  illustration: IllustrationName;
  title: string;
  /** Level of the heading: 1 for a whole page, 2 and 3 for a message inside a page. */
  level?: 1 | 2 | 3;
  /** One sentence about the cause, the data that is kept, or the next step. */
  children?: ReactNode;
  /** Actions, the main one first. */
  actions?: ReactNode;
  /** ARIA role, so that the message is announced when it replaces other content. */
  role?: 'status' | 'alert';
}

/** Layout of a whole page: text on one side, a large drawing with a radial glow on the other. */
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

/** Layout inside a page: a small drawing beside the text. */
const part = {
  grid: { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }, columnGap: 8, rowGap: 4, py: 6 },
  drawing: { width: 120, ml: -1 },
  sentence: { mt: 2, maxWidth: '60ch' },
  actions: { mt: 4 },
} as const;

/** Secondary actions are underlined text, aligned with the text above them. */
const actionsLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 5,
  rowGap: 2,
  '& .MuiButton-text': { px: 3, ml: -3, textDecoration: 'underline', textDecorationColor: 'var(--mui-palette-primary-main)', textDecorationThickness: 2, textUnderlineOffset: '0.35em' },
} as const;

/** Message about a state: drawing, heading, one sentence and actions. */
export function StateMessage({ illustration, title, level = 2, children, actions, role }: StateMessageProps) {
  const look = level === 1 ? page : part;
  return (
    <Box role={role} sx={{ overflow: 'clip' }}>
      <Box sx={{ display: 'grid', alignItems: 'center', ...look.grid }}>
        <Box sx={{ ...look.drawing, aspectRatio: '1', lineHeight: 0 }}>
          <Illustration name={illustration} size="100%" />
        </Box>
        <div>
          <Typography variant={`h${level}`} sx={longWordStyles}>
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
