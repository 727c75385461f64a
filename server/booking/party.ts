import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';

const TAXES: readonly string[] = ['gst', 'qst'];

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Returns a quote's total before taxes in whole cents, or null when to be determined. */
function beforeTaxes({ totalCost, lines }: Quote): number | null {
  if (totalCost === null) return null;
  return lines.reduce((rest, { id, amount }) => (TAXES.includes(id) ? rest - cents(amount) : rest), cents(totalCost));
}

/** Returns the number of guests of a request, adults and children. */
export const guestsOf = ({ peopleCount, kidsCount }: Pick<BookingRequest, 'peopleCount' | 'kidsCount'>): number => peopleCount + kidsCount;

/** Figures of a booking that are stored in their own columns, so that the database can aggregate them. */
export const partyOf = (request: BookingRequest, quote: Quote) => ({
  /** Event type selected on the booking page, or else the request's type. */
  kind: readDetails(request).eventType ?? request.type,
  guests: guestsOf(request),
  sold_cents: beforeTaxes(quote),
});
