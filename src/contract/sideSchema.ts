import { object, type InferType } from 'yup';
import { flag, line, list, paragraph, percent, quantity, webAddress } from './fields';

export const sideVariationSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  priceModifier: quantity(),
  isDefault: flag().default(false),
}).noUnknown();

export const sideSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  price: quantity(),
  sellPerKg: quantity(),
  sellPerServing: quantity(),
  avgKgPerPerson: quantity(10),
  avgServingsPerPerson: quantity(50),
  /** Percentage of the raw weight that remains after cooking, as for a meat. */
  yieldPercent: percent(),
  imageUrl: webAddress().default(''),
  variations: list(sideVariationSchema, 100).default([]),
  sample: flag().default(false),
}).noUnknown();

/** Side as written to the API. Prices are in dollars, before taxes; portions in kilograms and in servings. */
export type SideFields = InferType<typeof sideSchema>;
