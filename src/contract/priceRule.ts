import { readDetails, type WithDetails } from './bookingNotes';

/** The two price rules of SPEC section 9: of the public booking page, and of the floating summary. */
export const PRICE_RULES = ['bookingPage', 'summary'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/**
 * The rule by which a request to `POST /booking` is priced. The wizard is for members and sends no event type; the booking page sends one.
 * @param isSignedIn whether the request comes with a valid session
 */
export const priceRuleOf = (request: WithDetails, isSignedIn: boolean): PriceRule => (isSignedIn && readDetails(request).eventType === null ? 'summary' : 'bookingPage');
