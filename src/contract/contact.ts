import { object, string, type InferType } from 'yup';
import { emailAddress, line, paragraph } from './fields';

export const CONTACT_SUBJECTS = ['general', 'trainings', 'events', 'other'] as const;

export const contactSchema = object({
  name: line(120).required('fullNameRequired'),
  email: emailAddress(),
  // An empty choice is reported as missing, not as invalid.
  subject: string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf([...CONTACT_SUBJECTS], 'notValid')
    .required('required'),
  message: paragraph().required('required'),
}).noUnknown();

export type ContactMessage = InferType<typeof contactSchema>;
