import { setIn, useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { fieldId } from './fieldLabels';
import { numberOrText } from './numberOrText';
import { PendingInputContext } from './useDebouncedInput';

/** Storage of a form's draft, which survives leaving the page. */
export interface Draft<Values> {
  /** Returns the values to fill in after hydration, or null. */
  read?: () => Values | null;
  /** Called on every change. */
  keep: (values: Values) => void;
}

/** Returns a field's text or, for a radio group, the value of the selected button. */
function textIn(name: string): string | undefined {
  const field = document.getElementById(fieldId(name));
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    const group = field.form?.elements.namedItem(field.name);
    return group instanceof RadioNodeList ? group.value : undefined;
  }
  return field && 'value' in field && typeof field.value === 'string' ? field.value : undefined;
}

/** Returns the field values that differ from the prerendered ones: typed, selected or autofilled before hydration. */
function typedEarly<Values extends FormikValues>(written: Values): Partial<Values> {
  const typed = Object.entries(written).flatMap(([name, value]: [string, unknown]) => {
    // Skips checkboxes and lists, which have no text value. Numbers may be formatted for the language, so they are compared numerically.
    const text = typeof value === 'string' || typeof value === 'number' ? textIn(name) : undefined;
    if (text === undefined || text === String(value) || (typeof value === 'number' && text !== '' && Number(text.replace(',', '.')) === value)) return [];
    return [[name, typeof value === 'number' ? numberOrText(text) : text]];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}

/**
 * Sets a form's initial values: input typed before hydration overrides the draft, which overrides the defaults. Afterwards the draft follows every
 * change.
 */
export function useInitialFormValues<Values extends FormikValues>(initialValues: Values, draft: Draft<Values> | undefined): void {
  const { values, setValues } = useFormikContext<Values>();

  // Runs in the commit that makes the fields controlled, before React overwrites input that it does not know about.
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const typed = typedEarly(initialValues);
    const drafted = draft?.read?.() ?? null;
    if (drafted !== null || Object.keys(typed).length > 0) void setValues({ ...(drafted ?? initialValues), ...typed }, false);
  }, [initialValues, draft, setValues]);

  // Formik starts from its own copy of the values. Nothing has changed while `values` is that copy, or the reset values after submission.
  const untouched = useRef(values);
  useEffect(() => {
    if (values !== untouched.current && values !== initialValues) draft?.keep(values);
  }, [values, initialValues, draft]);

  // Saves debounced input to the draft on unmount, because the unmounted form can no longer receive it.
  const untold = useContext(PendingInputContext);
  const latest = useRef({ values, draft });
  useLayoutEffect(() => {
    latest.current = { values, draft };
  });
  useLayoutEffect(() => {
    const saveTyped = () => {
      const typed = [...untold].reduce((all, [name, { text }]) => setIn(all, name, text) as Values, latest.current.values);
      if (untold.size > 0) latest.current.draft?.keep(typed);
    };
    // Saves before navigation, including back navigation, which blurs no field: the next page reads the draft before this form unmounts.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    navigation?.addEventListener('navigate', saveTyped);
    return () => {
      navigation?.removeEventListener('navigate', saveTyped);
      saveTyped();
    };
  }, [untold]);
}
