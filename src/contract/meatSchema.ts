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
  /** Percentage of the raw weight that remains after cooking; null for meat that is served as purchased. */
  yieldPercent: percent(),
  imageUrl: webAddress().default(''),
  sample: flag().default(false),
}).noUnknown();

/** Meat as written to the API. Prices are in dollars per kilogram, before taxes; portions in kilograms. */
export type MeatFields = InferType<typeof meatSchema>;
