import { isIP } from 'node:net';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isLoopbackHost, type MailServerForm, type MailServerRecord } from '../../src/contract/mailServer';
import { isLocalSite, type Config } from '../config';
import { differences, insertAuditEntry } from '../db/audit';
import { clearMailServer, findMailServer, replaceMailServer, type StoredMailServer } from '../db/mailServer';
import { hastenMails } from '../db/mails';
import type { AppDependencies } from '../dependencies';
import { currentUser, type Handler, type RequestContext } from '../http/api';
import { assertIfMatch, setEtag } from '../http/etags';
import { HttpError, invalid } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { openMailServer, passwordPurpose, readActiveMailServer } from '../mailserver/activeMailServer';
import { isPrivateAddress } from '../mailserver/guardedSocket';
import { sealSecret } from '../mailserver/sealSecret';
import { obtainSecretKey } from '../mailserver/secretKey';
import { sendTestMail } from '../mailserver/sendTestMail';

type Endpoints = typeof ENDPOINTS;

/** Rejects changes while the environment sets the mail server. @throws Problem 409 */
function assertOwnSettings({ smtpUrl }: Config): void {
  if (smtpUrl !== null) throw new HttpError(409, 'mailServerOfEnvironment');
}

/** Rejects hosts that the server would not connect to, so that the mistake shows at the field. Names are checked again on every connection. */
function assertPublicHost({ host }: MailServerForm, config: Config): void {
  if (!isLocalSite(config) && (isLoopbackHost(host) || (isIP(host) !== 0 && isPrivateAddress(host)))) throw invalid({ host: 'hostPrivate' });
}

/** Whether a form without a password may use the stored one. Another server or account must not receive it. */
const keepsPassword = (form: MailServerForm, stored: Pick<StoredMailServer, 'host' | 'username'>): boolean => form.host === stored.host && form.username === stored.username;

/** Encrypts a new password; null without one. @throws Problem 422 at the field when there is no key to encrypt it with */
async function sealNewPassword(form: MailServerForm, config: Config): Promise<string | null> {
  if (form.username === '' || form.password === '') return null;
  const { key, problem } = await obtainSecretKey(config);
  if (key === null) throw invalid({ password: problem === 'keyMissing' ? 'secretKeyMissing' : 'secretKeyInvalid' });
  return sealSecret(form.password, key, passwordPurpose(form));
}

/** Returns the stored password if the form keeps it. @throws Problem 422 at the field when the password has to be entered */
async function keptPassword(form: MailServerForm, stored: StoredMailServer, config: Config): Promise<string | null> {
  if (form.username === '') return null;
  const { record } = await openMailServer(stored, config);
  if (stored.password === null || record.problem !== null) throw invalid({ password: 'mailPasswordRequired' });
  if (!keepsPassword(form, stored)) throw invalid({ password: 'mailPasswordAgain' });
  return stored.password;
}

/** Describes a change for the audit log, without the username, which can be an e-mail address, and without the password. */
function changeOf(before: StoredMailServer, after: Omit<StoredMailServer, 'version'>): string {
  const facts = ({ host, port, security }: Omit<StoredMailServer, 'version'>) => ({ host, port, security });
  const secrets = (['username', 'sender', 'password'] as const).filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  return [differences(facts(before), facts(after)), ...secrets.map((name) => `${name} changed`)].filter(Boolean).join(', ');
}

/** `GET /mail-server`. */
export const readMailServer =
  ({ database, config }: AppDependencies): Handler<Endpoints['readMailServer']> =>
  async (call) => {
    const { record } = await readActiveMailServer(database.db, config);
    setEtag(call, record);
    return record;
  };

type Change = (stored: StoredMailServer) => Promise<Omit<StoredMailServer, 'version'> | null>;

/** Replaces or removes the mail server. The outbox reads it before its next mail, so that waiting mails leave without a restart. */
async function change({ database, config, clock, onQueued }: AppDependencies, call: Pick<RequestContext, 'viewer' | 'header' | 'setHeader'>, next: Change): Promise<MailServerRecord> {
  const { id: by } = await currentUser(call);
  await database.transaction(async (trx) => {
    const stored = await findMailServer(trx);
    assertIfMatch(call, (await openMailServer(stored, config)).record);
    const after = await next(stored);
    if (after === null) await clearMailServer(trx, stored);
    else await replaceMailServer(trx, stored, after);
    await hastenMails(trx, clock());
    await insertAuditEntry(trx, { what: 'mail-server', by, subject: '', change: after === null ? 'removed' : changeOf(stored, after) }, clock());
  });
  onQueued();
  const { record } = await readActiveMailServer(database.db, config);
  setEtag(call, record);
  return record;
}

/** `PUT /mail-server`. */
export const changeMailServer =
  (parts: AppDependencies): Handler<Endpoints['changeMailServer']> =>
  async (call) => {
    const { body } = call;
    const { config } = parts;
    const { host, port, security, username, sender } = body;
    assertOwnSettings(config);
    assertPublicHost(body, config);
    const sealed = await sealNewPassword(body, config);
    return change(parts, call, async (stored) => ({ host, port, security, username, sender, password: sealed ?? (await keptPassword(body, stored, config)) }));
  };

/** `DELETE /mail-server`: removes the mail server with its password. Mails wait again. */
export const removeMailServer =
  (parts: AppDependencies): Handler<Endpoints['removeMailServer']> =>
  async (call) => {
    assertOwnSettings(parts.config);
    return change(parts, call, () => Promise.resolve(null));
  };

/** `POST /mail-server/test`: sends a mail to the caller, through unsaved values or else through the mail server in use. */
export const testMailServer =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['testMailServer']> =>
  async (call) => {
    const { database, config } = parts;
    const { id, email } = await currentUser(call);
    const form = call.body.server;
    const active = await readActiveMailServer(database.db, config);
    if (form !== null) {
      assertOwnSettings(config);
      assertPublicHost(form, config);
    }
    const stored = active.transport && 'login' in active.transport ? active.transport.login : null;
    if (form !== null && form.username !== '' && form.password === '') {
      if (!stored?.password) throw invalid({ 'server.password': 'mailPasswordRequired' });
      if (!keepsPassword(form, stored)) throw invalid({ 'server.password': 'mailPasswordAgain' });
    }
    const transport = form === null ? active.transport : { login: { ...form, password: form.password || (stored?.password ?? '') } };
    if (transport === null) throw invalid({ 'server.host': 'required' });
    await limits.take('mailTest', id);
    return sendTestMail(parts, transport, { recipient: email, language: call.language });
  };
