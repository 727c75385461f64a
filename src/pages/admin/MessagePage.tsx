import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { MessageLoader } from '../../features/mailbox/MessageLoader';

/** Page of a message of the contact form. */
export function MessagePage() {
  const { id = '' } = useParams();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 4, md: 6 } }}>
        <MessageLoader id={id} />
      </Box>
    </PageWidth>
  );
}
