import { number, object, type InferType } from 'yup';
import type { BusyDays } from './busyDay';
import { day, flag, line, list, timeOfDay, wholeNumber } from './fields';
import { WEEKDAYS, type Weekday } from './weekday';

/* When the owner works: one record, changed as a whole. The lead time is a constant of the specification and no part of it. */

/** A closed day keeps its hours for when it opens again. */
const hoursSchema = object({
  open: flag().default(true),
  from: timeOfDay().required('timeRequired'),
  to: timeOfDay()
    .required('timeRequired')
    .test('order', 'endBeforeStart', (to, { parent }) => {
      const { open, from } = parent as { open: boolean; from: string };
      return !open || to > from;
    }),
}).noUnknown();

const blockedSchema = object({
  from: day().required('dateRequired'),
  /** The last day; empty for a single one. */
  to: day()
    .default('')
    .test('order', 'endBeforeStart', (to, { parent }) => !to || to >= (parent as { from: string }).from),
  /** For the owner's eyes only. */
  reason: line(200).default(''),
}).noUnknown();

export type BlockedDays = InferType<typeof blockedSchema>;

const byWeekday = <Value>(value: () => Value): Record<Weekday, Value> => ({ sunday: value(), monday: value(), tuesday: value(), wednesday: value(), thursday: value(), friday: value(), saturday: value() });

export const MOST_PER_DAY = 20;
export const MOST_HOLD_DAYS = 60;

/** `PUT /availability`. */
export const availabilitySchema = object({
  hours: object(byWeekday(() => hoursSchema)).noUnknown(),
  blocked: list(blockedSchema, 200).default([]),
  /** How many bookings a day bears. */
  perDay: wholeNumber(MOST_PER_DAY).min(1, 'tooFew:${min}').required('required'),
  /** For how many days a request holds the day that it asks for. */
  holdDays: wholeNumber(MOST_HOLD_DAYS).min(1, 'tooFew:${min}').required('required'),
}).noUnknown();

export type Availability = InferType<typeof availabilitySchema>;

/** The settings as they stand. */
export const availabilityRecordSchema = availabilitySchema.concat(object({ version: number().defined() }));
export type AvailabilityRecord = InferType<typeof availabilityRecordSchema>;

/** Until the owner says otherwise: every day of the week, one booking a day, a week to answer. */
export const FIRST_AVAILABILITY: Availability = { hours: byWeekday(() => ({ open: true, from: '10:00', to: '22:00' })), blocked: [], perDay: 1, holdDays: 7 };

export const lastBlockedDay = ({ from, to }: Pick<BlockedDays, 'from' | 'to'>): string => to || from;

/** What everybody may know of the settings: no reasons. @param from local day; what is over is left out */
export const publicRules = ({ hours, blocked, perDay }: Availability, from: string): Omit<BusyDays, 'days'> => ({
  perDay,
  hours: WEEKDAYS.map((weekday) => {
    const { open, ...times } = hours[weekday];
    return open ? times : null;
  }),
  blocked: blocked.filter((each) => lastBlockedDay(each) >= from).map((each) => ({ from: each.from, to: lastBlockedDay(each) })),
});
