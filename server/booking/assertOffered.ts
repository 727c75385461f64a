import type { BookingRequest } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';
import { choiceLabel, isOffered, type ChoiceLists } from '../../src/contract/choiceLists';
import type { Language } from '../../src/contract/language';
import { invalid } from '../http/httpError';

/** @throws Problem 422 under `details.…` for an event type or a topping that the owner does not offer */
export function assertOffered(request: Pick<BookingRequest, 'contactInfo' | 'details'>, lists: ChoiceLists, language: Language): void {
  const { eventType, toppings } = readDetails(request);
  const withdrawn = toppings.filter((topping) => !isOffered(lists.toppings, topping));
  const mistakes = {
    ...(eventType !== null && !isOffered(lists.eventTypes, eventType) && { 'details.eventType': 'eventTypeRequired' }),
    ...(withdrawn.length > 0 && { 'details.toppings': `unknownItem:${withdrawn.map((topping) => choiceLabel(lists, 'toppings', topping, language)).join(', ')}` }),
  };
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}
