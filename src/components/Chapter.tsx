import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ChapterProps {
  /** An anchor for links to this part. */
  id: string;
  title: string;
  /** Its words, a paragraph each. */
  words: readonly string[];
  /** The way on. */
  action?: ReactNode;
  /** On which side its words hang on a desk. */
  side?: 'left' | 'right';
  /** What it shows runs to the edge of the window on a desk. */
  bleeds?: boolean;
  children: ReactNode;
}

/** From the page's margin to the window's edge. */
const TO_EDGE = 'calc((100vw - min(100vw, 1360px)) / -2 - 24px)';

/** A part of a long page: its heading and words hang on one side, what it shows takes the other two thirds. */
export function Chapter({ id, title, words, action, side = 'left', bleeds = false, children }: ChapterProps) {
  const left = side === 'left';
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ overflow: 'clip', py: { xs: 14, md: 24 } }}>
      <Box
        sx={{
          maxWidth: 1360,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          display: 'grid',
          columnGap: { md: 10, lg: 16 },
          rowGap: 9,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: left ? 'minmax(0, 4fr) minmax(0, 8fr)' : 'minmax(0, 8fr) minmax(0, 4fr)' },
        }}
      >
        <Box sx={{ gridColumn: { md: left ? 1 : 2 }, gridRow: { md: 1 }, position: { md: 'sticky' }, top: { md: 112 } }}>
          <Typography id={`${id}-title`} variant="h2" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)', lineHeight: 1.05, overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '15 6 6' }}>
            {title}
          </Typography>
          {words.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 4, color: 'text.secondary', maxWidth: '52ch', textWrap: 'pretty' }}>
              {paragraph}
            </Typography>
          ))}
          {action && <Box sx={{ mt: 6 }}>{action}</Box>}
        </Box>
        <Box sx={{ gridColumn: { md: left ? 2 : 1 }, gridRow: { md: 1 }, minWidth: 0, ...(bleeds && { mr: { md: TO_EDGE } }) }}>{children}</Box>
      </Box>
    </Box>
  );
}
