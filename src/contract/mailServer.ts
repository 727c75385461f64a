import { boolean, number, object, string, type InferType } from 'yup';
import { emailWhenGiven, integer, line, text } from './fields';
import { ENDPOINT_PATHS } from './paths';

/*
 * Mail server that the owner enters in the settings. The password is write-only: requests contain it, and no response does.
 */

/** Encryption of the connection. `none` is for test servers on the same machine. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** Usual port of each encryption. */
export const MAIL_PORTS: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 };

/** Host name or IP address, without a protocol and a port. */
const HOST = /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]+)$/;

/** Whether a host is this machine. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Fields of the form. An empty password keeps the stored one; an empty username connects without a login. */
export const mailServerFormSchema = object({
  host: line(253).lowercase().required('required').matches(HOST, 'hostInvalid'),
  port: integer(65_535).min(1, 'tooFew:${min}').required('required'),
  security: string()
    .oneOf([...MAIL_SECURITIES], 'notValid')
    .required('required')
    .test('local', 'plainOnlyLocal', (security, { parent }) => security !== 'none' || isLoopbackHost(String((parent as { host?: unknown }).host))),
  username: line(200).default(''),
  password: text(500).matches(/^[^\p{Cc}\p{Cs}]*$/u, 'notValid').default(''),
  /** Sender's address. Empty for the business's own. */
  sender: emailWhenGiven().default(''),
}).noUnknown();
export type MailServerForm = InferType<typeof mailServerFormSchema>;

/** Reasons for which the stored password cannot be used, or no password can be stored. */
export const MAIL_KEY_PROBLEMS = ['keyMissing', 'keyInvalid', 'keyWrong'] as const;
export type MailKeyProblem = (typeof MAIL_KEY_PROBLEMS)[number];

const problem = () => string().oneOf([...MAIL_KEY_PROBLEMS]).nullable().defined();

/** Mail server in use, without its password. */
export const mailServerSchema = object({
  /** `environment` when `SMTP_URL` is set, which takes precedence and cannot be changed here. */
  source: string().oneOf(['environment', 'settings', 'none']).defined(),
  host: string().defined(),
  port: number().defined(),
  security: string().oneOf([...MAIL_SECURITIES]).defined(),
  username: string().defined(),
  sender: string().defined(),
  hasPassword: boolean().defined(),
  problem: problem(),
  version: number().defined(),
});
export type MailServerRecord = InferType<typeof mailServerSchema>;

/** Reasons for which a test mail did not leave. */
export const MAIL_FAILURES = ['hostNotFound', 'privateHost', 'connectionRefused', 'timeout', 'tls', 'wrongPassword', 'senderRefused', 'recipientRefused', 'other'] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Result of a test mail. */
export const mailTestSchema = object({
  outcome: string().oneOf(['sent', ...MAIL_FAILURES]).defined(),
  recipient: string().defined(),
  /** Response of the mail server, in its own language. Empty when there was none. */
  detail: string().defined(),
});
export type MailTest = InferType<typeof mailTestSchema>;

/** Whether mails can leave, and the reason when a stored mail server cannot be used. */
export const mailStateSchema = object({ canLeave: boolean().defined(), problem: problem() });
export type MailState = InferType<typeof mailStateSchema>;

export const MAIL_SERVER_ENDPOINTS = {
  readMailServer: { ...ENDPOINT_PATHS.readMailServer, access: 'admin', response: mailServerSchema },
  changeMailServer: { ...ENDPOINT_PATHS.changeMailServer, access: 'admin', body: mailServerFormSchema, response: mailServerSchema },
  removeMailServer: { ...ENDPOINT_PATHS.removeMailServer, access: 'admin', response: mailServerSchema },
  /** Sends a mail to the caller's own address, through unsaved values (`server`) or else through the mail server in use. */
  testMailServer: { ...ENDPOINT_PATHS.testMailServer, access: 'admin', body: object({ server: mailServerFormSchema.nullable().default(null) }).noUnknown(), response: mailTestSchema },
} as const;
