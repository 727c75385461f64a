import { readContentFocus } from '../contract/contentFocus';
import { readMeat } from '../contract/meat';
import { readSide } from '../contract/side';
import { readTool } from '../contract/tool';
import { useList } from './useRead';

export const useMeats = () => useList('meat', readMeat);
export const useSides = () => useList('side', readSide);
export const useTools = () => useList('tool', readTool);
export const useContentFocuses = () => useList('contentfocus', readContentFocus);
