import type { EditedFields } from '../../src/contract/agreementSchemas';
import { readDetails } from '../../src/contract/bookingNotes';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { isOffered, type ChoiceLists } from '../../src/contract/choiceLists';
import { filledOptional, withoutOptional } from '../../src/contract/optionalFields';
import { ownNotes } from '../../src/contract/requestDisplay';
import { parseTrainingLocation } from '../../src/contract/trainingLocation';
import { assertOffered } from './assertOffered';

/** Fields of a request that an edit replaces; a stored request has them too. */
type Content = Pick<BookingRequest, keyof EditedFields>;

/**
 * Returns a request with another content. Its day and time stay. Its facts become keys, and the labelled lines that repeat them leave the notes, where
 * they would contradict the keys.
 */
export function withContent(request: BookingRequest, { peopleCount, kidsCount, selections, contactInfo, details, language, diets, ...optional }: Content): BookingRequest {
  const { diets: _diets, ...rest } = withoutOptional(request);
  const { eventTime } = readDetails(request);
  const facts = details ?? readDetails(request);
  const { name, email, location } = contactInfo;
  const trainingPlace = request.type === 'training' ? (parseTrainingLocation(location) ?? 'at_home') : facts.trainingPlace;
  return {
    ...rest,
    peopleCount,
    kidsCount,
    selections,
    contactInfo: { name, email, location, notes: ownNotes({ contactInfo, details: facts }) },
    details: { ...facts, eventTime, trainingPlace },
    language,
    ...filledOptional(optional),
    ...(diets?.length ? { diets } : {}),
  };
}

/** @throws Problem 422 under `details.…` for another event type or a new topping that is not offered */
export function assertNewOffered(after: BookingRequest, before: BookingRequest, lists: ChoiceLists): void {
  const [is, was] = [readDetails(after), readDetails(before)];
  const eventType = is.eventType === was.eventType ? null : is.eventType;
  const toppings = is.toppings.filter((topping) => !was.toppings.includes(topping));
  assertOffered({ contactInfo: after.contactInfo, details: { ...is, eventType, toppings } }, lists, after.language);
}

/** Returns the toppings of a request that are no longer offered. */
export const withdrawnToppings = (request: BookingRequest, lists: ChoiceLists): string[] => readDetails(request).toppings.filter((topping) => !isOffered(lists.toppings, topping));
