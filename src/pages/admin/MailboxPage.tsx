import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { MailboxTabs } from '../../features/mailbox/MailboxTabs';
import { Mails } from '../../features/mailbox/Mails';
import { Messages } from '../../features/mailbox/Messages';
import { mailboxTexts } from '../../features/mailbox/texts';
import { useText } from '../../i18n/useText';

/** The owner's mailbox: messages of the contact form, and mails that the site sends. */
export function MailboxPage() {
  const t = useText(mailboxTexts);
  const isOutgoing = useLocation().pathname.endsWith('/sent');
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
          {t('title')}
        </Typography>
        <MailboxTabs current={isOutgoing ? 'outgoing' : 'received'} />
        {isOutgoing ? <Mails /> : <Messages />}
      </Box>
    </PageWidth>
  );
}
