import { array, boolean, number, object, string, type InferType } from 'yup';
import { flag } from './fields';
import { mailTextSchema } from './mailText';
import { LANGUAGES } from './language';
import { mailStateSchema } from './mailServer';
import { ENDPOINT_PATHS } from './paths';
import { PAGE_QUERY } from './query';

/* Outgoing mails, and messages of the contact form, as the owner reads them. */

/** Status of an outgoing mail: waiting, sent, or given up after a day of attempts or a permanent refusal. */
export const MAIL_STATUSES = ['queued', 'sent', 'dead'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

const status = () => string().oneOf([...MAIL_STATUSES]).defined();
const instant = () => string().defined();
const instantOrNull = () => string().nullable().defined();

const mailLine = {
  id: string().defined(),
  /** Request that the mail refers to. */
  bookingId: string().nullable().defined(),
  /** Message of the contact form that the mail refers to. */
  contactId: string().nullable().defined(),
  kind: string().defined(),
  recipient: string().defined(),
  subject: string().defined(),
  /** Plain text. Empty once erased after sending. */
  text: string().defined(),
  status: status(),
  createdAt: instant(),
  sentAt: instantOrNull(),
};

/** Outgoing mail in the list. */
export const mailLineSchema = object(mailLine);
export type MailLine = InferType<typeof mailLineSchema>;

/** Outgoing mail on its own page. */
export const mailDetailsSchema = object({
  ...mailLine,
  /** Whether the text is shown, was erased after sending, or is left out because its link gives access to another person's account. */
  content: string().oneOf(['shown', 'erased', 'secret']).defined(),
  attempts: number().defined(),
  /** Time of the next attempt; null once the mail does not wait. */
  nextAttemptAt: instantOrNull(),
  /** Last error of the mail server, without addresses. */
  lastError: string().nullable().defined(),
  /** Whether a copy can be sent. */
  canCopy: boolean().defined(),
});
export type MailDetails = InferType<typeof mailDetailsSchema>;

/** Outgoing mails by status, and whether they can leave. */
export const mailCountsSchema = mailStateSchema.concat(object({ queued: number().defined(), sent: number().defined(), dead: number().defined() }));
export type MailCounts = InferType<typeof mailCountsSchema>;

const contactLine = {
  id: string().defined(),
  /** Empty once the message is erased, as are the e-mail address and the message. */
  name: string().defined(),
  email: string().defined(),
  /** Key of the subject. */
  topic: string().defined(),
  message: string().defined(),
  /** Language in which the sender used the site. */
  language: string().oneOf([...LANGUAGES]).defined(),
  createdAt: instant(),
  readAt: instantOrNull(),
  answeredAt: instantOrNull(),
};

/** Message of the contact form in the list. */
export const contactLineSchema = object(contactLine);
export type ContactLine = InferType<typeof contactLineSchema>;

/** Answer to a message: a mail of the outbox. */
const answerLineSchema = object({ id: string().defined(), subject: string().defined(), text: string().defined(), status: status(), createdAt: instant() });
export type AnswerLine = InferType<typeof answerLineSchema>;

/** Message of the contact form with its answers, oldest first. */
export const contactDetailsSchema = object({ ...contactLine, erased: boolean().defined(), answers: array(answerLineSchema).defined() });
export type ContactDetails = InferType<typeof contactDetailsSchema>;

export const contactCountsSchema = object({ all: number().defined(), unread: number().defined() });
export type ContactCounts = InferType<typeof contactCountsSchema>;

/** Body of `POST /messages/{id}/read`. */
export const readMarkSchema = object({ read: flag().default(true) }).noUnknown();

export const MAILBOX_ENDPOINTS = {
  listMail: { ...ENDPOINT_PATHS.listMail, access: 'admin', query: { ...PAGE_QUERY, status: MAIL_STATUSES, search: 'string' }, response: array(mailLineSchema).defined() },
  countMail: { ...ENDPOINT_PATHS.countMail, access: 'admin', query: { search: 'string' }, response: mailCountsSchema },
  readMail: { ...ENDPOINT_PATHS.readMail, access: 'admin', response: mailDetailsSchema },
  retryMail: { ...ENDPOINT_PATHS.retryMail, access: 'admin', response: mailDetailsSchema },
  /** Queues a copy of a sent mail. Returns the copy. */
  copyMail: { ...ENDPOINT_PATHS.copyMail, access: 'admin', keyed: true, response: mailDetailsSchema },
  listMessages: { ...ENDPOINT_PATHS.listMessages, access: 'admin', query: { ...PAGE_QUERY, search: 'string' }, response: array(contactLineSchema).defined() },
  countMessages: { ...ENDPOINT_PATHS.countMessages, access: 'admin', query: { search: 'string' }, response: contactCountsSchema },
  readMessage: { ...ENDPOINT_PATHS.readMessage, access: 'admin', response: contactDetailsSchema },
  answerMessage: { ...ENDPOINT_PATHS.answerMessage, access: 'admin', keyed: true, body: mailTextSchema, response: contactDetailsSchema },
  markMessage: { ...ENDPOINT_PATHS.markMessage, access: 'admin', body: readMarkSchema, response: contactDetailsSchema },
  eraseMessage: { ...ENDPOINT_PATHS.eraseMessage, access: 'admin', response: contactDetailsSchema },
} as const;
