import { useState } from 'react';
import { newIdempotencyKey } from '../../api/drafts';
import { copyMail } from '../../api/mailbox';
import type { MailDetails } from '../../contract/mailbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { ConfirmDialog } from './ConfirmDialog';
import { mailboxTexts } from './texts';

export interface CopyMailProps {
  mail: MailDetails;
  /** Called with the copy that was queued. */
  onCopied: (copy: MailDetails) => void;
  onClose: () => void;
}

/** Confirmation before a sent mail is sent once more. */
export function CopyMail({ mail: { id, recipient }, onCopied, onClose }: CopyMailProps) {
  const t = useText(mailboxTexts);
  const language = useLanguage();
  // The same key for every attempt of this dialog: a retry after a lost response must count once.
  const [key] = useState(newIdempotencyKey);
  const perform = async () => {
    const copy = await copyMail(id, { language, key });
    onClose();
    onCopied(copy);
  };
  return <ConfirmDialog title={t('copy.title')} sentence={t('copy.sentence', { recipient })} keep={t('copy.keep')} confirm={t('copy.confirm')} color="primary" perform={perform} onClose={onClose} />;
}
