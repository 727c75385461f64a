import { array, boolean, number, object, string, type InferType } from 'yup';
import { dietSchema } from './diets';

const textSchema = object({ fr: string().defined(), en: string().defined() });

/** Something to cook: a meat, a side or one of a side's variations. */
const dishSchema = object({
  id: string().defined(),
  kind: string().oneOf(['meat', 'side']).defined(),
  name: textSchema,
  /** Of one portion; null where the catalogue does not say. */
  kgPerPerson: number().nullable().defined(),
  servingsPerPerson: number().nullable().defined(),
  /** What is left of the raw weight once it is cooked; null where the catalogue does not say. */
  yieldPercent: number().nullable().defined(),
  /** Into how many variations each guest's portion is divided. */
  sharedBy: number().defined(),
  /** Dollars that the owner pays; null where the catalogue does not say. */
  costPerKg: number().nullable().defined(),
});

export type Dish = InferType<typeof dishSchema>;

/** A party that counts, with what the kitchen needs to know of it. */
const preparedSchema = object({
  id: string().defined(),
  reference: string().defined(),
  status: string().oneOf(['requested', 'confirmed']).defined(),
  /** An event type of the booking page, else the plain kind of a member's request. */
  kind: string().defined(),
  /** What a member calls their own event; empty for a booking. */
  title: string().defined(),
  name: string().defined(),
  email: string().defined(),
  /** Empty without one. */
  telephone: string().defined(),
  /** Local day and time; the time is empty when it is not known. */
  date: string().defined(),
  time: string().defined(),
  /** An address, or the key of a training's place. */
  location: string().defined(),
  /** Round trip in whole metres; null when nobody drives or it is not known. */
  travelMetres: number().nullable().defined(),
  adults: number().defined(),
  children: number().defined(),
  /** What it was sold for before taxes, in whole cents; null when to be determined. */
  soldCents: number().nullable().defined(),
  dishes: array(dishSchema).defined(),
  tools: array(object({ id: string().defined(), name: textSchema })).defined(),
  toppings: array(string().defined()).defined(),
  reusableUtensils: boolean().defined(),
  /** The gravest first. */
  diets: array(dietSchema.required()).defined(),
  /** The customer's own words, whole. */
  notes: string().defined(),
});

export type Prepared = InferType<typeof preparedSchema>;

export const preparationSchema = object({
  /** Local days, both included. */
  from: string().defined(),
  to: string().defined(),
  bookings: array(preparedSchema).defined(),
  /** There are more than one answer holds. */
  more: boolean().defined(),
});

export type Preparation = InferType<typeof preparationSchema>;

/** What one answer holds at most. */
export const MOST_PREPARED = 200;
export const MOST_PREPARED_DAYS = 62;
