import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/PageWidth';
import { Inbox } from '../../features/inbox/Inbox';
import { inboxTexts } from '../../features/inbox/texts';
import { useText } from '../../i18n/useText';

/** The owner's main page: requests that need a response, and all earlier requests. */
export function InboxPage() {
  const t = useText(inboxTexts);
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" component="h1" sx={{ mb: 4 }}>
          {t('title')}
        </Typography>
        <Inbox />
      </Box>
    </PageWidth>
  );
}
