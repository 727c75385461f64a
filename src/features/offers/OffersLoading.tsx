import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OfferGrid } from './OfferGrid';

const shape = { bgcolor: 'divider', borderRadius: 1 } as const;
const line = { ...shape, height: '1.1em', mt: 2.5 } as const;

/** Cards without their words, while these are on their way. */
export function OffersLoading({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <Box role="status">
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>{label}</Typography>
      <div aria-hidden>
        <OfferGrid>
          {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
            <Box component="li" key={key} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip', bgcolor: 'background.paper' }}>
              <Box sx={{ bgcolor: 'divider', aspectRatio: { xs: '2 / 1', sm: '16 / 9' } }} />
              <Box sx={{ p: { xs: 5, sm: 6 } }}>
                <Box sx={{ ...shape, width: '70%', height: '1.6rem', mb: 4 }} />
                <Box sx={line} />
                <Box sx={{ ...line, width: '85%' }} />
                <Box sx={{ ...line, width: '55%', mt: 7 }} />
                <Box sx={{ ...shape, width: '30%', height: '1.6rem', mt: 4 }} />
              </Box>
            </Box>
          ))}
        </OfferGrid>
      </div>
    </Box>
  );
}
