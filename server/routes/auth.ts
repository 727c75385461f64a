import type { ENDPOINTS } from '../../src/contract/endpoints';
import { setUpAdministrator } from '../auth/firstAdministrator';
import { isPassword } from '../auth/passwords';
import { openSession, userOfToken } from '../db/sessions';
import { findAccount } from '../db/users';
import type { Handler } from '../http/api';
import { Problem } from '../http/problem';
import type { RateLimits } from '../http/rateLimits';
import type { Parts } from '../parts';

type Endpoints = typeof ENDPOINTS;

/** `POST /auth/login`. An unknown name, a wrong password and a disabled account are answered alike and take as long. */
export const login =
  ({ database, clock }: Parts, limits: RateLimits): Handler<Endpoints['login']> =>
  async ({ body, address }) => {
    await limits.take('loginByMinute', address);
    await limits.take('loginByHour', address);
    const account = await findAccount(database.db, body.username);
    // Counted by account, whether it is called by its username or its address; a name that nobody has is counted too.
    const counted = account?.user.id ?? `nobody ${body.username.toLowerCase()}`;
    await limits.take('loginByAccount', counted);
    const right = await isPassword(body.password, account?.passwordHash ?? null);
    if (!right || account === null || account.disabled) throw new Problem(401, 'wrongLogin');
    // Only wrong passwords count against the account.
    await limits.giveBack('loginByAccount', counted);
    return { token: await openSession(database.db, account.user.id, clock()), user: account.user };
  };

/** `POST /auth/verify`: whose session a token is. */
export const verify =
  ({ database, clock }: Parts): Handler<Endpoints['verify']> =>
  async ({ body }) => {
    const user = await userOfToken(database.db, body.token, clock());
    if (user === null) throw new Problem(401, 'sessionOver');
    return { user };
  };

/** `POST /auth/setup`: the first administrator, once. */
export const setup =
  (parts: Parts, limits: RateLimits): Handler<Endpoints['setup']> =>
  async ({ body, address }) => {
    await limits.take('loginByMinute', address);
    const session = await setUpAdministrator(parts, body);
    if (session === null) throw new Problem(404, 'setupSpent');
    return session;
  };
