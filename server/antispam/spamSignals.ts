import { DUPLICATE_OVERRIDE_HEADER, MIN_FILL_MS, FILL_TIME_HEADER, HONEYPOT_HEADER } from '../../src/contract/spamProtection';
import type { RequestContext } from '../http/api';
import { HttpError } from '../http/httpError';
import type { AppDependencies } from '../dependencies';

/** Information about how a form was filled in. */
export interface SpamSignals {
  /** Whether the honeypot field was filled in. */
  honeypotFilled: boolean;
  /** Whether to ask for confirmation before storing a duplicate. Only a form of the site can show the question. */
  confirmDuplicates: boolean;
}

/**
 * Reads the form's headers about how it was filled in.
 * @throws Problem 425 when the form was filled in faster than a person can; submitting again is enough, so that no honest request is lost
 */
export function readSpamSignals({ config }: Pick<AppDependencies, 'config'>, { header }: Pick<RequestContext, 'header'>): SpamSignals {
  const took = header(FILL_TIME_HEADER);
  if (took !== undefined && Number(took) < MIN_FILL_MS / config.rateLimitScale) throw new HttpError(425, 'tooQuick');
  return { honeypotFilled: header(HONEYPOT_HEADER) !== undefined, confirmDuplicates: took !== undefined && header(DUPLICATE_OVERRIDE_HEADER) === undefined };
}
