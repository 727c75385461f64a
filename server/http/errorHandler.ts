import type { Context } from 'hono';
import type { Language } from '../../src/contract/language';
import { validationText } from '../../src/contract/validation';
import { classifyDatabaseError } from '../db/failures';
import type { Log } from '../log';
import { acceptedLanguage } from './language';
import { busy, HttpError } from './httpError';
import { messageText } from './messages';

/** Context key of the request body's language, set by `mount` for later error responses. */
const LANGUAGE_KEY = 'language';

export const rememberLanguage = (context: Context, language: Language): void => context.set(LANGUAGE_KEY, language);

/**
 * Maps an error to the problem shown to the client: a `Problem` unchanged, an unavailable or full database as such, any other error without details.
 */
function problemOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  switch (classifyDatabaseError(error)) {
    case 'disk-full':
      return new HttpError(507, 'full', { headers: { 'retry-after': '60' } });
    case 'unavailable':
    case 'damaged':
    case 'conflict':
      return busy(2);
    default:
      return new HttpError(500, 'broken');
  }
}

/** Converts any error to a JSON response, `{ message, errors? }`, and logs server errors. */
export const handleError =
  (log: Log) =>
  (error: unknown, context: Context): Response => {
    const problem = problemOf(error);
    if (problem.status >= 500 && !(error instanceof HttpError)) log.error({ err: error, requestId: context.res.headers.get('x-request-id') ?? undefined }, 'a request failed');
    const asked: unknown = context.get(LANGUAGE_KEY);
    const language: Language = asked === 'fr' || asked === 'en' ? asked : acceptedLanguage(context.req.header('accept-language'));
    const errors = Object.fromEntries(Object.entries(problem.fields).map(([path, key]) => [path, validationText(key, language)]));
    const body = { message: messageText(problem.sentence, language, problem.values), ...(Object.keys(errors).length > 0 ? { errors } : {}), ...(problem.current ? { current: problem.current } : {}) };
    return context.json(body, problem.status, { ...problem.headers });
  };
