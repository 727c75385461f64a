import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useBottomEdge } from '../../components/useBottomEdge';

export interface NoticeProps {
  /** What the region is called. */
  label: string;
  /** What it says. */
  children: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
  /** What it says: the focus goes there when the button that has it cannot keep it. */
  ref?: Ref<HTMLDivElement>;
}

/** A small card along the lower edge of any page: it says something and offers something, and is in nobody's way. */
export function Notice({ label, children, actions, ref }: NoticeProps) {
  const edge = useBottomEdge();
  return (
    <Box
      component="section"
      aria-label={label}
      data-above-banner=""
      sx={{
        position: 'fixed',
        // Above the page's own bar, and above the question about cookies while that stands there; beside the arrow to the top.
        bottom: `calc(${edge}px + var(--consent-height, 0px) + 16px)`,
        left: { xs: 16, sm: 24 },
        right: { xs: 76, sm: 'auto' },
        maxWidth: { sm: 640 },
        zIndex: ({ zIndex }) => zIndex.speedDial - 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: 8,
        px: 5,
        py: 3,
        '@keyframes arrive': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'arrive 200ms ease-out',
      }}
    >
      <Box ref={ref} role="status" tabIndex={-1} sx={{ typography: 'body2', outline: 'none' }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button, & a': { px: { xs: 4, sm: 6 }, whiteSpace: 'nowrap' }, '& .MuiButton-text': { px: { xs: 3, sm: 6 } } }}>{actions}</Box>
    </Box>
  );
}
