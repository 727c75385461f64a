import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { mixed, type ObjectShape, type Schema } from 'yup';

/** The schema of an object, whatever it holds. */
export interface WizardSchema extends Schema {
  fields: object;
  shape(additions: ObjectShape): Schema;
}

/** One screen of a wizard. */
export interface WizardStep<Values extends FormikValues = FormikValues> {
  /** Stands in the address, as `?step=people`. */
  id: string;
  /** Its name in the list of steps and in the review: a word or two. */
  name: string;
  /** Its heading, which says what is asked. */
  title: string;
  /** The values that it asks, by their names in the schema; none for a review. Only these keep a visitor from going on. */
  fields: readonly (keyof Values & string)[];
  /** The fields: inputs of `components/form`, or anything that reads `useWizard()`. */
  content: ReactNode;
  /** Whether it is asked at all, given the answers so far; always, when absent. */
  when?: (values: Values) => boolean;
  /** The word of its button; "Continue" when absent. The last step says here what it sends. */
  forward?: string;
}

/** The steps that these answers lead through, in order. */
export const stepsFor = <Values extends FormikValues>(steps: readonly WizardStep<Values>[], values: Values): WizardStep<Values>[] =>
  steps.filter(({ when }) => when?.(values) ?? true);

/**
 * The part of a schema that one step answers for. The other fields stay as they are, unchecked, so that a field whose
 * rule depends on another still sees it.
 */
export const sliceOf = (schema: WizardSchema, fields: readonly string[]): Schema =>
  schema.shape(Object.fromEntries(Object.keys(schema.fields).filter((name) => !fields.includes(name)).map((name) => [name, mixed().nullable()])));

/** How far these answers let a visitor go: the index of the first step with something wrong, or of the last step. */
export function furthestOpen<Values extends FormikValues>(steps: readonly WizardStep<Values>[], schema: WizardSchema, values: Values, context: Record<string, unknown>): number {
  const wrong = steps.findIndex(({ fields }) => fields.length > 0 && !sliceOf(schema, fields).isValidSync(values, { context }));
  return wrong < 0 ? steps.length - 1 : wrong;
}

/** Names may be dotted: `contact.email` belongs to `contact`. */
const asks = (fields: readonly string[], name: string): boolean => fields.includes(name.split('.')[0] ?? '');

/** Of what was refused, field by field, the part that these fields answer for. */
export const refusalsFor = (fields: readonly string[], refused: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => asks(fields, name)));

/** The first step that asks one of these fields. */
export const stepAsking = <Step extends Pick<WizardStep, 'fields'>>(steps: readonly Step[], names: readonly string[]): Step | undefined =>
  steps.find(({ fields }) => names.some((name) => asks(fields, name)));
