import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Debounce of validation, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Validates after a pause in typing, and immediately on blur, so that an outdated error neither shows nor moves a button during a click. Formik's
 * default validation runs on every keystroke and renders three times, which is noticeable on slow phones. Submitting validates immediately.
 */
export function useDebouncedValidation<Values extends FormikValues>(errorsOf: (values: Values) => FormikErrors<Values>): void {
  const { values, touched, errors, setErrors, submitCount } = useFormikContext<Values>();
  const check = () => {
    const found = errorsOf(values);
    if (JSON.stringify(found) !== JSON.stringify(errors)) setErrors(found);
  };
  const latest = useRef(check);
  useLayoutEffect(() => {
    latest.current = check;
  });

  // A form without blurred fields or submit attempts has no errors to show.
  const left = useRef(touched);
  useLayoutEffect(() => {
    if (touched === left.current) return;
    left.current = touched;
    latest.current();
  }, [touched]);

  const typed = useRef(values);
  const shows = submitCount > 0 || Object.keys(touched).length > 0;
  useEffect(() => {
    if (values === typed.current) return undefined;
    typed.current = values;
    if (!shows) return undefined;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, shows]);
}
