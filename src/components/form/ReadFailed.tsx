import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText';
import { StateMessage } from '../StateMessage';
import { readFailedTexts } from './readFailedTexts';

export interface ReadFailedProps {
  title: string;
  /** Whether the user may not read the record. */
  forbidden: boolean;
  onRetry: () => void;
}

/** In place of a form whose record was not read: says that nothing is lost, and offers another attempt. */
export function ReadFailed({ title, forbidden, onRetry }: ReadFailedProps) {
  const t = useText(readFailedTexts);
  if (forbidden) {
    return (
      <StateMessage level={2} illustration="thermometer" role="alert" title={t('forbidden')}>
        {t('forbiddenSentence')}
      </StateMessage>
    );
  }
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <StateMessage level={2} illustration="thermometer" role="alert" title={title} actions={retry}>
      {t('sentence')}
    </StateMessage>
  );
}
