import { object, string, type InferType } from 'yup';

/** A day on which the owner is not free any more, or may soon not be. It says nothing of who, where or what. */
export const busyDaySchema = object({
  /** Local `YYYY-MM-DD`. */
  day: string().defined(),
  state: string().oneOf(['requested', 'confirmed']).defined(),
});

export type BusyDay = InferType<typeof busyDaySchema>;
