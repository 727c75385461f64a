import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { stretchedLink, stretchedLinkContainer } from '../../components/stretchedLink';

export interface MailboxRowProps {
  to: string;
  title: string;
  /** Line beside the title: a time. */
  aside: string;
  /** Second line. */
  line: string;
  /** State of the item. */
  badge?: ReactNode;
  /** Whether the item is emphasized, as an unread message is. */
  strong?: boolean;
}

const oneLine = { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, ...longWordStyles } as const;

/** Message or mail in a list. The whole row is a link. */
export function MailboxRow({ to, title, aside, line, badge, strong = false }: MailboxRowProps) {
  const { search } = useLocation();
  return (
    <Box component="li" sx={{ ...stretchedLinkContainer, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, columnGap: 4, rowGap: 1, alignItems: 'baseline', px: 4, py: 3, '&:hover': { bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 6%, var(--mui-palette-background-paper))' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        <Link component={RouterLink} to={to} state={{ list: search }} color="inherit" underline="hover" sx={{ fontWeight: strong ? 700 : 500, ...stretchedLink, ...oneLine }}>
          {title}
        </Link>
        {badge}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', order: { xs: 2, sm: 0 }, whiteSpace: { sm: 'nowrap' } }}>
        {aside}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1', ...oneLine }}>
        {line}
      </Typography>
    </Box>
  );
}
