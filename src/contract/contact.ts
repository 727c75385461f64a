import { object, string, type InferType } from 'yup';
import { emailAddress, line, paragraph } from './fields';

export const CONTACT_SUBJECTS = ['general', 'trainings', 'events', 'other'] as const;

export const contactSchema = object({
  name: line(120).required('fullNameRequired'),
  email: emailAddress(),
  subject: string().oneOf([...CONTACT_SUBJECTS], 'required').required('required'),
  message: paragraph().required('required'),
}).noUnknown();

export type ContactMessage = InferType<typeof contactSchema>;
