import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { OfferGrid } from './OfferGrid';

/** Cards without their words, while these are on their way. */
export function OffersLoading({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <Box role="status">
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>{label}</Typography>
      <div aria-hidden>
        <OfferGrid>
          {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
            <Box component="li" key={key} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip', bgcolor: 'background.paper' }}>
              <Skeleton variant="rectangular" animation={false} sx={{ height: 'auto', aspectRatio: { xs: '2 / 1', sm: '16 / 9' } }} />
              <Box sx={{ p: { xs: 5, sm: 6 } }}>
                <Skeleton animation={false} sx={{ width: '70%', typography: 'h3' }} />
                <Skeleton animation={false} sx={{ mt: 3 }} />
                <Skeleton animation={false} sx={{ width: '85%' }} />
                <Skeleton animation={false} sx={{ mt: 5, width: '55%' }} />
                <Skeleton animation={false} sx={{ mt: 3, width: '30%', typography: 'h3' }} />
              </Box>
            </Box>
          ))}
        </OfferGrid>
      </div>
    </Box>
  );
}
