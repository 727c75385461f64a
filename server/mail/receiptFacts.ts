import type { BookingRecord } from '../../src/contract/bookingSchema';
import { labelledNotes, placeIn } from '../../src/contract/requestReading';
import { bookingFacts, type BookingFacts } from './bookingFacts';

/**
 * The facts of the mail that answers a request. Nobody has proven that its address is theirs, so nothing that was typed is among them:
 * the form would otherwise send anybody's words to a stranger, signed by the business. They are shown behind the link of the mail.
 */
export function receiptFacts(booking: BookingRecord, options: Parameters<typeof bookingFacts>[1]): BookingFacts {
  const { request, title } = booking;
  const { contactInfo, diets } = request;
  const location = placeIn(request, options.language).nobodyDrives ? contactInfo.location : '';
  const untyped = {
    ...request,
    contactInfo: { ...contactInfo, name: '', location, notes: labelledNotes(contactInfo.notes) },
    ...(diets && { diets: diets.map((diet) => ({ ...diet, words: '' })) }),
  };
  return { ...bookingFacts({ ...booking, request: untyped, title: '', description: '' }, options), awaitsPublishing: Boolean(title) };
}
