import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText';
import { StateMessage } from '../StateMessage';
import { readFailedTexts } from './readFailedTexts';

export interface ReadFailedProps {
  /** HTTP status of the response; 0 when there was none. */
  status: number;
  /** Heading when loading failed. */
  title: string;
  /** Heading and sentence when the record does not exist. Otherwise a missing record counts as a failure. */
  gone?: { title: string; sentence: string };
  /** Level of the heading: 1 in place of a record that is a page of its own. */
  level?: 1 | 2;
  onRetry: () => void;
}

/** In place of a record, a list or a form that was not read: not found, forbidden, or failed to load, which can be tried again. */
export function ReadFailed({ status, title, gone, level = 2, onRetry }: ReadFailedProps) {
  const t = useText(readFailedTexts);
  if (status === 404 && gone) {
    return (
      <StateMessage level={level} illustration="plate" role="alert" title={gone.title}>
        {gone.sentence}
      </StateMessage>
    );
  }
  if (status === 401 || status === 403) {
    return (
      <StateMessage level={level} illustration="thermometer" role="alert" title={t('forbidden')}>
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
    <StateMessage level={level} illustration="thermometer" role="alert" title={title} actions={retry}>
      {t('sentence')}
    </StateMessage>
  );
}
