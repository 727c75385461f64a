import { object, type InferType } from 'yup';
import { line, paragraph } from './fields';

/** A translation override: a dotted tag and its text in both languages. */
export const contentSchema = object({
  tag: line(200).required('required').matches(/^[\w-]+(\.[\w-]+)+$/, 'notValid'),
  value: object({ fr: paragraph(20_000).default(''), en: paragraph(20_000).default('') }).noUnknown(),
}).noUnknown();

export type ContentEntry = InferType<typeof contentSchema>;
