import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/PageWidth';
import { AddressPicker } from '../../features/map/AddressPicker';
import { Builder } from '../../features/requests/Builder';
import type { PlaceSlot } from '../../features/requests/PlaceFields';
import { requestTexts } from '../../features/requests/texts';
import { useText } from '../../i18n/useText';

const place = (slot: PlaceSlot) => <AddressPicker {...slot} />;

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
