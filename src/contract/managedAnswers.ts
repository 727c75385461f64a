import { array, boolean, number, object, string, type InferType } from 'yup';
import { BOOKING_STATUSES, EVENT_TYPE_NAMES } from './booking';
import { bookingRequestSchema, quoteSchema } from './bookingSchema';
import { dietSchema } from './diets';
import { CUSTOMER_ACTS } from './manage';
import { quoteRevisionSchema } from './quoteChange';

/* What a customer's page is answered. */

const moment = () => object({ date: string().defined(), time: string().defined() });

/** A request as its customer reads it. */
export const managedSchema = object({
  reference: string().defined(),
  status: string().oneOf([...BOOKING_STATUSES]).defined(),
  version: number().defined(),
  /** Instant. */
  createdAt: string().defined(),
  name: string().defined(),
  type: string().oneOf(['event', 'training']).defined(),
  eventType: string().oneOf([...EVENT_TYPE_NAMES]).nullable().defined(),
  /** What a member calls their own event; empty for a booking. */
  title: string().defined(),
  /** Local day and time; the time is empty when it is not known. */
  date: string().defined(),
  time: string().defined(),
  adults: number().defined(),
  children: number().defined(),
  /** An address, or the key of a training's place. */
  location: string().defined(),
  toppings: array(string().defined()).defined(),
  reusableUtensils: boolean().defined(),
  diets: array(dietSchema.required()).defined(),
  quote: quoteSchema,
  /** The oldest first. */
  revisions: array(quoteRevisionSchema).defined(),
  /** The other day that was asked for, or that it be cancelled, without an answer yet. */
  wish: moment().concat(object({ cancel: boolean().defined() })).nullable().defined(),
  /** What can be done now. */
  acts: array(string().oneOf([...CUSTOMER_ACTS]).defined()).defined(),
}).concat(bookingRequestSchema.pick(['selections']));

export type Managed = InferType<typeof managedSchema>;

/** What a number of guests would come to. */
export const guestsPreviewSchema = object({ before: quoteSchema, after: quoteSchema, version: number().defined() });
export type GuestsPreview = InferType<typeof guestsPreviewSchema>;
