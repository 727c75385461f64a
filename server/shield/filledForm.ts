import { ANYWAY_HEADER, LEAST_FILL_MS, TOOK_HEADER, TRAP_HEADER } from '../../src/contract/formShield';
import type { Call } from '../http/api';
import { Problem } from '../http/problem';
import type { Parts } from '../parts';

/** What a form says of how it was filled in. */
export interface FilledForm {
  /** Whether the field was filled in that nobody sees. */
  trapped: boolean;
  /** Whether to ask before the same is stored twice: only a form of the site can show the question. */
  asksBack: boolean;
}

/**
 * Reads what a form says of itself.
 * @throws Problem 425 when nobody can have been so quick: pressing once more is enough, so that no honest request is lost
 */
export function filledForm({ config }: Pick<Parts, 'config'>, { header }: Pick<Call, 'header'>): FilledForm {
  const took = header(TOOK_HEADER);
  if (took !== undefined && Number(took) < LEAST_FILL_MS / config.rateLimitScale) throw new Problem(425, 'tooQuick');
  return { trapped: header(TRAP_HEADER) !== undefined, asksBack: took !== undefined && header(ANYWAY_HEADER) === undefined };
}
