import Button from '@mui/material/Button';
import { ApiError } from '../../api/client';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { listTexts } from './listTexts';

export interface ListFailedProps {
  failure: unknown;
  onRetry: () => void;
}

/** Error state of a list: the reason, what is safe, and a retry button. */
export function ListFailed({ failure, onRetry }: ListFailedProps) {
  const t = useText(listTexts);
  const forbidden = failure instanceof ApiError && failure.status === 403;
  return (
    <StateMessage role="alert" illustration="thermometer" title={t('failed.title')} actions={<Button variant="outlined" onClick={onRetry}>{t('failed.retry')}</Button>}>
      {t(forbidden ? 'failed.forbidden' : 'failed.sentence')}
    </StateMessage>
  );
}
