import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { inboxCounts, inboxPage } from '../../api/inbox';
import type { Reading } from '../../api/useRead';
import type { Destination } from '../../api/useReadAhead';
import { PageWidth } from '../../components/PageWidth';
import { Inbox } from '../../features/inbox/Inbox';
import { inboxTexts } from '../../features/inbox/texts';
import { inboxQueryOf } from '../../features/inbox/useInboxQuery';
import { useText } from '../../i18n/useText';

/** What the part of the inbox at an address shows first. */
export function readFirst({ search, language }: Destination): readonly Reading[] {
  const query = inboxQueryOf(new URLSearchParams(search));
  return [inboxPage(query, language), inboxCounts(query.search, language)];
}

/** The owner's main screen: what needs an answer, and everything that was ever asked. */
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
