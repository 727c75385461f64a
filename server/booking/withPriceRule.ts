import type { BookingRequest } from '../../src/contract/bookingSchema';
import { priceRuleOf } from '../../src/contract/priceRule';
import { HttpError, invalid } from '../http/httpError';

/**
 * Returns the request with the price rule that its sender may use.
 * @throws Problem 401 for the wizard's rule without a session, which may just have expired; 422 when the named rule or the type belongs to the other
 * rule
 */
export function withPriceRule({ formula, ...request }: BookingRequest, isSignedIn: boolean): BookingRequest {
  if (formula === 'summary' && !isSignedIn) throw new HttpError(401, 'signInNeeded', { headers: { 'www-authenticate': 'Bearer' } });
  const rule = priceRuleOf(request, isSignedIn);
  if (formula !== undefined && formula !== rule) throw invalid({ formula: 'notValid' });
  if (rule === 'bookingPage' && request.type !== 'event') throw invalid({ type: 'notValid' });
  return rule === 'summary' ? { ...request, formula: rule } : request;
}
