import { useFormikContext, type FormikValues } from 'formik';
import { DraftNotice, type DraftNoticeProps } from '../../../components/form/DraftNotice';

export interface FoundDraftProps<Values extends FormikValues> extends Pick<DraftNoticeProps, 'texts'> {
  /** Values of the form without the draft, and with it. */
  initialValues: Values;
  drafted: Values;
}

/** Notice of unsent values inside their form, which continues with them or discards them. */
export function FoundDraft<Values extends FormikValues>({ texts, initialValues, drafted }: FoundDraftProps<Values>) {
  const { setValues } = useFormikContext<Values>();
  return <DraftNotice texts={texts} onDiscard={() => void setValues(initialValues, false)} onRestore={() => void setValues(drafted, false)} />;
}
