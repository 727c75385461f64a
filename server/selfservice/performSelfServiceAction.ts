import type { Transaction } from 'kysely';
import { dayAt } from '../../src/contract/days';
import { MANAGE_TOKEN_HEADER, selfServiceUntil } from '../../src/contract/selfService';
import type { CustomerAction } from '../../src/contract/requestRules';
import type { PublicSettings } from '../../src/contract/settings';
import type { SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { storeResponse } from '../db/idempotency';
import { findRequest, insertHistory, type NewHistory, type StoredRequest } from '../db/inbox';
import { findByToken } from '../db/manage';
import type { Tables } from '../db/schema';
import { loadSettings, readSettings } from '../db/settings';
import type { RequestContext } from '../http/api';
import { parseIdempotencyKey, findReplayIn, retryOnConflict } from '../http/idempotency';
import { HttpError } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { assertIfMatch, setEtag } from '../http/etags';
import { loadMailOptions, type MailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import { selfServiceView } from './selfServiceView';

/** History entry of a customer's action. */
export interface Changed extends Pick<Partial<NewHistory>, 'act' | 'from' | 'to' | 'guests' | 'totals'> {
  /** Whether the catalogue was changed. */
  catalogue?: boolean;
}

type ManageCall = Pick<RequestContext, 'address' | 'header' | 'raw' | 'setHeader'>;

/** Changes the stored request. Runs database queries only, because the transaction may be retried. */
type Work = (trx: Transaction<Tables>, stored: StoredRequest, around: { now: Date; token: string; /** The customer's view before the action. */ view: SelfServiceRequest; settings: PublicSettings; mailOptions: MailOptions }) => Promise<Changed>;

const tokenOf = ({ header }: Pick<RequestContext, 'header'>): string => header(MANAGE_TOKEN_HEADER)?.slice(0, 200) ?? '';

/**
 * Returns the request that the call's token belongs to. An unknown token, an expired one and one of an erased request get the same response.
 * @throws Problem 404, and 429 for an address that sends too many requests
 */
export async function openedRequest({ database, clock }: AppDependencies, limits: RateLimits, call: ManageCall): Promise<StoredRequest> {
  await limits.take('manage', call.address);
  const id = await findByToken(database.db, tokenOf(call));
  const stored = id === null ? null : await findRequest(database.db, id);
  const { rules } = await readSettings(database);
  if (stored === null || stored.record.erased || selfServiceUntil(stored.record.request.date, rules) < dayAt(clock())) throw new HttpError(404, 'linkUnknown');
  return stored;
}

/**
 * Performs a customer's action on a request. The legality check, the change, its history, its mails and its key are one transaction. Idempotent for
 * the same `Idempotency-Key`.
 * @returns the updated request
 * @throws Problem 404, 409 when the action is no longer possible, 412 when `If-Match` is not the current version; 409 and 412 contain the current
 * request
 */
export async function performSelfServiceAction(parts: AppDependencies, limits: RateLimits, call: ManageCall, action: CustomerAction, work: Work): Promise<SelfServiceRequest> {
  const { database, clock, onQueued, onCatalogueChange } = parts;
  const { record: opened } = await openedRequest(parts, limits, call);
  const attempt = parseIdempotencyKey(call, `${action} ${opened.id}`);
  const mailOptions = await loadMailOptions(parts);
  const done = await retryOnConflict(() =>
    database.transaction(async (trx): Promise<Changed> => {
      const now = clock();
      if (await findReplayIn(trx, attempt, now)) return {};
      const stored = await findRequest(trx, opened.id);
      if (stored === null || stored.record.erased) throw new HttpError(404, 'linkUnknown');
      const settings = await loadSettings(trx);
      const view = await selfServiceView(trx, stored, dayAt(now), settings.rules);
      assertIfMatch(call, view);
      if (!view.acts.includes(action)) throw new HttpError(409, 'notPossibleNow', { current: view });
      const { catalogue = false, ...told } = await work(trx, stored, { now, token: tokenOf(call), view, settings, mailOptions });
      await insertHistory(trx, stored.record, { act: action, userId: null, ...told }, now);
      if (attempt) await storeResponse(trx, attempt, 200, '{}', now);
      return { catalogue };
    }),
  );
  onQueued();
  if (done.catalogue) onCatalogueChange();
  return readOpened(parts, call, opened.id);
}

/** Returns the current request, with its version as `ETag`. @throws Problem 404 when the request was erased in the meantime */
export async function readOpened({ database, clock }: AppDependencies, call: Pick<RequestContext, 'setHeader'>, id: string): Promise<SelfServiceRequest> {
  const stored = await findRequest(database.db, id);
  if (stored === null) throw new HttpError(404, 'linkUnknown');
  const { rules } = await readSettings(database);
  const view = await selfServiceView(database.db, stored, dayAt(clock()), rules);
  setEtag(call, view);
  return view;
}
