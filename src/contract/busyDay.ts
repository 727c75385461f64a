import { array, number, object, string, type InferType } from 'yup';

/** How many bookings a day has, and how many ask for it. It says nothing of who, where or what. */
const busyDaySchema = object({
  /** Local `YYYY-MM-DD`. */
  day: string().defined(),
  /** Places that are gone: confirmed bookings, and the events and trainings of the site. */
  taken: number().defined(),
  /** Requests that hold a place softly. */
  asked: number().defined(),
});

/** `GET /busy-days`: what is needed to say what each day is. */
export const busyDaysSchema = object({
  /** How many bookings a day bears. */
  perDay: number().defined(),
  /** By weekday, Sunday first; null when closed. */
  hours: array(object({ from: string().defined(), to: string().defined() }).nullable().defined()).defined(),
  /** Days on which the owner is not there, the last one included. */
  blocked: array(object({ from: string().defined(), to: string().defined() })).defined(),
  /** Only days on which there is something, from today on. */
  days: array(busyDaySchema).defined(),
});

export type BusyDay = InferType<typeof busyDaySchema>;
export type BusyDays = InferType<typeof busyDaysSchema>;
