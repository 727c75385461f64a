import { setIn, useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { fieldId } from './fieldWords';
import { numberOrText } from './numberOrText';
import { UntoldContext } from './useTyping';

/** What outlives the page while a form is being filled. */
export interface Draft<Values> {
  /** What to fill in once the page is live; null for nothing. */
  read?: () => Values | null;
  /** Told of every change. */
  keep: (values: Values) => void;
}

/** What a field holds: its text or, of a group of radio buttons, the value of the one that is chosen. */
function textIn(name: string): string | undefined {
  const field = document.getElementById(fieldId(name));
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    const group = field.form?.elements.namedItem(field.name);
    return group instanceof RadioNodeList ? group.value : undefined;
  }
  return field && 'value' in field && typeof field.value === 'string' ? field.value : undefined;
}

/** What stands in the fields otherwise than it was written there: typed, chosen or filled in by the browser before the application came. */
function typedEarly<Values extends FormikValues>(written: Values): Partial<Values> {
  const typed = Object.entries(written).flatMap(([name, value]: [string, unknown]) => {
    // What is ticked or listed is not read from a text, and a figure may be written as the language writes it.
    const text = typeof value === 'string' || typeof value === 'number' ? textIn(name) : undefined;
    if (text === undefined || text === String(value) || (typeof value === 'number' && text !== '' && Number(text.replace(',', '.')) === value)) return [];
    return [[name, typeof value === 'number' ? numberOrText(text) : text]];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}

/** How a form begins: what was typed into the written page, over a draft, over nothing. From then on the draft follows what is typed. */
export function useBeginning<Values extends FormikValues>(initialValues: Values, draft: Draft<Values> | undefined): void {
  const { values, setValues } = useFormikContext<Values>();

  // In the very commit that makes the fields React's own, before it can write what it knows over what it does not.
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const typed = typedEarly(initialValues);
    const drafted = draft?.read?.() ?? null;
    if (drafted !== null || Object.keys(typed).length > 0) void setValues({ ...(drafted ?? initialValues), ...typed }, false);
  }, [initialValues, draft, setValues]);

  // Formik starts from a copy of its own: nothing has changed while the values are still that copy, or empty again once sent.
  const untouched = useRef(values);
  useEffect(() => {
    if (values !== untouched.current && values !== initialValues) draft?.keep(values);
  }, [values, initialValues, draft]);

  // Whoever goes on in the middle of a word finds it in the draft all the same: the form is gone, and cannot be told any more.
  const untold = useContext(UntoldContext);
  const latest = useRef({ values, draft });
  useLayoutEffect(() => {
    latest.current = { values, draft };
  });
  useLayoutEffect(() => {
    const keepTyped = () => {
      const typed = [...untold].reduce((all, [name, { text }]) => setIn(all, name, text) as Values, latest.current.values);
      if (untold.size > 0) latest.current.draft?.keep(typed);
    };
    // Before a page goes, also on the way back, where no field is left: the page that comes reads the draft while this form still stands.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    navigation?.addEventListener('navigate', keepTyped);
    return () => {
      navigation?.removeEventListener('navigate', keepTyped);
      keepTyped();
    };
  }, [untold]);
}
