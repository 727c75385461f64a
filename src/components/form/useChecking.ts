import { useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';

/** How long typing has to stand still, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Says what is wrong once typing pauses. Formik left to itself checks the whole form at every key and draws it three
 * times over for that, which a slow phone feels. Sending checks at once, whatever the pause.
 */
export function useChecking<Values extends FormikValues>(errorsOf: (values: Values) => FormikErrors<Values>): void {
  const { values, touched, errors, setErrors } = useFormikContext<Values>();
  const untouched = useRef({ values, touched });
  useEffect(() => {
    // An untouched form has nothing to show.
    if (values === untouched.current.values && touched === untouched.current.touched) return undefined;
    const timer = setTimeout(() => {
      const found = errorsOf(values);
      if (JSON.stringify(found) !== JSON.stringify(errors)) setErrors(found);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, touched, errors, errorsOf, setErrors]);
}
