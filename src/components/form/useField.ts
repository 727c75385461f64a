import { useField as useFormikField } from 'formik';
import { validationText } from '../../contract/validation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { fieldId, useFieldWords } from './fieldWords';
import { useFormState } from './useFormState';

export interface FieldState<Value> {
  id: string;
  name: string;
  label: string;
  /** The error's sentence when there is one to show, else the hint. */
  helperText: string | undefined;
  error: boolean;
  value: Value;
  setValue: (value: Value) => void;
  onBlur: () => void;
}

/** Everything a control needs, found by the field's name. */
export function useField<Value>(name: string): FieldState<Value> {
  const language = useLanguage();
  const words = useFieldWords();
  const [input, { error, touched }, { setValue, setTouched }] = useFormikField<Value>(name);
  const { status, setStatus, submitCount } = useFormState();
  const refusals = new Map<string, unknown>(typeof status === 'object' && status !== null ? Object.entries(status) : []);
  const refused = refusals.get(name);
  const own = error && (touched || submitCount > 0) ? validationText(error, language) : undefined;
  const sentence = own ?? (typeof refused === 'string' ? refused : undefined);
  return {
    id: fieldId(name),
    name,
    label: words.label(name),
    helperText: sentence ?? words.hint(name),
    error: sentence !== undefined,
    value: input.value,
    setValue: (next) => {
      if (refused !== undefined) setStatus({ ...Object.fromEntries(refusals), [name]: undefined });
      void setValue(next);
    },
    onBlur: () => void setTouched(true),
  };
}
