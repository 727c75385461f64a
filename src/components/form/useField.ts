import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useCallback } from 'react';
import { validationText } from '../../contract/validation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { fieldId, useFieldLabels } from './fieldLabels';
import { useFormState } from './useFormState';

export interface FieldState<Value> {
  id: string;
  name: string;
  label: string;
  /** Error message if there is one to show, otherwise the hint. */
  helperText: string | undefined;
  error: boolean;
  value: Value;
  setValue: (value: Value) => void;
  onBlur: () => void;
}

/** Returns a control's props by field name. They stay stable while other fields change. */
export function useField<Value>(name: string): FieldState<Value> {
  const language = useLanguage();
  const labels = useFieldLabels();
  const { values, touched, setFieldValue, setFieldTouched } = useFormikContext<FormikValues>();
  const { errors, status, setStatus, submitCount } = useFormState();
  const error: unknown = getIn(errors, name);
  const refused: unknown = typeof status === 'object' && status !== null ? new Map(Object.entries(status)).get(name) : undefined;
  // Errors of a list are arrays, shown by the rows themselves.
  const own = typeof error === 'string' && (getIn(touched, name) || submitCount > 0) ? validationText(error, language) : undefined;
  const sentence = own ?? (typeof refused === 'string' ? refused : undefined);
  const setValue = useCallback(
    (next: Value) => {
      if (refused !== undefined) setStatus({ ...(status as object), [name]: undefined });
      void setFieldValue(name, next);
    },
    [name, refused, status, setStatus, setFieldValue],
  );
  const onBlur = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);
  return {
    id: fieldId(name),
    name,
    label: labels.label(name),
    helperText: sentence ?? labels.hint(name),
    error: sentence !== undefined,
    value: getIn(values, name) as Value,
    setValue,
    onBlur,
  };
}
