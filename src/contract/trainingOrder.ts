import { object, type InferType } from 'yup';
import { line, list } from './fields';

/** Where the order of the trainings is put, under the API root. */
export const TRAINING_ORDER_PATH = '/training-order';

/** Trainings by id, the first one first. */
export const trainingOrderSchema = object({ ids: list(line(64).required('required'), 1000).default([]) }).noUnknown();

export type TrainingOrder = InferType<typeof trainingOrderSchema>;
