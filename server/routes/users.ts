import { array } from 'yup';
import { messageSchema, type Endpoint } from '../../src/contract/endpoints';
import { listQueryParameters } from '../../src/contract/listQuery';
import { RESOURCES } from '../../src/contract/resources';
import { accountSchema, userCreateSchema, userFieldsSchema } from '../../src/contract/user';
import { changeAccount, createAccount, findAccount, removeAccount, restoreAccount } from '../auth/administration';
import { listAccountsForOwner } from '../db/users';
import { currentUser, type Handler } from '../http/api';
import { messageText } from '../http/messages';
import { parseIdempotencyKey } from '../http/idempotency';
import { assertIfMatch, setEtag } from '../http/etags';
import type { AppDependencies } from '../dependencies';
import { askedListing, setTotalCount } from './listing';

const { path, read, write } = RESOURCES.user;

export const USER_ENDPOINTS = {
  list: { method: 'GET', path, access: read, query: listQueryParameters('user'), response: array(accountSchema).defined() },
  create: { method: 'POST', path, access: write, keyed: true, body: userCreateSchema, response: accountSchema },
  read: { method: 'GET', path: `${path}/{id}`, access: read, response: accountSchema },
  change: { method: 'PUT', path: `${path}/{id}`, access: write, body: userFieldsSchema, response: accountSchema },
  remove: { method: 'DELETE', path: `${path}/{id}`, access: write, response: messageSchema },
  restore: { method: 'POST', path: `${path}/{id}/restore`, access: write, response: accountSchema },
} satisfies Record<string, Endpoint>;

type Endpoints = typeof USER_ENDPOINTS;

/** `GET /user`: a page of accounts, oldest first by default. */
export const listUsers =
  ({ database }: AppDependencies): Handler<Endpoints['list']> =>
  async (call) => {
    const { accounts, total } = await listAccountsForOwner(database, askedListing(call, 'user'));
    setTotalCount(call, total);
    return accounts;
  };

/** `POST /user`. Idempotent for the same key. The stored hash of the body does not include the password. */
export const createUser =
  (parts: AppDependencies): Handler<Endpoints['create']> =>
  async (call) => {
    const { password: _, ...shown } = call.body;
    const attempt = parseIdempotencyKey({ header: call.header, raw: new TextEncoder().encode(JSON.stringify(shown)) }, 'create user');
    const account = await createAccount(parts, call.body, { by: (await currentUser(call)).id, attempt });
    setEtag(call, account);
    return account;
  };

/** `GET /user/{id}`. */
export const readUser =
  ({ database }: AppDependencies): Handler<Endpoints['read']> =>
  async (call) => {
    const account = await findAccount(database.db, call.parameter('id'));
    setEtag(call, account);
    return account;
  };

/** `PUT /user/{id}`. */
export const changeUser =
  (parts: AppDependencies): Handler<Endpoints['change']> =>
  async (call) => {
    const account = await changeAccount(parts, call.parameter('id'), call.body, (await currentUser(call)).id, (current) => assertIfMatch(call, current));
    setEtag(call, account);
    return account;
  };

/** `DELETE /user/{id}`. */
export const removeUser =
  (parts: AppDependencies): Handler<Endpoints['remove']> =>
  async (call) => {
    await removeAccount(parts, call.parameter('id'), (await currentUser(call)).id, (current) => assertIfMatch(call, current));
    return { message: messageText('deleted', call.language) };
  };

/** `POST /user/{id}/restore`. */
export const restoreUser =
  (parts: AppDependencies): Handler<Endpoints['restore']> =>
  async (call) => {
    const account = await restoreAccount(parts, call.parameter('id'), (await currentUser(call)).id);
    setEtag(call, account);
    return account;
  };
