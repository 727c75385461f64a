import type { Kysely } from 'kysely';
import { isLocalSite, type Config } from '../config';
import type { Tables } from '../db/schema';
import type { Mailer, OutgoingMail } from '../mail/mail';
import { createSmtpMailer } from '../mail/smtpMailer';
import { readActiveMailServer, type ActiveMailServer, type MailServerConfig } from './activeMailServer';
import { mailServerTransport } from './mailServerTransport';

type SourceConfig = MailServerConfig & Pick<Config, 'publicUrl'>;

/** Replaces the sender's address and keeps the name. `MAIL_FROM` of the environment stays as it is. */
const withSender = (mail: OutgoingMail, address: string): OutgoingMail => (address === '' || typeof mail.from === 'string' ? mail : { ...mail, from: { ...mail.from, address } });

/** Creates a mailer for a mail server. Hosts on private networks are for tests: only a site on this machine may connect to them. */
export function mailerFor(transport: NonNullable<ActiveMailServer['transport']>, config: Pick<Config, 'publicUrl'>): Mailer {
  if ('url' in transport) return createSmtpMailer(transport.url);
  const { login } = transport;
  const mailer = createSmtpMailer(mailServerTransport(login, { allowPrivate: isLocalSite(config) }));
  return (mail) => mailer(withSender(mail, login.sender));
}

/** Returns a function that finds the mailer in use: null while no mail server is set or its password cannot be decrypted. */
export function createMailerSource(db: Kysely<Tables>, config: SourceConfig): () => Promise<Mailer | null> {
  let known: { version: number; mailer: Mailer } | null = null;
  return async () => {
    const { record, transport } = await readActiveMailServer(db, config);
    if (transport === null) return null;
    if (known?.version !== record.version) known = { version: record.version, mailer: mailerFor(transport, config) };
    return known.mailer;
  };
}
