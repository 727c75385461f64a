import { object, type InferType } from 'yup';
import { flag, line, paragraph, percent, quantity, webAddress } from './fields';

export const meatSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  costPerKg: quantity(),
  sellPerKg: quantity(),
  avgKgPerPerson: quantity(10),
  /** What is left of the raw weight once it is cooked; null for what is served as it is bought. */
  yieldPercent: percent(),
  imageUrl: webAddress().default(''),
  sample: flag().default(false),
}).noUnknown();

/** A meat as it is written. Prices in dollars a kilogram, before taxes; portions in kilograms. */
export type MeatFields = InferType<typeof meatSchema>;
