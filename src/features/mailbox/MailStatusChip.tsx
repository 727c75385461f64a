import Chip from '@mui/material/Chip';
import type { MailStatus } from '../../contract/mailbox';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

const COLOURS = { queued: 'warning', sent: 'success', dead: 'error' } as const;

/** Status of an outgoing mail. */
export function MailStatusChip({ status }: { status: MailStatus }) {
  const t = useText(mailboxTexts);
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={t(`mails.state.${status}`)} sx={{ flex: 'none' }} />;
}
