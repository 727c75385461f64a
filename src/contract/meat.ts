import { object, type InferType } from 'yup';
import { line, paragraph, quantity, webAddress } from './fields';
import { readNumber, readText } from './localized';
import type { Text } from './language';
import { asRow } from './row';

export const meatSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  costPerKg: quantity(),
  sellPerKg: quantity(),
  avgKgPerPerson: quantity(10),
  imageUrl: webAddress().default(''),
}).noUnknown();

/** A meat as it is written. Prices in dollars a kilogram, before taxes; portions in kilograms. */
export type MeatFields = InferType<typeof meatSchema>;

/** A meat as every screen and every rule sees it. A missing figure is `null`. */
export interface Meat {
  id: string;
  name: Text;
  description: Text;
  sellPerKg: number | null;
  avgKgPerPerson: number | null;
  imageUrl: string;
}

/** Reads a meat in any of the shapes that SPEC section 3 allows. @throws Error when it is no object with an id */
export function readMeat(value: unknown): Meat {
  const row = asRow(value);
  return {
    id: row.id,
    name: readText(row, 'name'),
    description: readText(row, 'description'),
    sellPerKg: readNumber(row['sellPerKg']),
    avgKgPerPerson: readNumber(row['avgKgPerPerson']),
    imageUrl: typeof row['imageUrl'] === 'string' ? row['imageUrl'] : '',
  };
}
