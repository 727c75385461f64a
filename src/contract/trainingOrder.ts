import { object, type InferType } from 'yup';
import { line, list } from './fields';

/** Path of the trainings' order, below the API root. */
export const TRAINING_ORDER_PATH = '/training-order';

/** Ids of the trainings in display order. */
export const trainingOrderSchema = object({ ids: list(line(64).required('required'), 1000).default([]) }).noUnknown();

export type TrainingOrder = InferType<typeof trainingOrderSchema>;
