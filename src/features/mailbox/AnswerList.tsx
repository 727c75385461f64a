import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import type { AnswerLine } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useText } from '../../i18n/useText';
import { MailStatusChip } from './MailStatusChip';
import { TextPanel } from './TextPanel';
import { mailboxTexts } from './texts';

/** The owner's answers to a message, each with its status. */
export function AnswerList({ answers }: { answers: readonly AnswerLine[] }) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const instant = useInstantLabel();
  if (answers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="answers" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Typography id="answers" variant="h4" component="h2">
        {t('message.thread')}
      </Typography>
      {answers.map(({ id, subject, text, status, createdAt }) => (
        <Box key={id} component="article" aria-label={subject} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
            <Typography sx={{ fontWeight: 650, ...longWordStyles }}>{subject}</Typography>
            <MailStatusChip status={status} />
            <Typography variant="caption" component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
              {instant(createdAt)}
            </Typography>
          </Box>
          <TextPanel label={subject} text={text} />
          <Link component={RouterLink} to={`/${language}/admin/mail/sent/${id}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, width: 'fit-content', typography: 'body2', fontWeight: 600 }}>
            {t('message.openMail')}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
