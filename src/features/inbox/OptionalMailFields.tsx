import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CheckLine } from '../../components/CheckLine';
import { longWordStyles } from '../../components/longWordStyles';
import type { RequestDetails } from '../../contract/inbox';
import type { MailText } from '../../contract/mailText';
import { useText } from '../../i18n/useText';
import { MailFields } from './MailFields';
import { inboxTexts } from './texts';

export interface OptionalMailFieldsProps<Values extends MailText> {
  request: Pick<RequestDetails, 'request'>;
  draftFor: (values: Values) => MailText;
  withMail: boolean;
  onToggle: () => void;
  /** Sentence above the letter, when it is not the usual one. */
  lead?: string;
  /** Label of the checkbox, when it is not the usual one. */
  label?: string;
}

/** Letter of an action, with the checkbox that leaves it out. Without an email address, says that nothing is sent. */
export function OptionalMailFields<Values extends MailText>({ request: { request }, draftFor, withMail, onToggle, lead, label }: OptionalMailFieldsProps<Values>) {
  const t = useText(inboxTexts);
  const { email, name } = request.contactInfo;
  if (email === '') {
    return (
      <Alert severity="info" variant="outlined">
        {t('letter.noEmail', { name })}
      </Alert>
    );
  }
  return (
    <>
      <Typography variant="body2" sx={longWordStyles}>
        {lead ?? (withMail ? t(request.language === 'en' ? 'letter.toEnglish' : 'letter.to', { email }) : t('letter.without', { name }))}
      </Typography>
      <MailFields draftFor={draftFor} withMail={withMail} />
      <CheckLine label={label ?? t('letter.withLetter')} checked={withMail} onToggle={onToggle} />
    </>
  );
}
