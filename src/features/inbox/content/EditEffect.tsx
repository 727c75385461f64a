import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import type { EditedQuote } from '../../../contract/agreementSchemas';
import { useText } from '../../../i18n/useText';
import type { EditValues } from './editValues';
import { contentTexts } from './texts';

export interface EditEffectProps {
  effect: EditedQuote['effect'];
  /** Whether a proposal waits for an answer. */
  isProposed: boolean;
}

/** Effect of saving an edit: the request changes, or its customer has to say yes first. */
export function EditEffect({ effect, isProposed }: EditEffectProps) {
  const t = useText(contentTexts);
  const { values } = useFormikContext<EditValues>();
  const asks = effect === 'asks';
  const sentences = [t(asks ? 'edit.asks' : 'edit.changes'), ...(asks && values.email.trim() === '' ? [t('edit.asksNoEmail')] : []), ...(isProposed ? [t('edit.replaces')] : [])];
  return (
    <Alert severity={asks || isProposed ? 'warning' : 'info'} variant="outlined" role="status">
      {sentences.join(' ')}
    </Alert>
  );
}
