import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface AccountPartProps {
  title: string;
  /** Whether its form is open. */
  open: boolean;
  children: ReactNode;
}

/** One thing to see or change in one's account, under its line. Reading goes on from its title when its form opens or closes. */
export function AccountPart({ title, open, children }: AccountPartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    // A page that is being come to goes to its top first.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 5, minWidth: 0 }}>
      <Typography id={id} ref={heading} tabIndex={-1} variant="h4" component="h3" sx={{ mb: 4, outline: 'none', scrollMarginTop: 100 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
