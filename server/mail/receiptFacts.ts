import type { BookingRecord } from '../../src/contract/bookingSchema';
import { labelledNotes, locationOf } from '../../src/contract/requestDisplay';
import { bookingFacts, type BookingFacts, type BookingFactsOptions } from './bookingFacts';

/**
 * Returns the facts of the confirmation mail for a request. Its address is unverified, so the facts contain no user input: the form could otherwise
 * send anyone's text to a stranger in the name of the business. The user input is shown on the page behind the mail's link.
 */
export function receiptFacts(booking: BookingRecord, options: BookingFactsOptions): BookingFacts {
  const { request, title } = booking;
  const { contactInfo, diets } = request;
  const location = locationOf(request, options.language).noTravel ? contactInfo.location : '';
  const untyped = {
    ...request,
    contactInfo: { ...contactInfo, name: '', location, notes: labelledNotes(request) },
    ...(diets && { diets: diets.map((diet) => ({ ...diet, words: '' })) }),
  };
  return { ...bookingFacts({ ...booking, request: untyped, title: '', description: '' }, options), awaitsPublishing: Boolean(title) };
}
