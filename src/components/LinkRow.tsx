import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { stretchedLinkContainer, stretchedLink } from './stretchedLink';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';
import { longWordStyles } from './longWordStyles';

export interface LinkRowProps {
  title: string;
  text: ReactNode;
  drawing: IllustrationName;
  to: string;
}

/** Row across the page that is a single link, named by its title. */
export function LinkRow({ title, text, drawing, to }: LinkRowProps) {
  return (
    <Box
      component="li"
      sx={{
        ...stretchedLinkContainer,
        display: 'grid',
        gridTemplateColumns: { xs: '64px minmax(0, 1fr) auto', md: '96px minmax(0, 5fr) minmax(0, 6fr) auto' },
        columnGap: { xs: 4, md: 8 },
        alignItems: 'center',
        py: { xs: 5, md: 6 },
        borderTop: 1,
        borderColor: 'divider',
        lineHeight: 0,
        '& > svg:last-of-type': { color: 'primary.main', transition: 'transform 200ms' },
        '&:hover > svg:last-of-type': { transform: 'translateX(6px)' },
        '&:hover a': { color: 'primary.main' },
      }}
    >
      <Box sx={{ gridRow: { xs: '1 / 3', md: 1 } }}>
        <Illustration name={drawing} size="100%" />
      </Box>
      <Typography variant="h2" component="h3" sx={{ alignSelf: { xs: 'end', md: 'center' }, ...longWordStyles }}>
        <Link component={RouterLink} to={to} color="inherit" underline="none" sx={{ transition: 'color 150ms', ...stretchedLink }}>
          {title}
        </Link>
      </Typography>
      <Typography sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: { xs: 2, md: 1 }, alignSelf: { xs: 'start', md: 'center' }, mt: { xs: 1, md: 0 }, color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
      <Box component="svg" aria-hidden viewBox="0 0 24 24" width={24} sx={{ gridColumn: { xs: 3, md: 4 }, gridRow: { xs: '1 / 3', md: 1 } }}>
        <path d="M4 12h15M13 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </Box>
    </Box>
  );
}
