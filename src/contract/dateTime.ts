import { object, type InferType } from 'yup';
import { futureDate } from './booking';
import { timeOfDay } from './fields';

/** New date and time of a request that is moved or whose move is requested. Validate with `context: { today }`. */
export const dateTimeSchema = object({ date: futureDate(), time: timeOfDay().required('timeRequired') }).noUnknown();
export type DateTime = InferType<typeof dateTimeSchema>;
