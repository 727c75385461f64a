import { readEvent } from '../contract/event';
import { readTraining } from '../contract/training';
import { useList } from './useRead';

export const useEvents = () => useList('event', readEvent);
export const useTrainings = () => useList('training', readTraining);
