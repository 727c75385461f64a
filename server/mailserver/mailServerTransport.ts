import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { MailSecurity } from '../../src/contract/mailServer';
import { openMailSocket } from './guardedSocket';

/** Limit for each step of a conversation with a mail server, in milliseconds. */
const STEP_MS = 10_000;

/** Mail server of the settings with its password. */
export interface MailServerLogin {
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty for a connection without a login. */
  username: string;
  password: string;
  /** Sender's address. Empty for the business's own. */
  sender: string;
}

/** Returns the options of Nodemailer. Certificates are always verified, and STARTTLS is required rather than used when offered. */
export function mailServerTransport({ host, port, security, username, password }: MailServerLogin, { allowPrivate }: { allowPrivate: boolean }): SMTPTransport.Options {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username === '' ? {} : { auth: { user: username, pass: password } }),
    getSocket: (_, callback) => {
      openMailSocket({ host, port, allowPrivate, timeoutMs: STEP_MS }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
  };
}
