import { isDeepStrictEqual } from 'node:util';
import type { ByHand } from '../../src/contract/agreementSchemas';
import type { BookingRequest, BookingResponse } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { isAllowed } from '../../src/contract/requestRules';
import { hasOtherEmail } from '../agreement/acceptOpen';
import { applyChange, effectOf } from '../agreement/applyChange';
import { acceptBooking } from '../booking/acceptBooking';
import { calculateEdit, type CalculatedEdit } from '../booking/editRequest';
import { withContent } from '../booking/editedRequest';
import { guestsOf } from '../booking/party';
import { withPriceRule } from '../booking/withPriceRule';
import { findRequest, readRequest } from '../db/inbox';
import { dropManageTokens } from '../db/manage';
import type { AppDependencies } from '../dependencies';
import { currentUser, type Handler } from '../http/api';
import { setEtag } from '../http/etags';
import { findReplay, parseIdempotencyKey } from '../http/idempotency';
import { HttpError, invalid } from '../http/httpError';
import { editMemberResource } from '../inbox/editMemberResource';
import { existingRequest, performInboxAction } from '../inbox/performInboxAction';
import { sendOwnerMail } from '../inbox/sendOwnerMail';

type Endpoints = typeof ENDPOINTS;

/** Returns the request that the owner entered, as the site would send it. */
function requestOf({ customerId: _customer, notify: _notify, ...entered }: ByHand): BookingRequest {
  const request: BookingRequest = withPriceRule({ ...entered, kidsPricePerChild: null, totalCost: null }, true);
  return { ...withContent(request, request), details: request.details };
}

/** `POST /booking-by-hand`: stores a request that the owner took down. The customer gets a mail only on demand, and the owner gets none. */
export const enterBooking =
  (parts: AppDependencies): Handler<Endpoints['enterBooking']> =>
  async (call) => {
    const { database, clock } = parts;
    const { customerId, notify } = call.body;
    const { id: userId } = await currentUser(call);
    const attempt = parseIdempotencyKey(call, 'POST /booking-by-hand');
    const replay = await findReplay<BookingResponse>(parts, attempt);
    const { id } = replay ?? (await acceptBooking(parts, { request: requestOf(call.body), userId: null, thing: null, byHand: { userId, customerId, notify } }, attempt));
    const details = await existingRequest(readRequest(database.db, id, dayAt(clock())));
    setEtag(call, details);
    return details;
  };

/** `POST /booking/{id}/edit-preview`: the quote of an edit, and what saving it would do. */
export const previewEdit =
  (parts: AppDependencies): Handler<Endpoints['previewEdit']> =>
  async (call) => {
    const { database, clock } = parts;
    const stored = await existingRequest(findRequest(database.db, call.parameter('id')));
    const { record } = stored;
    if (!isAllowed('edit', { status: record.status, date: record.request.date, erased: record.erased }, dayAt(clock()))) throw new HttpError(409, 'notPossibleNow', { current: record });
    const { next, newLines, gone } = await calculateEdit(parts, record, call.body);
    const effect = await effectOf(database.db, { stored, next, askedBy: call.body.askedBy });
    setEtag(call, record);
    return { before: record.quote, after: next.quote, newLines, gone, effect, version: record.version };
  };

/** Returns the calculated edit, or throws its error. It is calculated before the transaction, where a repeated call must not fail on it. */
type Outcome = () => CalculatedEdit;

async function settled(work: Promise<CalculatedEdit>): Promise<Outcome> {
  try {
    const edit = await work;
    return () => edit;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/**
 * `PUT /booking/{id}/content`: changes what a request contains. A change of an agreement that gets dearer, and that the customer did not ask for, waits
 * for their yes.
 */
export const editBooking =
  (parts: AppDependencies): Handler<Endpoints['editBooking']> =>
  async (call) => {
    const { askedBy, reason, letter } = call.body;
    const read = async () => calculateEdit(parts, (await existingRequest(findRequest(parts.database.db, call.parameter('id')))).record, call.body);
    const calculated = await settled(read());
    return performInboxAction(parts, call, 'edit', async (trx, stored, { now, userId, mailOptions }) => {
      const { record, sequence, thingId } = stored;
      const edit = calculated();
      if (edit.before.version !== record.version) throw new HttpError(412, 'changedMeanwhile', { current: record });
      const { before, next, columns } = edit;
      if (!edit.isChange) throw new HttpError(422, 'sameContent');
      if (reason === '' && before.quote.totalCost !== next.quote.totalCost) throw invalid({ reason: 'reasonRequired' });
      const counts = { before: guestsOf(before.request), after: guestsOf(next.request) };
      const isRepriced = counts.before !== counts.after || !isDeepStrictEqual(before.quote, next.quote);
      const revision: QuoteRevision | null = isRepriced ? { at: now.toISOString(), by: 'owner', reason, guests: counts, before: before.quote, after: next.quote } : null;
      const told = { ...(counts.before === counts.after ? {} : { guests: counts }), ...(before.quote.totalCost === next.quote.totalCost ? {} : { totals: { before: before.quote.totalCost, after: next.quote.totalCost } }) };
      const change = { stored, next, columns, askedBy, userId, revision, letter, now, mailOptions };
      // A mistyped address is the mailbox of a stranger, who keeps no link.
      if (hasOtherEmail(before, next) && (await effectOf(trx, change)) === 'changes') await dropManageTokens(trx, before.id);
      const { effect, queued } = await applyChange(trx, change);
      if (effect === 'asks') return { ...told, act: 'amend', letter: queued };
      if (!queued) await sendOwnerMail(trx, next, letter, { ...mailOptions, act: 'edit', sequence: sequence + 1, now, revision });
      const catalogue = await editMemberResource(trx, thingId, { before: before.request, after: next.request }, now);
      return { ...told, letter: queued || letter !== null, catalogue };
    });
  };
