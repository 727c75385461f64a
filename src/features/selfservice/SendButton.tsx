import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { useText } from '../../i18n/useText';
import type { CustomerChange } from './customerChange';
import { manageTexts } from './texts';
import { useGuestsToCome } from './useGuestsToCome';

interface SendButtonProps {
  action: CustomerChange;
  token: string;
  managed: SelfServiceRequest;
  label: string;
}

/** Submits the change once. A new number of guests can only be submitted after its price has been shown. */
export function SendButton({ action, token, managed, label }: SendButtonProps) {
  const t = useText(manageTexts);
  const { isSubmitting } = useFormikContext();
  const { preview } = useGuestsToCome(token, managed);
  const waits = action === 'changeGuests' && !preview;
  return (
    <Button type="submit" variant="contained" color={action === 'withdraw' ? 'error' : 'primary'} loading={isSubmitting} loadingPosition="start" disabled={waits}>
      {isSubmitting ? t('sending') : label}
    </Button>
  );
}
