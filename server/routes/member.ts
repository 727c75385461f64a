import type { ENDPOINTS } from '../../src/contract/endpoints';
import * as own from '../auth/ownAccount';
import { currentUser, type Handler } from '../http/api';
import type { RateLimits } from '../http/rateLimits';
import { messageText } from '../http/messages';
import type { AppDependencies } from '../dependencies';

type Endpoints = typeof ENDPOINTS;

/* Handlers for the current user's own data. The user is identified by the session only; no id is taken from a request. */

/** `GET /member/profile`. */
export const readProfile =
  (parts: AppDependencies): Handler<Endpoints['readProfile']> =>
  async (call) =>
    own.readProfile(parts, await currentUser(call));

/** `PUT /member/profile`. */
export const changeProfile =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['changeProfile']> =>
  async (call) =>
    own.changeProfile(parts, limits, await currentUser(call), call.body);

/** `PUT /member/password`. */
export const changePassword =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['changePassword']> =>
  async (call) =>
    own.changePassword(parts, limits, await currentUser(call), call.body);

/** `GET /member/data`. */
export const readMemberData =
  (parts: AppDependencies): Handler<Endpoints['readMemberData']> =>
  async (call) =>
    own.memberData(parts, await currentUser(call));

/** `POST /member/erase`. */
export const eraseMember =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['eraseMember']> =>
  async (call) => {
    await own.eraseMember(parts, limits, await currentUser(call), call.body);
    return { message: messageText('erased', call.language) };
  };
