import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldId } from './fieldWords';
import { numberOrText } from './numberOrText';

/** What outlives the page while a form is being filled. */
export interface Draft<Values> {
  /** What to fill in once the page is live; null for nothing. */
  read: () => Values | null;
  /** Told of every change. */
  keep: (values: Values) => void;
}

/** What stands in the fields otherwise than it was written there: typed, chosen or filled in by the browser before the application came. */
function typedEarly<Values extends FormikValues>(written: Values): Partial<Values> {
  const typed = Object.entries(written).flatMap(([name, value]: [string, unknown]) => {
    const field = document.getElementById(fieldId(name));
    // A radio's value is what it stands for, chosen or not: the group's is that of the chosen one.
    const said = field instanceof HTMLInputElement && field.type === 'radio' ? document.querySelector<HTMLInputElement>(`input[type=radio][name="${CSS.escape(field.name)}"]:checked`) : field;
    const text = said && 'value' in said ? said.value : undefined;
    if (typeof text !== 'string' || text === String(value)) return [];
    return [[name, typeof value === 'number' ? numberOrText(text) : text]];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}

export interface BeginningProps<Values> {
  initialValues: Values;
  draft: Draft<Values> | undefined;
}

/** How a form begins: what was typed into the written page, over a draft, over nothing. From then on the draft follows what is typed. */
export function Beginning<Values extends FormikValues>({ initialValues, draft }: BeginningProps<Values>) {
  const { values, setValues } = useFormikContext<Values>();

  // In the very commit that makes the fields React's own, before it can write what it knows over what it does not.
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const typed = typedEarly(initialValues);
    const drafted = draft?.read() ?? null;
    if (drafted !== null || Object.keys(typed).length > 0) void setValues({ ...(drafted ?? initialValues), ...typed }, false);
  }, [initialValues, draft, setValues]);

  // Formik starts from a copy of its own: nothing has changed while the values are still that copy, or empty again once sent.
  const untouched = useRef(values);
  useEffect(() => {
    if (values !== untouched.current && values !== initialValues) draft?.keep(values);
  }, [values, initialValues, draft]);

  return null;
}
