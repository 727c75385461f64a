import Button from '@mui/material/Button';
import { ApiError } from '../../api/client';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

export interface ReadFailedProps {
  failure: unknown;
  title: string;
  onRetry: () => void;
}

/** Error state of a request: not found, forbidden, or failed to load. */
export function ReadFailed({ failure, title, onRetry }: ReadFailedProps) {
  const t = useText(inboxTexts);
  const status = failure instanceof ApiError ? failure.status : 0;
  if (status === 404) {
    return (
      <StateMessage illustration="plate" role="alert" title={t('failed.gone')}>
        {t('failed.goneSentence')}
      </StateMessage>
    );
  }
  if (status === 401 || status === 403) {
    return (
      <StateMessage illustration="knife" role="alert" title={t('failed.forbidden')}>
        {t('failed.forbiddenSentence')}
      </StateMessage>
    );
  }
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      {t('failed.retry')}
    </Button>
  );
  return (
    <StateMessage illustration="thermometer" role="alert" title={title} actions={retry}>
      {t('failed.sentence')}
    </StateMessage>
  );
}
