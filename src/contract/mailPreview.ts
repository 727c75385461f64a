import { object, string, type InferType } from 'yup';
import { contentSchema } from './content';
import { list } from './fields';
import { LANGUAGES } from './language';
import { MAIL_PREVIEWS } from './mailPreviewNames';
import { ENDPOINT_PATHS } from './paths';

/** Unsaved texts that one preview may contain. */
const MAX_TEXTS = 20;

/** Body of `POST /mail-previews`. */
export const mailPreviewRequestSchema = object({
  mail: string().oneOf([...MAIL_PREVIEWS], 'notValid').required('required'),
  /** Language of the sample's customer. Not named `language`, which would also be the language of the response's messages. */
  customerLanguage: string().oneOf([...LANGUAGES], 'notValid').required('required'),
  /** Unsaved texts, which apply over the saved ones. */
  texts: list(contentSchema.required(), MAX_TEXTS).default([]),
}).noUnknown();

export type MailPreviewRequest = InferType<typeof mailPreviewRequestSchema>;

/** Mail about a sample, exactly as it would be sent. */
export const mailPreviewSchema = object({
  subject: string().defined(),
  html: string().defined(),
  text: string().defined(),
  /** Calendar entry that is attached to the mail; null without one. */
  calendar: object({ title: string().defined(), note: string().defined() }).nullable().defined(),
});

export type MailPreviewContent = InferType<typeof mailPreviewSchema>;

/** Address to which a preview was sent. */
export const sentPreviewSchema = object({ recipient: string().defined() });

export const MAIL_PREVIEW_ENDPOINTS = {
  previewMail: { ...ENDPOINT_PATHS.previewMail, access: 'admin', body: mailPreviewRequestSchema, response: mailPreviewSchema },
  /** Queues the mail of a preview to the caller's own address. */
  sendMailPreview: { ...ENDPOINT_PATHS.sendMailPreview, access: 'admin', body: mailPreviewRequestSchema, response: sentPreviewSchema },
} as const;
