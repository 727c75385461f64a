import { object, type InferType } from 'yup';
import { comingDay } from './booking';
import { timeOfDay } from './fields';

/** New date and time of a request that is moved or whose move is requested. Validate with `context: { today }`. */
export const newMomentSchema = object({ date: comingDay(), time: timeOfDay().required('timeRequired') }).noUnknown();
export type NewMoment = InferType<typeof newMomentSchema>;
