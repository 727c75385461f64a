import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/PageWidth';
import { Customers } from '../../features/customers/Customers';
import { customersTexts } from '../../features/customers/texts';
import { useText } from '../../i18n/useText';

/** Page of the customers' book. */
export function CustomersPage() {
  const t = useText(customersTexts);
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 2, mb: 5, color: 'text.secondary' }}>{t('lead')}</Typography>
        <Customers />
      </Box>
    </PageWidth>
  );
}
