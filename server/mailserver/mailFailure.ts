import type { MailFailure } from '../../src/contract/mailServer';
import { PrivateAddressError } from './guardedSocket';

const BY_CODE: Readonly<Record<string, MailFailure>> = {
  EAUTH: 'wrongPassword',
  ENOAUTH: 'wrongPassword',
  ETLS: 'tls',
  EDNS: 'hostNotFound',
  ENOTFOUND: 'hostNotFound',
  EAI_AGAIN: 'hostNotFound',
  ECONNREFUSED: 'connectionRefused',
  EHOSTUNREACH: 'connectionRefused',
  ENETUNREACH: 'connectionRefused',
  ECONNRESET: 'connectionRefused',
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
};

/** Codes of certificates that cannot be verified, and of servers that speak another protocol. */
const OF_TLS = /^(?:ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_|EPROTO$)/;

const field = (error: unknown, name: string): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Classifies an error of Nodemailer or of its connection. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof PrivateAddressError) return 'privateHost';
  const [code, original, command] = [field(error, 'code'), field(error, 'originalCode'), field(error, 'command')];
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'senderRefused' : 'recipientRefused';
  if (OF_TLS.test(original) || OF_TLS.test(code)) return 'tls';
  return BY_CODE[code] ?? BY_CODE[original] ?? 'other';
}
