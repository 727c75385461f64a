import { ValidationError, type Schema } from 'yup';
import { invalid } from './problem';

/** The first thing wrong with each field, by path. The whole body stands under `''`, which no field is called. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) fields[path] ??= message;
  return fields;
}

/**
 * A body as its schema leaves it: unknown keys dropped, defaults filled in.
 * @param today the business's day, for schemas that refuse the past
 * @throws Problem 422 naming each wrong field
 */
export async function validated(schema: Schema, body: unknown, today: string): Promise<unknown> {
  try {
    return (await schema.validate(body, { abortEarly: false, stripUnknown: true, context: { today } })) as unknown;
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldsOf(error));
    // Yup calls a value's own toString, which hostile JSON can replace with something that is no function.
    if (error instanceof TypeError) throw invalid({ '': 'notValid' });
    throw error;
  }
}
