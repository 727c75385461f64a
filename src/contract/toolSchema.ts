import { object, type InferType } from 'yup';
import { flag, line, paragraph, webAddress } from './fields';

export const toolSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  category: line(80).default(''),
  imageUrl: webAddress().default(''),
  isActive: flag().default(true),
  sample: flag().default(false),
}).noUnknown();

export type ToolFields = InferType<typeof toolSchema>;
