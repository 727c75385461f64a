import { object, type InferType } from 'yup';
import { flag, line, paragraph, webAddress } from './fields';
import { readText } from './localized';
import type { Text } from './language';
import { asRow } from './row';

export const toolSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  category: line(80).default(''),
  imageUrl: webAddress().default(''),
  isActive: flag().default(true),
}).noUnknown();

export type ToolFields = InferType<typeof toolSchema>;

/** A tool as every screen sees it. */
export interface Tool {
  id: string;
  name: Text;
  description: Text;
  category: string;
  imageUrl: string;
  isActive: boolean;
}

/** Reads a tool in any of the shapes that SPEC section 3 allows. @throws Error when it is no object with an id */
export function readTool(value: unknown): Tool {
  const row = asRow(value);
  return {
    id: row.id,
    name: readText(row, 'name'),
    description: readText(row, 'description'),
    category: typeof row['category'] === 'string' ? row['category'] : '',
    imageUrl: typeof row['imageUrl'] === 'string' ? row['imageUrl'] : '',
    isActive: row['isActive'] !== false && row['isActive'] !== 0,
  };
}
