import { Formik, Form as FormikForm, getIn, setIn, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError, type Schema } from 'yup';
import { useTextLookup } from '../../i18n/useText';
import type { Texts } from '../../i18n/texts';
import { ErrorSummary } from './ErrorSummary';
import { FieldLabelsContext, type FieldLabels } from './fieldLabels';
import { useInitialFormValues, type Draft } from './useInitialFormValues';
import { useDebouncedValidation } from './useDebouncedValidation';
import { PendingInputContext, type PendingInput } from './useDebouncedInput';

export interface FormProps<Values extends FormikValues> {
  /** Yup schema, shared with the server. Its messages are keys of the contract's validation texts. */
  schema: Schema;
  /** Data that the schema needs in addition to the values, such as today. */
  context?: Record<string, unknown>;
  initialValues: Values;
  /** Texts with the fields' labels and hints, under `fields.{name}.label` and `fields.{name}.hint`. */
  texts: Texts;
  /** Labels by field name, of fields whose names are not known in advance. */
  labels?: Readonly<Record<string, string>>;
  draft?: Draft<Values>;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
  children: ReactNode;
}

function errorsOf<Values>(schema: Schema, values: Values, context: Record<string, unknown>): FormikErrors<Values> {
  try {
    // Stack traces of validation errors are never used, and creating them costs more than the validation.
    schema.validateSync(values, { abortEarly: false, context, disableStackTrace: true });
    return {};
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const inner = failure.inner.length > 0 ? failure.inner : [failure];
    // The first error of each field counts. Fields keep the order of the schema, so the summary lists errors in the form's order.
    return inner.reduce<FormikErrors<Values>>((errors, { path = '', message }) => (getIn(errors, path) === undefined ? (setIn(errors, path, message) as FormikErrors<Values>) : errors), {});
  }
}

const NO_CONTEXT = {};
const NO_LABELS = {};

/** `steps.2.name` uses the label of `steps.name`, followed by its number. */
const withoutRow = (name: string): string => name.replace(/\.\d+(?=\.)/, '');

function labelIn(lookup: (name: string) => string | undefined, name: string): string {
  const label = lookup(`fields.${withoutRow(name)}.label`) ?? name;
  const row = /\.(\d+)\./.exec(name)?.[1];
  return row === undefined ? label : `${label} (${Number(row) + 1})`;
}

/** Memoizes a lookup by name. */
function remembered<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name) as Found;
  };
}

/** Memoizes labels and hints, because each field reads its own on every keystroke. */
const labelsOf = (lookup: (name: string) => string | undefined, own: Readonly<Record<string, string>>): FieldLabels => ({
  label: remembered((name) => (Object.hasOwn(own, name) && own[name]) || labelIn(lookup, name)),
  hint: remembered((name) => lookup(`fields.${withoutRow(name)}.hint`)),
});

interface WatchProps<Values extends FormikValues> extends Pick<FormProps<Values>, 'initialValues' | 'draft'> {
  validate: (values: Values) => FormikErrors<Values>;
}

/** Runs hooks inside Formik, where its values are available. */
function Watch<Values extends FormikValues>({ initialValues, draft, validate }: WatchProps<Values>) {
  useInitialFormValues(initialValues, draft);
  useDebouncedValidation(validate);
  return null;
}

/**
 * Form: Formik with a Yup schema and an error summary after a rejected submission. Fields inside take
 * a `name` and keep text typed before hydration. Errors from the server go to `helpers.setStatus({ fieldName: sentence })` and are shown like any
 * other error.
 */
export function Form<Values extends FormikValues>({ schema, context = NO_CONTEXT, initialValues, texts, labels: own = NO_LABELS, draft, onSubmit, children }: FormProps<Values>) {
  const lookup = useTextLookup(texts);
  const labels = useMemo(() => labelsOf(lookup, own), [lookup, own]);
  const [untold] = useState<PendingInput>(() => new Map());
  const flushPending = useCallback(() => {
    if (untold.size > 0) flushSync(() => untold.forEach(({ flush }) => flush()));
  }, [untold]);
  useEffect(() => {
    // Flushes debounced text on `pagehide`, because the draft outlives the page.
    addEventListener('pagehide', flushPending);
    return () => removeEventListener('pagehide', flushPending);
  }, [flushPending]);
  const validate = useCallback((values: Values) => errorsOf(schema, values, context), [schema, context]);
  return (
    <Formik<Values>
      initialValues={initialValues}
      initialStatus={{}}
      validate={validate}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={async (values, helpers) => {
        helpers.setStatus({});
        await onSubmit(schema.cast(values, { context }) as Values, helpers);
      }}
    >
      <FieldLabelsContext value={labels}>
        {/* `method="dialog"`: a submit before hydration does not navigate, so no typed text is lost or put into a URL. */}
        <FormikForm noValidate method="dialog" onSubmitCapture={flushPending}>
          <PendingInputContext value={untold}>
            <Watch<Values> initialValues={initialValues} {...(draft && { draft })} validate={validate} />
            <ErrorSummary />
            {children}
          </PendingInputContext>
        </FormikForm>
      </FieldLabelsContext>
    </Formik>
  );
}
