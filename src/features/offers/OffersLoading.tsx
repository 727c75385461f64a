import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlaceholderBox } from '../../components/PlaceholderBox';
import { cardFrame, pictureFrame } from './cardFrame';
import { OfferGrid } from './OfferGrid';

/** Placeholder cards while the offers load. */
export function OffersLoading({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <Box role="status">
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>{label}</Typography>
      <div aria-hidden>
        <OfferGrid>
          {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
            <Box component="li" key={key} sx={cardFrame}>
              <PlaceholderBox sx={pictureFrame} />
              <Box sx={{ p: { sm: 6 } }}>
                <PlaceholderBox sx={{ width: '70%', height: 24 }} />
                <PlaceholderBox sx={{ mt: 5, height: 16 }} />
                <PlaceholderBox sx={{ mt: 3, width: '85%', height: 16 }} />
                <PlaceholderBox sx={{ mt: 7, width: '55%', height: 14 }} />
                <PlaceholderBox sx={{ mt: 4, width: '30%', height: 24 }} />
              </Box>
            </Box>
          ))}
        </OfferGrid>
      </div>
    </Box>
  );
}
