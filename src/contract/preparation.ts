import { array, boolean, number, object, string, type InferType } from 'yup';
import { dietSchema } from './diets';

const textSchema = object({ fr: string().defined(), en: string().defined() });

/** Dish to cook: a meat, a side or one of a side's variations. */
const dishSchema = object({
  id: string().defined(),
  kind: string().oneOf(['meat', 'side']).defined(),
  name: textSchema,
  /** Weight and servings of one portion; null when the catalogue has no value. */
  kgPerPerson: number().nullable().defined(),
  servingsPerPerson: number().nullable().defined(),
  /** Percentage of the raw weight that remains after cooking; null when the catalogue has no value. */
  yieldPercent: number().nullable().defined(),
  /** Number of variations that each guest's portion is divided into. */
  sharedBy: number().defined(),
  /** The owner's purchase cost in dollars; null when the catalogue has no value. */
  costPerKg: number().nullable().defined(),
});

export type Dish = InferType<typeof dishSchema>;

/** Requested or confirmed party, with the data that the kitchen needs. */
const preparedSchema = object({
  id: string().defined(),
  reference: string().defined(),
  status: string().oneOf(['requested', 'confirmed']).defined(),
  /** Event type of the booking page, or the plain kind of a member's request. */
  kind: string().defined(),
  /** Title that a member gave to their own event; empty for a booking. */
  title: string().defined(),
  name: string().defined(),
  email: string().defined(),
  /** Telephone number; empty when not given. */
  telephone: string().defined(),
  /** Local day and time; the time is empty when it is not known. */
  date: string().defined(),
  time: string().defined(),
  /** An address, or the key of a training's location. */
  location: string().defined(),
  /** Round trip in whole metres; null when no travel is needed or the distance is unknown. */
  travelMetres: number().nullable().defined(),
  adults: number().defined(),
  children: number().defined(),
  /** Sale price before taxes, in whole cents; null while to be determined. */
  soldCents: number().nullable().defined(),
  dishes: array(dishSchema).defined(),
  tools: array(object({ id: string().defined(), name: textSchema })).defined(),
  toppings: array(string().defined()).defined(),
  reusableUtensils: boolean().defined(),
  /** Diets, most severe first. */
  diets: array(dietSchema.required()).defined(),
  /** The customer's notes, in full. */
  notes: string().defined(),
});

export type Prepared = InferType<typeof preparedSchema>;

export const preparationSchema = object({
  /** First and last local day, both included. */
  from: string().defined(),
  to: string().defined(),
  bookings: array(preparedSchema).defined(),
  /** Whether more bookings exist than one response contains. */
  more: boolean().defined(),
});

export type Preparation = InferType<typeof preparationSchema>;

/** Maximum number of bookings and of days in one response. */
export const MAX_PREPARED = 200;
export const MAX_PREPARED_DAYS = 62;
