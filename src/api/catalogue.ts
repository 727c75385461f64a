import { readEvent } from '../contract/event';
import { readMeat } from '../contract/meat';
import { readSide } from '../contract/side';
import { readTool } from '../contract/tool';
import { readTraining } from '../contract/training';
import { useList } from './useRead';

export const useMeats = () => useList('meat', readMeat);
export const useSides = () => useList('side', readSide);
export const useTools = () => useList('tool', readTool);
export const useEvents = () => useList('event', readEvent);
export const useTrainings = () => useList('training', readTraining);
