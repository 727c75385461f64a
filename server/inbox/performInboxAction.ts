import type { Transaction } from 'kysely';
import { dayAt } from '../../src/contract/days';
import type { RequestDetails } from '../../src/contract/inbox';
import { isAllowed, type InboxAction } from '../../src/contract/requestRules';
import { storeResponse } from '../db/idempotency';
import { findRequest, insertHistory, readRequest, type NewHistory, type StoredRequest } from '../db/inbox';
import { findOpenProposal } from '../db/proposals';
import type { Tables } from '../db/schema';
import { currentUser, type RequestContext } from '../http/api';
import { parseIdempotencyKey, findReplayIn, retryOnConflict } from '../http/idempotency';
import { HttpError } from '../http/httpError';
import { assertIfMatch, setEtag } from '../http/etags';
import { loadMailOptions, type MailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';

/** Side effects of an action, in addition to the changed request. */
export interface InboxActionResult extends Pick<Partial<NewHistory>, 'act' | 'letter' | 'published' | 'from' | 'to' | 'guests' | 'totals'> {
  /** Whether the catalogue was changed. */
  catalogue?: boolean;
  /** Whether mails to recipients other than the requester were queued. */
  queued?: boolean;
}

/** Changes the stored request. Runs database queries only, because the transaction may be retried. */
type Work = (trx: Transaction<Tables>, stored: StoredRequest, around: { now: Date; userId: string; mailOptions: MailOptions }) => Promise<InboxActionResult>;

type ActionCall = Pick<RequestContext, 'viewer' | 'parameter' | 'header' | 'raw' | 'setHeader'>;

/** Returns the request. @throws Problem 404 when the request does not exist */
export async function existingRequest<Found>(found: Promise<Found | null>): Promise<Found> {
  const request = await found;
  if (request === null) throw new HttpError(404, 'notFound');
  return request;
}

/**
 * Performs an action on a request. The legality check, the change, its history, its mails and its key are one transaction. Idempotent for the same
 * `Idempotency-Key`.
 * @returns the updated request
 * @throws Problem 404, 409 when the action is no longer possible, 412 when `If-Match` is not the current version; 409 and 412 contain the current
 * request
 */
export async function performInboxAction(parts: AppDependencies, call: ActionCall, action: InboxAction, work: Work): Promise<RequestDetails> {
  const { database, clock, onQueued, onCatalogueChange } = parts;
  const { id: userId } = await currentUser(call);
  const id = call.parameter('id');
  const attempt = parseIdempotencyKey(call, `${action} ${id}`);
  const mailOptions = await loadMailOptions(parts);
  const done = await retryOnConflict(() =>
    database.transaction(async (trx): Promise<InboxActionResult> => {
      const now = clock();
      if (await findReplayIn(trx, attempt, now)) return {};
      const stored = await existingRequest(findRequest(trx, id));
      const { record } = stored;
      assertIfMatch(call, record);
      const today = dayAt(now);
      const proposed = (await findOpenProposal(trx, id, today)) !== null;
      const state = { status: record.status, date: record.request.date, erased: record.erased, wished: record.wish !== undefined, proposed };
      if (!isAllowed(action, state, today)) throw new HttpError(409, 'notPossibleNow', { current: record });
      const outcome = await work(trx, stored, { now, userId, mailOptions });
      const { act = action, letter = false, published = false, from = null, to = null, guests, totals } = outcome;
      await insertHistory(trx, record, { act, userId, letter, published, from, to, guests, totals }, now);
      // Stores the key only: a repeated call re-reads the response, and no personal data is stored with the key.
      if (attempt) await storeResponse(trx, attempt, 200, '{}', now);
      return outcome;
    }),
  );
  if (done.letter || done.queued) onQueued();
  if (done.catalogue) onCatalogueChange();
  const details = await existingRequest(readRequest(database.db, id, dayAt(clock())));
  setEtag(call, details);
  return details;
}
