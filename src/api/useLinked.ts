import { readContentFocus } from '../contract/contentFocus';
import type { Text } from '../contract/language';
import { readMeat } from '../contract/meat';
import { readSide } from '../contract/side';
import { readTool } from '../contract/tool';
import { useList } from './useRead';

/** A thing that another one is made of. */
export interface Linked {
  id: string;
  name: Text;
}

// The same readers as the menu's: both keep their answers under the same key.
const READERS = { meat: readMeat, side: readSide, tool: readTool, contentfocus: readContentFocus } satisfies Record<string, (value: unknown) => Linked>;

/** The things that events and trainings are made of, by resource. */
export const useLinked = (resource: keyof typeof READERS) => useList<Linked>(resource, READERS[resource]);
