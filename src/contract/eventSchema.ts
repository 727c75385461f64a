import { object, string, type InferType } from 'yup';
import { day, flag, ids, line, paragraph, quantity, timeOfDay, webAddress, integer } from './fields';
import { VISIBILITIES } from './visibility';

export const eventSchema = object({
  name_fr: line().required('bothNames'),
  name_en: line().required('bothNames'),
  description_fr: paragraph().default(''),
  description_en: paragraph().default(''),
  location: line(300).default(''),
  date: day().default(''),
  time: timeOfDay().default(''),
  startDate: day().default(''),
  endDate: day().default(''),
  price: quantity(100_000),
  basePrice: quantity(100_000),
  maxParticipants: integer(100_000).nullable(),
  capacity: integer(100_000).nullable(),
  meatsOffered: ids().default([]),
  sidesOffered: ids().default([]),
  numberOfGuests: integer(100_000).nullable(),
  numberOfChildren: integer(100_000).nullable(),
  reusableUtensils: flag().default(false),
  imageUrl: webAddress().default(''),
  visibility: string().oneOf([...VISIBILITIES], 'notValid').default('public'),
  isActive: flag().default(true),
  sample: flag().default(false),
}).noUnknown();

/** Event as submitted. Prices in dollars, before taxes; days and times are local. */
export type EventFields = InferType<typeof eventSchema>;
