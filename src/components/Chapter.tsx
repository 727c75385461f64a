import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { longWordStyles } from './longWordStyles';

export interface ChapterProps {
  /** Anchor for links to this section. */
  id: string;
  title: ReactNode;
  /** Text of the section, in paragraphs. */
  paragraphs: ReactNode;
  /** Next action. */
  action?: ReactNode;
  /** Side of the text on desktop. */
  side?: 'left' | 'right';
  /** Whether the content extends to the edge of the viewport on desktop. */
  bleeds?: boolean;
  children: ReactNode;
}

/** Width from the column to the edge of the viewport. */
const TO_EDGE = 'calc(100% + (100vw - min(100vw, 1360px)) / 2 + 24px)';

/** Section of a long page: heading, text and action on one side, the content on the other two thirds. On mobile the action comes last. */
export function Chapter({ id, title, paragraphs, action, side = 'left', bleeds = false, children }: ChapterProps) {
  const [wordsAt, shownAt] = side === 'left' ? [1, 2] : [2, 1];
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ overflow: 'clip', py: { xs: 14, md: 24 } }}>
      <Box
        sx={{
          maxWidth: 1360,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          display: 'grid',
          columnGap: { md: 10, lg: 16 },
          rowGap: { xs: 8, md: 6 },
          alignItems: 'start',
          justifyItems: { xs: 'stretch', md: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: wordsAt === 1 ? 'minmax(0, 4fr) minmax(0, 8fr)' : 'minmax(0, 8fr) minmax(0, 4fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { md: wordsAt }, minWidth: 0 }}>
          <Typography id={`${id}-title`} variant="h2" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)', lineHeight: 1.05, ...longWordStyles }}>
            {title}
          </Typography>
          {Children.map(paragraphs, (paragraph) => (
            <Typography sx={{ mt: 4, color: 'text.secondary', maxWidth: '52ch', textWrap: 'pretty' }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
        <Box sx={{ gridColumn: { md: shownAt }, gridRow: { md: '1 / 3' }, minWidth: 0, width: { xs: 1, md: bleeds ? TO_EDGE : 1 } }}>{children}</Box>
        {action && <Box sx={{ gridColumn: { md: wordsAt }, gridRow: { md: 2 } }}>{action}</Box>}
      </Box>
    </Box>
  );
}
