import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { longWordStyles } from './longWordStyles';

export interface HeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** Actions, the main one first. */
  actions: ReactNode;
  /** Background of the whole hero. */
  children: ReactNode;
}

/** Hero: a short text in very large type over a background that fills the viewport. */
export function Hero({ title, lead, actions, children }: HeroProps) {
  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', minHeight: { xs: 'min(calc(100svh - 64px), 780px)', md: 'min(calc(100svh - 80px), 820px)' } }}>
      <Box sx={{ position: 'absolute', inset: 0, zIndex: -1 }}>{children}</Box>
      <Box sx={{ position: 'relative', maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 9, md: 'clamp(2.5rem, 8svh, 5rem)' }, pb: { xs: '230px', md: '9vw' }, pointerEvents: 'none', '& a': { pointerEvents: 'auto' } }}>
        <Typography variant="h1" sx={{ maxWidth: '9.2ch', fontSize: 'clamp(3rem, 1.1rem + 7vw, 8.25rem)', lineHeight: 0.98, ...longWordStyles }}>
          {title}
        </Typography>
        <Typography sx={{ mt: { xs: 5, md: 7 }, maxWidth: '40ch', color: 'text.secondary', fontSize: { xs: '1.125rem', md: '1.3rem' }, textWrap: 'pretty' }}>{lead}</Typography>
        <Box sx={{ mt: { xs: 7, md: 8 }, display: 'flex', flexWrap: 'wrap', gap: 3 }}>{actions}</Box>
      </Box>
    </Box>
  );
}
