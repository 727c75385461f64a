import type { Context } from 'hono';
import type { Language } from '../../src/contract/language';
import { validationText } from '../../src/contract/validation';
import { failureOf } from '../db/failures';
import type { Log } from '../log';
import { acceptedLanguage } from './language';
import { busy, Problem } from './problem';
import { sentence } from './sentences';

/** The language that the body asked for, kept by `mount` for an error that comes later. */
const LANGUAGE_KEY = 'language';

export const rememberLanguage = (context: Context, language: Language): void => context.set(LANGUAGE_KEY, language);

/** What a person gets to know of an error: a problem as it is, a database that is away or full, and of the rest nothing. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  switch (failureOf(error)) {
    case 'full':
      return new Problem(507, 'full', { headers: { 'retry-after': '60' } });
    case 'away':
    case 'damaged':
    case 'conflict':
      return busy(2);
    default:
      return new Problem(500, 'broken');
  }
}

/** Turns any error into its JSON answer, `{ message, errors? }`, and logs those that are the server's own. */
export const answerProblem =
  (log: Log) =>
  (error: unknown, context: Context): Response => {
    const problem = problemOf(error);
    if (problem.status >= 500 && !(error instanceof Problem)) log.error({ err: error, requestId: context.res.headers.get('x-request-id') ?? undefined }, 'a request failed');
    const asked: unknown = context.get(LANGUAGE_KEY);
    const language: Language = asked === 'fr' || asked === 'en' ? asked : acceptedLanguage(context.req.header('accept-language'));
    const errors = Object.fromEntries(Object.entries(problem.fields).map(([path, key]) => [path, validationText(key, language)]));
    const body = { message: sentence(problem.sentence, language, problem.values), ...(Object.keys(errors).length > 0 ? { errors } : {}), ...(problem.current ? { current: problem.current } : {}) };
    return context.json(body, problem.status, { ...problem.headers });
  };
