import { readContentFocus } from '../contract/contentFocus';
import type { Text } from '../contract/language';
import { readMeat } from '../contract/meat';
import { readSide } from '../contract/side';
import { readTool } from '../contract/tool';
import { usePublicList } from './useApiQuery';

/** Resource that events and trainings refer to by id. */
export interface RelatedResource {
  id: string;
  name: Text;
}

// Same normalizers as in menu.ts, because both share one cache entry for each list.
const READERS = { meat: readMeat, side: readSide, tool: readTool, contentfocus: readContentFocus } satisfies Record<string, (value: unknown) => RelatedResource>;

export const useRelatedResources = (resource: keyof typeof READERS) => usePublicList<RelatedResource>(resource, READERS[resource]);
