import { array, boolean, number, object, string, type InferType } from 'yup';
import { BOOKING_STATUSES } from './booking';
import { bookingRequestSchema, quoteSchema } from './bookingSchema';
import { UNAVAILABLE_REASONS } from './dayAvailability';
import { dietSchema } from './diets';
import { CUSTOMER_ACTIONS } from './requestRules';
import { proposalSchema } from './agreementSchemas';
import { quoteRevisionSchema } from './quoteChange';

/* Response schemas of a customer's self-service page. */

const dateTime = () => object({ date: string().defined(), time: string().defined() });

/** Request as returned to its customer. */
export const selfServiceRequestSchema = object({
  /** Names the calendar entry of the request, here as in its mails. */
  id: string().defined(),
  reference: string().defined(),
  status: string().oneOf([...BOOKING_STATUSES]).defined(),
  version: number().defined(),
  /** Instant at which the request was created. */
  createdAt: string().defined(),
  name: string().defined(),
  type: string().oneOf(['event', 'training']).defined(),
  eventType: string().nullable().defined(),
  /** Title that a member gave to their own event; empty for a booking. */
  title: string().defined(),
  /** Local day and time; the time is empty when it is not known. */
  date: string().defined(),
  time: string().defined(),
  adults: number().defined(),
  children: number().defined(),
  /** An address, or the key of a training's location. */
  location: string().defined(),
  toppings: array(string().defined()).defined(),
  reusableUtensils: boolean().defined(),
  diets: array(dietSchema.required()).defined(),
  quote: quoteSchema,
  /** Quote revisions, oldest first. */
  revisions: array(quoteRevisionSchema).defined(),
  /** Pending request for another date or for cancellation; null when no request is pending. */
  wish: dateTime().concat(object({ cancel: boolean().defined() })).nullable().defined(),
  /** Proposals and amendments, oldest first. */
  proposals: array(proposalSchema).defined(),
  /** Sequence number of the calendar entry. */
  sequence: number().defined(),
  /** Actions that are currently allowed. */
  acts: array(string().oneOf([...CUSTOMER_ACTIONS]).defined()).defined(),
}).concat(bookingRequestSchema.pick(['selections']));

export type SelfServiceRequest = InferType<typeof selfServiceRequestSchema>;

/** Key `dayTaken` of the current request in a 409: the day of an accepted proposal has no capacity left. */
export const takenDaySchema = object({
  date: string().defined(),
  reason: string().oneOf([...UNAVAILABLE_REASONS]).defined(),
  /** First local day without restrictions; null when no such day exists. */
  firstFree: string().nullable().defined(),
});
export type TakenDay = InferType<typeof takenDaySchema>;

/** Quote before and after a change of the number of guests. */
export const guestsPreviewSchema = object({ before: quoteSchema, after: quoteSchema, version: number().defined() });
export type GuestsPreview = InferType<typeof guestsPreviewSchema>;
