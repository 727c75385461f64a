import { object, type InferType } from 'yup';
import { comingDay } from './booking';
import { timeOfDay } from './fields';

/** Where a request is moved to, or shall be. Validate with `context: { today }`. */
export const newMomentSchema = object({ date: comingDay(), time: timeOfDay().required('timeRequired') }).noUnknown();
export type NewMoment = InferType<typeof newMomentSchema>;
