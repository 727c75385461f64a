import { array, number, object, string, type InferType } from 'yup';

/** Number of bookings and requests on a day, without personal data or other details. */
const busyDaySchema = object({
  /** Local `YYYY-MM-DD`. */
  day: string().defined(),
  /** Capacity in use: confirmed bookings, and the events and trainings of the site. */
  taken: number().defined(),
  /** Pending requests, which hold the day provisionally. */
  asked: number().defined(),
});

/** Response of `GET /busy-days`: data for the availability of each day. */
export const busyDaysSchema = object({
  /** Maximum number of bookings per day. */
  perDay: number().defined(),
  /** Hours by weekday, Sunday first; null when closed. */
  hours: array(object({ from: string().defined(), to: string().defined() }).nullable().defined()).defined(),
  /** Days on which the owner is away, including the last one. */
  blocked: array(object({ from: string().defined(), to: string().defined() })).defined(),
  /** Only days with bookings or requests, from today on. */
  days: array(busyDaySchema).defined(),
});

export type BusyDay = InferType<typeof busyDaySchema>;
export type BusyDays = InferType<typeof busyDaysSchema>;
