import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContactForm } from '../../features/contact/ContactForm';
import { ContactDetails } from '../../features/contact/ContactDetails';
import { contactTexts } from '../../features/contact/texts';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';

/** Page with the contact form and the owner's contact details. */
export function ContactPage() {
  const t = useText(contactTexts);
  const renderText = useRenderedText(contactTexts);
  return (
    <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 8, md: 14 }, pb: 10 }}>
      <Box sx={{ mb: { xs: 8, md: 14 } }}>
        <Typography variant="h1">{renderText('title')}</Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '56ch', textWrap: 'pretty' }}>{renderText('lead')}</Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' }, columnGap: { md: 12, lg: 20 }, rowGap: 14, alignItems: 'start' }}>
        <Box component="section" aria-label={t('form')} sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 5, sm: 8 } }}>
          <ContactForm />
        </Box>
        <ContactDetails />
      </Box>
    </Box>
  );
}
