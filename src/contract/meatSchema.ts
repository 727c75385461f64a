import { object, type InferType } from 'yup';
import { line, paragraph, quantity, webAddress } from './fields';

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
