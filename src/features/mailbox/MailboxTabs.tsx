import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { useMessageCounts } from '../../api/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

/** Section of the mailbox: messages received, or mails that the site sends. */
export type MailboxSection = 'received' | 'outgoing';

/** Links to the two sections of the mailbox, with the number of unread messages. */
export function MailboxTabs({ current }: { current: MailboxSection }) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const unread = useMessageCounts('').data?.unread ?? 0;
  const sections = [
    { section: 'received', path: 'admin/mail', name: unread > 0 ? t('receivedUnread', { count: unread }) : t('received') },
    { section: 'outgoing', path: 'admin/mail/sent', name: t('outgoing') },
  ] as const;
  return (
    <Box component="nav" aria-label={t('tabs')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 4, sm: 6 }, borderBottom: 1, borderColor: 'divider', mb: 5 }}>
      {sections.map(({ section, path, name }) => (
        <Box
          key={section}
          component={RouterLink}
          to={`/${language}/${path}`}
          aria-current={section === current ? 'page' : undefined}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, color: section === current ? 'text.primary' : 'text.secondary', fontWeight: section === current ? 700 : 500, textDecoration: 'none', boxShadow: section === current ? 'inset 0 -3px 0 var(--mui-palette-primary-main)' : 'none', '&:hover': { color: 'text.primary' } }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
