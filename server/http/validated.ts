import { ValidationError, type Schema } from 'yup';
import { invalid } from './problem';

/** An answer names no more wrong fields: a person mends these first. */
const MOST_ERRORS = 20;

const levelOf = (path: string) => path.split(/[.[]/).length;

/** The first error of each wrong field by path, a list before its items. The path of the whole body is `''`, which is no field's name. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) if (!fields.has(path)) fields.set(path, message);
  return Object.fromEntries([...fields].toSorted(([one], [other]) => levelOf(one) - levelOf(other)).slice(0, MOST_ERRORS));
}

/**
 * A body as its schema leaves it: unknown keys dropped, defaults filled in.
 * @param today the business's day, for schemas that refuse the past
 * @throws Problem 422 naming the wrong fields, twenty at most
 */
export async function validated(schema: Schema, body: unknown, today: string): Promise<unknown> {
  try {
    return (await schema.validate(body, { abortEarly: false, stripUnknown: true, disableStackTrace: true, context: { today } })) as unknown;
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldsOf(error));
    // Yup calls a value's own toString, which hostile JSON can replace with something that is no function.
    if (error instanceof TypeError) throw invalid({ '': 'notValid' });
    throw error;
  }
}
