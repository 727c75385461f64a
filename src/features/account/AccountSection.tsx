import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface AccountSectionProps {
  title: string;
  /** Whether the form of this section is open. */
  open: boolean;
  children: ReactNode;
}

/** Section of the account page. Focus moves to its title when its form opens or closes. */
export function AccountSection({ title, open, children }: AccountSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<boolean>(undefined);
  useEffect(() => {
    const arriving = before.current === undefined;
    const changed = (before.current ?? false) !== open;
    before.current = open;
    if (!changed) return;
    // Runs in the next frame, because a navigation scrolls to the top first. A URL that opens a form scrolls to that form.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus();
      if (arriving) heading.current?.scrollIntoView();
    });
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
