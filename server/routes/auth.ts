import type { ENDPOINTS } from '../../src/contract/endpoints';
import { countPasswordResets, countPassword, clearAttempts, passwordWasRight, type Attempting } from '../auth/attempts';
import { browserToken, giveBrowserToken } from '../auth/browserCookie';
import { setUpAdministrator } from '../auth/firstAdministrator';
import { nameKey } from '../auth/nameKey';
import { mailResetLink, resetPassword as reset } from '../auth/passwordReset';
import { isPassword } from '../auth/passwords';
import { registerMember } from '../auth/registration';
import { insertAuditEntry } from '../db/audit';
import { isKnownBrowser, rememberBrowser } from '../db/knownBrowsers';
import { closeSession, openSession, userOfToken } from '../db/sessions';
import { findLogin, userOf } from '../db/users';
import type { Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { messageText } from '../http/messages';
import type { AppDependencies } from '../dependencies';

type Endpoints = typeof ENDPOINTS;

/** `POST /auth/login`. An unknown name, a wrong password and a disabled account get the same response in the same time. */
export const login =
  ({ config, database, clock, background }: AppDependencies, limits: RateLimits): Handler<Endpoints['login']> =>
  async (call) => {
    const { body, address } = call;
    const found = await findLogin(database.db, body.username);
    const token = browserToken(call);
    const isKnown = token !== null && found !== null && (await isKnownBrowser(database.db, { token, userId: found.account.id, now: clock() }));
    // Counted by account, for its username and its address alike. Attempts with an unknown name are counted too.
    const attempting: Attempting = { account: found?.account.id ?? `nobody ${nameKey(body.username)}`, address, browser: isKnown ? token : null };
    await countPassword(limits, attempting);
    const right = await isPassword(body.password, found?.passwordHash ?? null);
    if (!right || found === null || found.account.disabled) {
      // Recorded after the response, so that the response time is the same for an unknown name.
      background(() => insertAuditEntry(database.db, { what: 'sign-in-refused', by: null, subject: found ? `user/${found.account.id}` : '' }, clock()));
      throw new HttpError(401, 'wrongLogin');
    }
    await passwordWasRight(limits, attempting);
    const { id } = found.account;
    const opened = await database.transaction(async (trx) => {
      await insertAuditEntry(trx, { what: 'sign-in', by: id, subject: `user/${id}` }, clock());
      return { session: await openSession(trx, id, clock()), browser: await rememberBrowser(trx, { known: token, userId: id, now: clock() }) };
    });
    giveBrowserToken(call, opened.browser, config.publicUrl);
    return { token: opened.session, user: userOf(found.account) };
  };

/** `POST /auth/verify`: returns the user of a session token. */
export const verify =
  ({ database, clock }: AppDependencies): Handler<Endpoints['verify']> =>
  async ({ body }) => {
    const user = await userOfToken(database.db, body.token, clock());
    if (user === null) throw new HttpError(401, 'sessionOver');
    return { user };
  };

/** `POST /auth/setup`: creates the first administrator, once only. */
export const setup =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['setup']> =>
  async ({ body, address }) => {
    await limits.take('loginByMinute', address);
    const session = await setUpAdministrator(parts, body);
    if (session === null) throw new HttpError(404, 'setupSpent');
    return session;
  };

/** `POST /auth/register`: the response is the same whether the address already has an account or not. */
export const register =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['register']> =>
  async ({ body, address, language }) => {
    await limits.take('register', address);
    await registerMember(parts, body, language);
    return { message: messageText('registered', language) };
  };

/** `POST /auth/forgot-password`: responds before the address is looked up, so that the response time does not reveal an account. */
export const forgotPassword =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['forgotPassword']> =>
  async ({ body: { email, language }, address }) => {
    await countPasswordResets(limits, nameKey(email), address);
    parts.background(() => mailResetLink(parts, email, language));
    return { message: messageText('resetAsked', language) };
  };

/** `POST /auth/reset-password`. */
export const resetPassword =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['resetPassword']> =>
  async ({ body, address, language }) => {
    await limits.take('reset', address);
    const account = await reset(parts, body);
    await clearAttempts(limits, { id: account.id, email: nameKey(account.email) }, address);
    return { message: messageText('resetDone', language) };
  };

/** `POST /auth/logout`: invalidates the request's token. Idempotent. */
export const logout =
  ({ database }: AppDependencies): Handler<Endpoints['logout']> =>
  async ({ token, language }) => {
    if (token !== null) await closeSession(database.db, token);
    return { message: messageText('signedOut', language) };
  };
