import { readDetails, type WithDetails } from './bookingNotes';

/** Price rules of SPEC section 9: one for the public booking page, one for the floating summary. */
export const PRICE_RULES = ['bookingPage', 'summary'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/**
 * Returns the rule that prices a request to `POST /booking`. The wizard is for members and sends no event type; the booking page sends one.
 * @param isSignedIn whether the request comes with a valid session
 */
export const priceRuleOf = (request: WithDetails, isSignedIn: boolean): PriceRule => (isSignedIn && readDetails(request).eventType === null ? 'summary' : 'bookingPage');
