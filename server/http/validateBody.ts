import { ValidationError, type Schema } from 'yup';
import { invalid } from './httpError';

/** Maximum number of invalid fields in an error response. */
const MAX_ERRORS = 20;

const levelOf = (path: string) => path.split(/[.[]/).length;

/** The first error of each invalid field by path, a list before its items. The path of the whole body is `''`, which is not a field name. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) if (!fields.has(path)) fields.set(path, message);
  return Object.fromEntries([...fields].toSorted(([one], [other]) => levelOf(one) - levelOf(other)).slice(0, MAX_ERRORS));
}

export interface ValidationContext {
  /** The business's current day, for schemas that reject past dates. */
  today: string;
  /** Names of the business and its cook, which are too easy to guess as passwords. */
  ownNames?: readonly string[];
}

/**
 * Validates a request body: drops unknown keys and fills in defaults.
 * @throws Problem 422 with the invalid fields, at most twenty
 */
export async function validateBody(schema: Schema, body: unknown, context: ValidationContext): Promise<unknown> {
  try {
    return (await schema.validate(body, { abortEarly: false, stripUnknown: true, disableStackTrace: true, context })) as unknown;
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldsOf(error));
    // Yup calls a value's own `toString`, which hostile JSON can replace with a value that is not a function.
    if (error instanceof TypeError) throw invalid({ '': 'notValid' });
    throw error;
  }
}
