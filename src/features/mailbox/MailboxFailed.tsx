import { ApiError } from '../../api/client';
import { ReadFailed } from '../../components/form/ReadFailed';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

export interface MailboxFailedProps {
  failure: unknown;
  title: string;
  onRetry: () => void;
}

/** In place of a list, a message or a mail that was not read: not found, forbidden, or failed to load. */
export function MailboxFailed({ failure, title, onRetry }: MailboxFailedProps) {
  const t = useText(mailboxTexts);
  const status = failure instanceof ApiError ? failure.status : 0;
  if (status === 404) {
    return (
      <StateMessage illustration="plate" role="alert" title={t('failed.gone')}>
        {t('failed.goneSentence')}
      </StateMessage>
    );
  }
  return <ReadFailed title={title} forbidden={status === 403} onRetry={onRetry} />;
}
