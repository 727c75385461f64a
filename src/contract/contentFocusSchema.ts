import { object, type InferType } from 'yup';
import { flag, line, paragraph, quantity } from './fields';

export const contentFocusSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  price: quantity(5000),
  sample: flag().default(false),
}).noUnknown();

/** Content focus of a training. Price in dollars. */
export type ContentFocusFields = InferType<typeof contentFocusSchema>;
