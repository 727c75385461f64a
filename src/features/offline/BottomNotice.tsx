import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useBottomEdge } from '../../components/useBottomEdge';

export interface BottomNoticeProps {
  /** Accessible name of the region. */
  label: string;
  /** Content of the notice. */
  children: ReactNode;
  /** Buttons, the primary one first. */
  actions: ReactNode;
  /** Ref to the content, which receives the focus when the focused button cannot keep it. */
  ref?: Ref<HTMLDivElement>;
}

/** Unobtrusive card at the bottom edge of any page, with a message and actions. */
export function BottomNotice({ label, children, actions, ref }: BottomNoticeProps) {
  const edge = useBottomEdge();
  return (
    <Box
      component="section"
      aria-label={label}
      data-above-banner=""
      sx={{
        position: 'fixed',
        // Positioned above the page's bottom bar and the consent banner, and beside the scroll-to-top button.
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
