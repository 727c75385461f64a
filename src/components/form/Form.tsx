import { Formik, Form as FormikForm, getIn, setIn, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError, type Schema } from 'yup';
import { useTextLookup } from '../../i18n/useText';
import type { Texts } from '../../i18n/texts';
import { ErrorSummary } from './ErrorSummary';
import { FieldWordsContext, type FieldWords } from './fieldWords';
import { useBeginning, type Draft } from './useBeginning';
import { useChecking } from './useChecking';
import { UntoldContext, type Untold } from './useTyping';

export interface FormProps<Values extends FormikValues> {
  /** The noun's schema, the same that the server uses. Its messages are keys of the contract's validation texts. */
  schema: Schema;
  /** What the schema needs to know besides the values, such as today. */
  context?: Record<string, unknown>;
  initialValues: Values;
  /** The texts whose `fields.{name}.label` and `fields.{name}.hint` name the fields. */
  texts: Texts;
  draft?: Draft<Values>;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
  children: ReactNode;
}

function errorsOf<Values>(schema: Schema, values: Values, context: Record<string, unknown>): FormikErrors<Values> {
  try {
    // Where a complaint was made is of no use to anybody, and costs more than making it.
    schema.validateSync(values, { abortEarly: false, context, disableStackTrace: true });
    return {};
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const inner = failure.inner.length > 0 ? failure.inner : [failure];
    // The first complaint of a field counts, and fields keep the order of the schema: the summary lists them as it does.
    return inner.reduce<FormikErrors<Values>>((errors, { path = '', message }) => (getIn(errors, path) === undefined ? (setIn(errors, path, message) as FormikErrors<Values>) : errors), {});
  }
}

const NO_CONTEXT = {};

/** `steps.2.name` is called as `steps.name` is, with its number. */
const withoutRow = (name: string): string => name.replace(/\.\d+(?=\.)/, '');

function labelIn(lookup: (name: string) => string | undefined, name: string): string {
  const label = lookup(`fields.${withoutRow(name)}.label`) ?? name;
  const row = /\.(\d+)\./.exec(name)?.[1];
  return row === undefined ? label : `${label} (${Number(row) + 1})`;
}

/** Finds something by a name once, and from then on remembers it. */
function remembered<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name) as Found;
  };
}

/** Looks every word up once: each field asks for its own at every key that is typed. */
const wordsOf = (lookup: (name: string) => string | undefined): FieldWords => ({
  label: remembered((name) => labelIn(lookup, name)),
  hint: remembered((name) => lookup(`fields.${withoutRow(name)}.hint`)),
});

interface WatchProps<Values extends FormikValues> extends Pick<FormProps<Values>, 'initialValues' | 'draft'> {
  validate: (values: Values) => FormikErrors<Values>;
}

/** Stands inside Formik, where its values can be reached. */
function Watch<Values extends FormikValues>({ initialValues, draft, validate }: WatchProps<Values>) {
  useBeginning(initialValues, draft);
  useChecking(validate);
  return null;
}

/**
 * A form: Formik with the noun's Yup schema, and a summary of what is wrong after a refused attempt. Fields inside take
 * a `name`. They take what is typed before the application has come. What the server refuses goes to `helpers.setStatus({ fieldName: sentence })` and shows like any other error.
 */
export function Form<Values extends FormikValues>({ schema, context = NO_CONTEXT, initialValues, texts, draft, onSubmit, children }: FormProps<Values>) {
  const lookup = useTextLookup(texts);
  const words = useMemo(() => wordsOf(lookup), [lookup]);
  const [untold] = useState<Untold>(() => new Map());
  const hear = useCallback(() => {
    if (untold.size > 0) flushSync(() => untold.forEach(({ tell }) => tell()));
  }, [untold]);
  useEffect(() => {
    // Its draft outlives the page.
    addEventListener('pagehide', hear);
    return () => removeEventListener('pagehide', hear);
  }, [hear]);
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
      <FieldWordsContext value={words}>
        {/* Sent before the application has come, a form of this method goes nowhere: no page is left, nothing typed gets into an address. */}
        <FormikForm noValidate method="dialog" onSubmitCapture={hear}>
          <UntoldContext value={untold}>
            <Watch<Values> initialValues={initialValues} {...(draft && { draft })} validate={validate} />
            <ErrorSummary />
            {children}
          </UntoldContext>
        </FormikForm>
      </FieldWordsContext>
    </Formik>
  );
}
