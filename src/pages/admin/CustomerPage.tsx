import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { CustomerLoader } from '../../features/customers/CustomerLoader';

/** Page of a customer's card. */
export function CustomerPage() {
  const { id = '' } = useParams();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 4, md: 6 } }}>
        <CustomerLoader id={id} />
      </Box>
    </PageWidth>
  );
}
