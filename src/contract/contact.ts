import { object, type InferType } from 'yup';
import { CHOICE_KEY } from './choiceLists';
import { emailAddress, line, paragraph } from './fields';

export const contactSchema = object({
  name: line(120).required('fullNameRequired'),
  email: emailAddress(),
  subject: line(40).required('required').matches(CHOICE_KEY, { message: 'notValid', excludeEmptyString: true }),
  message: paragraph().required('required'),
}).noUnknown();

export type ContactMessage = InferType<typeof contactSchema>;
