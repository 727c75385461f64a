import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useEvents } from '../../api/offers';
import { pastEvents } from '../../contract/event';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useOfferLabels } from './useOfferLabels';
import { useToday } from './useToday';

/** Short list of past events, to give an impression of an evening. Renders nothing when there are none. */
export function PastEvents({ title, most = 12 }: { title: string; most?: number }) {
  const id = useId();
  const language = useLanguage();
  const today = useToday();
  const { ofEvent } = useOfferLabels();
  const { data } = useEvents();
  const past = pastEvents(data ?? [], today).slice(0, most);
  if (past.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 14, md: 24 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {past.map((event) => {
          const labels = ofEvent(event);
          return (
            <Box component="li" key={event.id} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 2fr)' }, columnGap: 12, alignItems: 'baseline', py: 3, borderTop: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
                {labels.when}
              </Typography>
              <Link component={RouterLink} to={`/${language}/events/${event.id}`} color="inherit" sx={{ py: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {labels.title}
              </Link>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
