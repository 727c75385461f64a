import { readContentFocus } from '../contract/contentFocus';
import { readMeat } from '../contract/meat';
import { readSide } from '../contract/side';
import { readTool } from '../contract/tool';
import { usePublicList } from './useApiQuery';

export const useMeats = () => usePublicList('meat', readMeat);
export const useSides = () => usePublicList('side', readSide);
export const useTools = () => usePublicList('tool', readTool);
export const useContentFocuses = () => usePublicList('contentfocus', readContentFocus);
