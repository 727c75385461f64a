import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { mixed, type ObjectShape, type Schema } from 'yup';

/** Schema of an object with any fields. */
export interface WizardSchema extends Schema {
  fields: object;
  shape(additions: ObjectShape): Schema;
}

/** One screen of a wizard. */
export interface WizardStep<Values extends FormikValues = FormikValues> {
  /** Id of the step, used in the URL as `?step=people`. */
  id: string;
  /** Name in the list of steps and in the review, one or two words. */
  name: string;
  /** Heading that states the question. */
  title: string;
  /** Fields of the step, by their names in the schema; empty for a review. Only these block the visitor from continuing. */
  fields: readonly (keyof Values & string)[];
  /** Content with the fields: inputs of `components/form`, or any component that uses `useWizard()`. */
  content: ReactNode;
  /** Whether the step applies, given the answers so far. Without it, the step always applies. */
  when?: (values: Values) => boolean;
  /** Label of the submit button, "Continue" by default. The last step states here what it sends. */
  forward?: string;
}

/** Returns the steps that apply to these answers, in order. */
export const stepsFor = <Values extends FormikValues>(steps: readonly WizardStep<Values>[], values: Values): WizardStep<Values>[] =>
  steps.filter(({ when }) => when?.(values) ?? true);

/**
 * Returns the part of a schema that validates one step. The other fields stay in the shape without validation, so that rules depending on them still
 * see their values.
 */
export const stepSchema = (schema: WizardSchema, fields: readonly string[]): Schema =>
  schema.shape(Object.fromEntries(Object.keys(schema.fields).filter((name) => !fields.includes(name)).map((name) => [name, mixed().nullable()])));

/** Returns the index of the furthest reachable step: the first invalid step, or the last step. */
export function furthestReachableStep<Values extends FormikValues>(steps: readonly WizardStep<Values>[], schema: WizardSchema, values: Values, context: Record<string, unknown>): number {
  const wrong = steps.findIndex(({ fields }) => fields.length > 0 && !stepSchema(schema, fields).isValidSync(values, { context }));
  return wrong < 0 ? steps.length - 1 : wrong;
}

/** Matches dotted names by their first segment: `contact.email` belongs to `contact`. */
const asks = (fields: readonly string[], name: string): boolean => fields.includes(name.split('.')[0] ?? '');

/** Filters the server's validation errors by the given fields. */
export const serverErrorsFor = (fields: readonly string[], refused: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => asks(fields, name)));

/** Returns the first step that contains one of these fields. */
export const stepWithField = <Step extends Pick<WizardStep, 'fields'>>(steps: readonly Step[], names: readonly string[]): Step | undefined =>
  steps.find(({ fields }) => names.some((name) => asks(fields, name)));
