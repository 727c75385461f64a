import { Formik, Form as FormikForm, setIn, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import { ValidationError, type Schema } from 'yup';
import { useTextLookup } from '../../i18n/useText';
import type { Texts } from '../../i18n/texts';
import { ErrorSummary } from './ErrorSummary';

export interface FormProps<Values extends FormikValues> {
  /** The noun's schema, the same that the server uses. Its messages are keys of the contract's validation texts. */
  schema: Schema;
  /** What the schema needs to know besides the values, such as today. */
  context?: Record<string, unknown>;
  initialValues: Values;
  /** The texts whose `fields.{name}.label` and `fields.{name}.hint` name the fields. */
  texts: Texts;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
  children: ReactNode;
}

/** What a form tells its fields besides Formik's own state: how they are called. */
export interface FieldWords {
  label: (name: string) => string;
  hint: (name: string) => string | undefined;
}

const FieldWordsContext = createContext<FieldWords>({ label: (name) => name, hint: () => undefined });
export const useFieldWords = (): FieldWords => useContext(FieldWordsContext);

function errorsOf<Values>(schema: Schema, values: Values, context: Record<string, unknown>): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false, context });
    return {};
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const inner = failure.inner.length > 0 ? failure.inner : [failure];
    return inner.toReversed().reduce<FormikErrors<Values>>((errors, error) => setIn(errors, error.path ?? '', error.message), {});
  }
}

const NO_CONTEXT = {};

/**
 * A form: Formik with the noun's Yup schema, and a summary of what is wrong after a refused attempt. Fields inside take
 * a `name`. What the server refuses goes to `helpers.setStatus({ fieldName: sentence })` and shows like any other error.
 */
export function Form<Values extends FormikValues>({ schema, context = NO_CONTEXT, initialValues, texts, onSubmit, children }: FormProps<Values>) {
  const lookup = useTextLookup(texts);
  const words = useMemo<FieldWords>(
    () => ({ label: (name) => lookup(`fields.${name}.label`) ?? name, hint: (name) => lookup(`fields.${name}.hint`) }),
    [lookup],
  );
  const summary = useRef<HTMLDivElement>(null);
  return (
    <Formik<Values>
      initialValues={initialValues}
      initialStatus={{}}
      validate={(values) => errorsOf(schema, values, context)}
      onSubmit={async (values, helpers) => {
        helpers.setStatus({});
        await onSubmit(schema.cast(values, { context }) as Values, helpers);
      }}
    >
      {({ submitCount, isValid }) => (
        <FieldWordsContext value={words}>
          <FormikForm noValidate onSubmitCapture={() => setTimeout(() => summary.current?.focus())}>
            {submitCount > 0 && <ErrorSummary ref={summary} isValid={isValid} />}
            {children}
          </FormikForm>
        </FieldWordsContext>
      )}
    </Formik>
  );
}
