import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormikContext } from 'formik';
import { useId, useMemo, useState } from 'react';
import { ApiError } from '../../api/client';
import { newIdempotencyKey } from '../../api/drafts';
import { deleteDrafts, loadDraft, saveDraft } from '../../api/draftStore';
import { answerMessage } from '../../api/mailbox';
import { Form } from '../../components/form/Form';
import { TextInput } from '../../components/form/TextInput';
import { longWordStyles } from '../../components/longWordStyles';
import { mailTextSchema, type MailText } from '../../contract/mailText';
import type { ContactDetails } from '../../contract/mailbox';
import { messageAnswerDraft } from '../../contract/messageAnswerDraft';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useMailDraftLookup } from '../../i18n/useMailDraftLookup';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

export interface AnswerFormProps {
  message: ContactDetails;
  onAnswered: (message: ContactDetails) => void;
  onClose: () => void;
}

/** Name of the draft of an answer in this browser. */
const answerDraftOf = (id: string): string => `${id} answer`;

function Buttons({ proposed, onClose }: { proposed: MailText; onClose: () => void }) {
  const t = useText(mailboxTexts);
  const { values, isSubmitting, setValues } = useFormikContext<MailText>();
  const isEdited = values.subject !== proposed.subject || values.text !== proposed.text;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
        {t(isSubmitting ? 'answer.sending' : 'answer.send')}
      </Button>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {t('close')}
      </Button>
      {isEdited && (
        <Button variant="text" color="inherit" onClick={() => void setValues(proposed)} disabled={isSubmitting}>
          {t('answer.fresh')}
        </Button>
      )}
    </Box>
  );
}

/** Dialog with the answer to a message: a greeting and the signature are proposed, in the sender's language. The browser stores the input as a draft. */
export function AnswerForm({ message, onAnswered, onClose }: AnswerFormProps) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  const settings = useSettings();
  const lookup = useMailDraftLookup();
  const titleId = useId();
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { id, name, email } = message;
  const [proposed] = useState(() => messageAnswerDraft(message, settings, lookup));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Idempotency key: a retry with the same content after a lost response must count once. Other content is another answer.
  const [sent, setSent] = useState({ content: '', key: '' });
  const draft = useMemo(
    () => ({
      read: () => {
        const stored = loadDraft(answerDraftOf(id), new Date());
        return stored && { ...proposed, ...stored };
      },
      keep: ({ subject, text }: MailText) => saveDraft(answerDraftOf(id), subject === proposed.subject && text === proposed.text ? null : { subject, text }, new Date()),
    }),
    [id, proposed],
  );
  const send = async (values: MailText, setStatus: (refused: Record<string, string>) => void) => {
    setFailure(null);
    setBusy(true);
    const content = JSON.stringify(values);
    const key = content === sent.content ? sent.key : newIdempotencyKey();
    setSent({ content, key });
    try {
      const answered = await answerMessage(id, values, { language, key });
      deleteDrafts(id);
      onAnswered(answered);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('answer.unreachable'));
      if (Object.keys(error.fields).length > 0) return setStatus(error.fields);
      setFailure(t('answer.refused', { reason: error.message }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="md" onClose={() => !busy && onClose()} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2" sx={longWordStyles}>
        {t('answer.title', { name: name.split(/\s+/)[0] ?? '' })}
      </DialogTitle>
      <DialogContent>
        <Form<MailText> schema={mailTextSchema} initialValues={proposed} texts={mailboxTexts} draft={draft} onSubmit={(values, { setStatus }) => send(values, setStatus)}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
            <Typography variant="body2" sx={longWordStyles}>
              {t(message.language === 'en' ? 'answer.toEnglish' : 'answer.to', { email })}
            </Typography>
            <Box component="blockquote" sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: 'divider', color: 'text.secondary', typography: 'body2', whiteSpace: 'pre-wrap', maxHeight: 160, overflowY: 'auto', ...longWordStyles }} tabIndex={message.message.length > 400 ? 0 : undefined}>
              {message.message}
            </Box>
            <TextInput name="subject" required />
            <TextInput name="text" required rows={10} />
            {failure !== null && (
              <Alert severity="error" variant="outlined">
                {failure}
              </Alert>
            )}
            <Buttons proposed={proposed} onClose={onClose} />
          </Box>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
