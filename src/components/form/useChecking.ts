import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long typing has to stand still, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Says what is wrong once typing pauses, and at once when a field is left: what was true a key ago must not show then and
 * push away the button that is being pressed. Formik left to itself checks the whole form at every key and draws it three
 * times over for that, which a slow phone feels. Sending checks at once, whatever the pause.
 */
export function useChecking<Values extends FormikValues>(errorsOf: (values: Values) => FormikErrors<Values>): void {
  const { values, touched, errors, setErrors, submitCount } = useFormikContext<Values>();
  const check = () => {
    const found = errorsOf(values);
    if (JSON.stringify(found) !== JSON.stringify(errors)) setErrors(found);
  };
  const latest = useRef(check);
  useLayoutEffect(() => {
    latest.current = check;
  });

  // A form in which no field has been left, and that nobody has tried to send, has nothing to show.
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
