import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';

const TAXES: readonly string[] = ['gst', 'qst'];

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Returns a quote's total before taxes in whole cents, or null when to be determined. */
function beforeTaxes({ totalCost, lines }: Quote): number | null {
  if (totalCost === null) return null;
  return lines.reduce((rest, { id, amount }) => (TAXES.includes(id) ? rest - cents(amount) : rest), cents(totalCost));
}

/** Figures of a booking that are stored in their own columns, so that the database can aggregate them. */
export const partyOf = (request: BookingRequest, quote: Quote) => ({
  /** Event type selected on the booking page, or else the request's type. */
  kind: readDetails(request).eventType ?? request.type,
  guests: request.peopleCount + request.kidsCount,
  sold_cents: beforeTaxes(quote),
});
