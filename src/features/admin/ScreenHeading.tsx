import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface ScreenHeadingProps {
  title: string;
  /** Link back to the previous screen, and its label. */
  back: string;
  backLabel: string;
  /** Actions for the whole record. */
  actions?: ReactNode;
  /** Delete button, separate from the other actions and never alone on a row. */
  remove?: ReactNode;
}

/** Header of a record's screen: link back, title and actions. */
export function ScreenHeading({ title, back, backLabel, actions, remove }: ScreenHeadingProps) {
  return (
    <Box sx={{ pt: { xs: 4, md: 8 }, pb: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 }}>
        <Link component={RouterLink} to={back} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
          <ArrowBack fontSize="small" aria-hidden />
          {backLabel}
        </Link>
        {/* Touch target that extends into the margin. */}
        {remove && <Box sx={{ mr: -3 }}>{remove}</Box>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
