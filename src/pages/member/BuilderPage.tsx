import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { PageWidth } from '../../components/PageWidth';
import { Builder } from '../../features/requests/Builder';
import type { PlaceSlot } from '../../features/requests/PlaceFields';
import { requestTexts } from '../../features/requests/texts';
import { useText } from '../../i18n/useText';

// The address is asked some steps later, and the picker's code comes then.
const AddressPicker = lazy(async () => ({ default: (await import('../../features/map/AddressPicker')).AddressPicker }));
const place = (slot: PlaceSlot) => (
  <Suspense fallback={<Box sx={{ minHeight: 420 }} />}>
    <AddressPicker {...slot} />
  </Suspense>
);

/** Where a member composes an event or a training of their own. */
export function BuilderPage() {
  const t = useText(requestTexts);
  return (
    <PageWidth>
      <Box sx={{ pt: { xs: 8, md: 12 }, mb: { xs: 8, md: 10 } }}>
        <Typography variant="h1">{t('builder.title')}</Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '60ch' }}>{t('builder.lead')}</Typography>
      </Box>
      <Builder renderPlace={place} />
    </PageWidth>
  );
}
