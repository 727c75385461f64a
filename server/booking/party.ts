import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';

const TAXES: readonly string[] = ['gst', 'qst'];

const cents = (dollars: number): number => Math.round(dollars * 100);

/** What a quote comes to before taxes, in whole cents; null when to be determined. */
function beforeTaxes({ totalCost, lines }: Quote): number | null {
  if (totalCost === null) return null;
  return lines.reduce((rest, { id, amount }) => (TAXES.includes(id) ? rest - cents(amount) : rest), cents(totalCost));
}

/** What is counted of a booking, kept in columns of its own so that the database can add it up. */
export const partyOf = (request: BookingRequest, quote: Quote) => ({
  /** The event type of the booking page, else the plain kind. */
  kind: readDetails(request).eventType ?? request.type,
  guests: request.peopleCount + request.kidsCount,
  sold_cents: beforeTaxes(quote),
});
