import { object } from 'yup';
import { amount, between, flag, line, list, paragraph } from './fields';

const bothLanguages = (max: number) => object({ fr: paragraph(max).required('frenchRequired'), en: paragraph(max).required('englishRequired') }).noUnknown();

/** Terms of proposals, and included services. It has no field for a cancellation fee: a customer may cancel at any time for the costs incurred. */
export const proposals = object({ validDays: between(1, 60), included: bothLanguages(1000), terms: bothLanguages(6000) }).noUnknown();

const preset = object({
  name: object({ fr: line(80).required('frenchRequired'), en: line(80).required('englishRequired') }).noUnknown(),
  amount: amount().nonNullable('required').min(0, 'tooFew:${min}').max(10_000, 'tooMany:${max}').required('required'),
  perPerson: flag().required('required'),
}).noUnknown();

export const linePresets = object({ presets: list(preset.required(), 30).default([]) }).noUnknown();
