import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { MailLoader } from '../../features/mailbox/MailLoader';

/** Page of an outgoing mail. */
export function MailPage() {
  const { id = '' } = useParams();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 4, md: 6 } }}>
        <MailLoader id={id} />
      </Box>
    </PageWidth>
  );
}
