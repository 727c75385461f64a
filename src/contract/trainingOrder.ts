import { array, object, type InferType } from 'yup';
import { line } from './fields';

/** Where the order of the trainings is put, under the API root. */
export const TRAINING_ORDER_PATH = '/training-order';

/** Trainings by id, the first one first. */
export const trainingOrderSchema = object({ ids: array(line(64).required('required')).max(1000, 'tooMany:${max}').default([]) }).noUnknown();

export type TrainingOrder = InferType<typeof trainingOrderSchema>;
