import { number, object, type InferType } from 'yup';
import type { BusyDays } from './busyDay';
import { day, flag, line, list, timeOfDay, integer } from './fields';
import { WEEKDAYS, type Weekday } from './weekday';

/* Availability of the owner: one record, updated as a whole. The lead time is not included, because the specification fixes it. */

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
  /** Last day. Empty for a single day. */
  to: day()
    .default('')
    .test('order', 'endBeforeStart', (to, { parent }) => !to || to >= (parent as { from: string }).from),
  /** Visible to the owner only. */
  reason: line(200).default(''),
}).noUnknown();

export type BlockedDays = InferType<typeof blockedSchema>;

const byWeekday = <Value>(value: () => Value): Record<Weekday, Value> => ({ sunday: value(), monday: value(), tuesday: value(), wednesday: value(), thursday: value(), friday: value(), saturday: value() });

export const MAX_PER_DAY = 20;
export const MAX_HOLD_DAYS = 60;

/** Body of `PUT /availability`. */
export const availabilitySchema = object({
  hours: object(byWeekday(() => hoursSchema)).noUnknown(),
  blocked: list(blockedSchema, 200).default([]),
  /** Maximum number of bookings per day. */
  perDay: integer(MAX_PER_DAY).min(1, 'tooFew:${min}').required('required'),
  /** Number of days for which a request holds its requested day. */
  holdDays: integer(MAX_HOLD_DAYS).min(1, 'tooFew:${min}').required('required'),
}).noUnknown();

export type Availability = InferType<typeof availabilitySchema>;

/** Current settings, with their version. */
export const availabilityRecordSchema = availabilitySchema.concat(object({ version: number().defined() }));
export type AvailabilityRecord = InferType<typeof availabilityRecordSchema>;

/** Default settings: every day of the week, one booking per day, one week to respond. */
export const FIRST_AVAILABILITY: Availability = { hours: byWeekday(() => ({ open: true, from: '10:00', to: '22:00' })), blocked: [], perDay: 1, holdDays: 7 };

export const lastBlockedDay = ({ from, to }: Pick<BlockedDays, 'from' | 'to'>): string => to || from;

/** Public part of the settings, without reasons. @param from local day; earlier blocked days are omitted */
export const publicRules = ({ hours, blocked, perDay }: Availability, from: string): Omit<BusyDays, 'days'> => ({
  perDay,
  hours: WEEKDAYS.map((weekday) => {
    const { open, ...times } = hours[weekday];
    return open ? times : null;
  }),
  blocked: blocked.filter((each) => lastBlockedDay(each) >= from).map((each) => ({ from: each.from, to: lastBlockedDay(each) })),
});
