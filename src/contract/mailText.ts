import { object, type InferType } from 'yup';
import { line, paragraph } from './fields';

/** Mail sent with an action, as edited by the owner. */
export const mailTextSchema = object({ subject: line(200).required('required'), text: paragraph(8000).required('required') }).noUnknown();
export type MailText = InferType<typeof mailTextSchema>;

/** Mail of an action. Null: no mail is sent. */
export const optionalMailText = () => mailTextSchema.nullable().default(null);
