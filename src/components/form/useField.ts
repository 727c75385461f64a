import { useField as useFormikField, useFormikContext } from 'formik';
import { validationText } from '../../contract/validation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useFieldWords } from './Form';

/** The id of a field's control, so that a summary can lead to it. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

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
  const [{ value }, { error, touched }, { setValue, setTouched }] = useFormikField<Value>(name);
  const { status, setStatus, submitCount } = useFormikContext();
  const refused = typeof status === 'object' && status !== null ? new Map<string, unknown>(Object.entries(status)).get(name) : undefined;
  const own = error && (touched || submitCount > 0) ? validationText(error, language) : undefined;
  const sentence = own ?? (typeof refused === 'string' ? refused : undefined);
  return {
    id: fieldId(name),
    name,
    label: words.label(name),
    helperText: sentence ?? words.hint(name),
    error: sentence !== undefined,
    value,
    setValue: (next) => {
      if (refused !== undefined) setStatus({ ...status, [name]: undefined });
      void setValue(next);
    },
    onBlur: () => void setTouched(true),
  };
}
