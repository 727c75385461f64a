import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { IllustrationName } from '../../components/illustration/drawings';
import { OfferPicture } from './OfferPicture';

export interface OfferDetailsProps {
  title: string;
  description: string;
  imageUrl: string;
  drawing: IllustrationName;
  /** Link back to all offers. */
  all: { to: string; label: string };
  /** Card with the facts. */
  facts: ReactNode;
  /** Notice above the content, for example that the offer is over. */
  notice?: string;
  /** Further sections below. */
  children?: ReactNode;
}

/** Page of one offer: text and picture on one side, facts and booking links on the other. */
export function OfferDetails({ title, description, imageUrl, drawing, all, facts, notice, children }: OfferDetailsProps) {
  return (
    <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 6, md: 12 }, pb: { xs: 10, md: 16 } }}>
      <Link component={RouterLink} to={all.to} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, typography: 'body2' }}>
        <ArrowBack fontSize="small" aria-hidden />
        {all.label}
      </Link>
      <Box sx={{ mt: { xs: 4, md: 8 }, display: 'grid', columnGap: 16, rowGap: 8, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' } }}>
        <div>
          {notice && (
            <Typography sx={{ mb: 4, pl: 4, borderLeft: 3, borderColor: 'primary.main', fontWeight: 600 }}>{notice}</Typography>
          )}
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '15 6 6' }}>
            {title}
          </Typography>
          {description && <Typography sx={{ mt: 5, color: 'text.secondary', fontSize: '1.25rem', maxWidth: '52ch', whiteSpace: 'pre-line' }}>{description}</Typography>}
          <Box sx={{ mt: 8, display: { xs: 'none', md: 'block' }, borderRadius: 1, overflow: 'clip', border: 1, borderColor: 'divider' }}>
            <OfferPicture imageUrl={imageUrl} drawing={drawing} sizes="(max-width: 1360px) 58vw, 740px" />
          </Box>
        </div>
        <Box sx={{ position: { md: 'sticky' }, top: { md: 104 } }}>{facts}</Box>
      </Box>
      {children && <Box sx={{ mt: { xs: 10, md: 16 } }}>{children}</Box>}
    </Box>
  );
}
