import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { SaveBar } from '../../../components/form/SaveBar';
import { formatMoney } from '../../../contract/formats';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText } from '../../../i18n/useText';
import { SendButton } from '../SendButton';
import { inboxTexts } from '../texts';
import { mailOf, type EditValues } from './editValues';
import { contentTexts } from './texts';
import type { EditedPrice } from './useEditedPrice';

export interface EditEndProps {
  price: Pick<EditedPrice, 'edited' | 'pending'>;
  isAgreed: boolean;
  /** Path of the request. */
  back: string;
  isDraftStored: boolean;
  /** Why saving failed; null when it did not. */
  failure: string | null;
  /** Sentence about changes by another tab or account in the meantime; empty for none. */
  notice: string;
}

/** Bar at the end of an edit, with the new total. Its button says what will happen: the request changes, or the customer is asked first. */
export function EditEnd({ price: { edited, pending }, isAgreed, back, isDraftStored, failure, notice }: EditEndProps) {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const language = useLanguage();
  const { values } = useFormikContext<EditValues>();
  const money = (dollars: number | null) => (dollars === null ? tInbox('tbd') : formatMoney(Math.round(dollars * 100), language));
  const isMailed = mailOf(values) !== null || (isAgreed && values.email.trim() !== '');
  // While the price is being worked out, nobody knows whether the customer has to be asked.
  const label = edited === null || pending ? t('edit.save') : edited.effect === 'asks' ? t('edit.ask') : t(isMailed ? 'edit.changeSend' : 'edit.change');
  return (
    <SaveBar back={back} isDraftStored={isDraftStored} choice={<SendButton label={label} />}>
      {notice && (
        <Alert severity="warning" variant="outlined" role="status">
          {notice}
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {edited && (
        <Typography variant="body2" sx={{ fontWeight: 650, opacity: pending ? 0.6 : 1 }}>
          {edited.before.totalCost === edited.after.totalCost ? t('edit.totalSame', { total: money(edited.after.totalCost) }) : t('edit.totals', { before: money(edited.before.totalCost), after: money(edited.after.totalCost) })}
        </Typography>
      )}
    </SaveBar>
  );
}
