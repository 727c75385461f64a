import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deleteDrafts } from '../../api/draftStore';
import { eraseMessage, markMessage } from '../../api/mailbox';
import { longWordStyles } from '../../components/longWordStyles';
import { StateMessage } from '../../components/StateMessage';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { choiceLabel } from '../../contract/choiceLists';
import type { ContactDetails } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { AnswerForm } from './AnswerForm';
import { AnswerList } from './AnswerList';
import { ConfirmDialog } from './ConfirmDialog';
import { TextPanel } from './TextPanel';
import { mailboxTexts } from './texts';

export interface MessageViewProps {
  message: ContactDetails;
  /** Whether mails can leave, for the sentence after an answer. */
  canLeave: boolean;
  /** Called with the message after an action. */
  onMessage: (message: ContactDetails) => void;
}

/** Message of the contact form with its answers and actions. */
export function MessageView({ message, canLeave, onMessage }: MessageViewProps) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const instant = useInstantLabel();
  const [heading, resume] = useRestoreFocus();
  const { id, name, email, topic, createdAt, readAt, answers } = message;
  const [dialog, setDialog] = useState<'answer' | 'erase' | null>(null);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  if (message.erased) {
    return (
      <StateMessage illustration="plate" title={t('message.erasedTitle')}>
        {t('message.erasedSentence')} {choiceLabel(lists, 'contactSubjects', topic, language)}, {instant(createdAt)}
      </StateMessage>
    );
  }
  const mark = async (read: boolean) => {
    setBusy(true);
    setNews(null);
    try {
      onMessage(await markMessage(id, read, language));
    } catch {
      setNews({ severity: 'error', text: t('message.unreachable') });
    } finally {
      setBusy(false);
    }
  };
  const onAnswered = (next: ContactDetails) => {
    setDialog(null);
    setNews({ severity: 'success', text: t(canLeave ? 'message.answered' : 'message.answeredWaiting', { email }) });
    onMessage(next);
    resume();
  };
  const erase = async () => {
    const next = await eraseMessage(id, language);
    deleteDrafts(id);
    setDialog(null);
    onMessage(next);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none', ...longWordStyles }}>
          {name}
        </Typography>
        <Typography sx={{ mt: 2, ...longWordStyles }}>
          <Link href={`mailto:${email}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {email}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[choiceLabel(lists, 'contactSubjects', topic, language), t('message.receivedAt', { when: instant(createdAt) }), t(`message.speaks.${message.language}`)].join(' · ')}
        </Typography>
      </div>
      <TextPanel label={t('message.from', { name })} text={message.message} />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {news && (
          <Alert severity={news.severity} variant="outlined" onClose={() => setNews(null)} closeText={t('close')}>
            {news.text}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" startIcon={<ReplyOutlined />} onClick={() => setDialog('answer')}>
          {t(answers.length > 0 ? 'message.answerAgain' : 'message.answer')}
        </Button>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void mark(readAt === null)}>
          {t(readAt === null ? 'message.read' : 'message.unread')}
        </Button>
        <Button color="error" onClick={() => setDialog('erase')}>
          {t('message.erase')}
        </Button>
      </Box>
      <AnswerList answers={answers} />
      {dialog === 'answer' && <AnswerForm message={message} onAnswered={onAnswered} onClose={() => setDialog(null)} />}
      {dialog === 'erase' && <ConfirmDialog title={t('erase.title', { name })} sentence={t('erase.sentence', { email })} keep={t('erase.keep')} confirm={t('erase.confirm')} color="error" perform={erase} onClose={() => setDialog(null)} />}
    </Box>
  );
}
