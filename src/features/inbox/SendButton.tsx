import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Submits the surrounding form, once. */
export function SendButton({ label, ...look }: Pick<ButtonProps, 'color' | 'variant'> & { label: string }) {
  const t = useText(inboxTexts);
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start" {...look}>
      {isSubmitting ? t('letter.sending') : label}
    </Button>
  );
}
