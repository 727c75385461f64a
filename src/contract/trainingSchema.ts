import { object, string, type InferType } from 'yup';
import { TRAINING_TYPES } from './business';
import { flag, ids, line, dateTime, paragraph, quantity, webAddress, integer } from './fields';
import { VISIBILITIES } from './visibility';

export const trainingSchema = object({
  title_fr: line().required('bothNames'),
  title_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  duration: line(80).default(''),
  location: line(300).default(''),
  price: quantity(100_000),
  basePrice: quantity(100_000),
  included_fr: paragraph().default(''),
  included_en: paragraph().default(''),
  instructorName: line(120).default(''),
  instructorBio_fr: paragraph().default(''),
  instructorBio_en: paragraph().default(''),
  displayOrder: integer(100_000).nullable(),
  contentFocus: ids().default([]),
  meatsCovered: ids().default([]),
  toolsUsed: ids().default([]),
  type: string().oneOf([...TRAINING_TYPES], 'notValid').default('in-person'),
  /** Local `YYYY-MM-DDTHH:mm`, in the business's time zone. */
  eventDateTime: dateTime().default(''),
  meetingUrl: webAddress().default(''),
  capacity: integer(10_000).nullable(),
  imageUrl: webAddress().default(''),
  visibility: string().oneOf([...VISIBILITIES], 'notValid').default('public'),
  isActive: flag().default(true),
  sample: flag().default(false),
}).noUnknown();

/** Training as written to the API. Prices are in dollars, before taxes. */
export type TrainingFields = InferType<typeof trainingSchema>;
