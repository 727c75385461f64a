import Button from '@mui/material/Button';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { offersTexts } from './texts';

export interface OffersFailedProps {
  title: string;
  onRetry: () => void;
  level?: 1 | 2 | 3;
}

/** Error state of the offers. The rest of the page remains usable. */
export function OffersFailed({ title, onRetry, level = 3 }: OffersFailedProps) {
  const t = useText(offersTexts);
  return (
    <StateMessage
      level={level}
      illustration="smoker"
      title={title}
      role="alert"
      actions={
        <Button variant="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('failedSentence')}
    </StateMessage>
  );
}
