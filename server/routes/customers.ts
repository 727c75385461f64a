import type { ENDPOINTS } from '../../src/contract/endpoints';
import { MAX_NOTES, type Customer } from '../../src/contract/customers';
import { mergedFields } from '../customers/mergeCards';
import { insertAuditEntry } from '../db/audit';
import { deleteCustomer, findCustomer, hasOpenRequest, isEmailOfAnother, listCards, moveRequests, readCard, updateCustomer } from '../db/customers';
import { storeResponse } from '../db/idempotency';
import type { AppDependencies } from '../dependencies';
import { currentUser, type Handler, type RequestContext } from '../http/api';
import { assertIfMatch, setEtag } from '../http/etags';
import { HttpError, invalid } from '../http/httpError';
import { findReplayIn, parseIdempotencyKey, retryOnConflict } from '../http/idempotency';
import { setTotalCount } from './listing';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

/** Returns a card. @throws Problem 404 when the card does not exist */
async function existing<Found>(found: Promise<Found | null>): Promise<Found> {
  const card = await found;
  if (card === null) throw new HttpError(404, 'notFound');
  return card;
}

/** `GET /customers?search&limit&offset`: a page of the customers' book, by name; the total number of cards is in `X-Total-Count`. */
export const listCustomers =
  ({ database }: AppDependencies): Handler<Endpoints['listCustomers']> =>
  async (call) => {
    const { cards, total } = await listCards(database.db, call.query('search') ?? '', readShortPage(call.query));
    setTotalCount(call, total);
    return cards;
  };

/** Returns the current card, with its version as the ETag. @throws Problem 404 when the card does not exist */
async function currentCard({ database }: Pick<AppDependencies, 'database'>, call: Pick<RequestContext, 'parameter' | 'setHeader'>): Promise<Customer> {
  const card = await existing(readCard(database.db, call.parameter('id')));
  setEtag(call, card);
  return card;
}

/** `GET /customers/{id}`: a card with the requests of its customer. */
export const readCustomer =
  (parts: AppDependencies): Handler<Endpoints['readCustomer']> =>
  (call) =>
    currentCard(parts, call);

/** `PUT /customers/{id}`: changes a card. Its customer's requests keep their own contact details. */
export const changeCustomer =
  (parts: AppDependencies): Handler<Endpoints['changeCustomer']> =>
  async (call) => {
    const { database } = parts;
    const id = call.parameter('id');
    // A concurrent request may have inserted a card with the same address, which the second attempt finds.
    await retryOnConflict(() =>
      database.transaction(async (trx) => {
        assertIfMatch(call, await existing(readCard(trx, id)));
        if (await isEmailOfAnother(trx, id, call.body.email)) throw invalid({ email: 'cardEmailTaken' });
        await updateCustomer(trx, id, call.body);
      }),
    );
    return currentCard(parts, call);
  };

/**
 * `POST /customers/{id}/merge`: moves the requests and notes of another card to this one, and deletes the other. Idempotent for the same
 * `Idempotency-Key`.
 */
export const mergeCustomers =
  (parts: AppDependencies): Handler<Endpoints['mergeCustomers']> =>
  async (call) => {
    const { database, clock } = parts;
    const { id: by } = await currentUser(call);
    const id = call.parameter('id');
    const { other: otherId, otherVersion } = call.body;
    const attempt = parseIdempotencyKey(call, `POST /customers/${id}/merge`);
    if (otherId === id) throw invalid({ other: 'notValid' });
    await retryOnConflict(() =>
      database.transaction(async (trx) => {
        const now = clock();
        if (await findReplayIn(trx, attempt, now)) return;
        const kept = await existing(readCard(trx, id));
        assertIfMatch(call, kept);
        const other = await existing(findCustomer(trx, otherId));
        if (other.version !== otherVersion) throw new HttpError(412, 'changedMeanwhile', { current: kept });
        const merged = mergedFields(kept, other);
        if (merged.notes.length > MAX_NOTES) throw new HttpError(422, 'notesTooLong');
        await moveRequests(trx, other.id, id);
        // Before the change, because both cards may have the same address.
        await deleteCustomer(trx, other.id);
        await updateCustomer(trx, id, merged);
        await insertAuditEntry(trx, { what: 'customers-merged', by, subject: `customer/${id}`, change: `customer/${other.id}` }, now);
        // Stores the key only, so that no personal data is stored with the key.
        if (attempt) await storeResponse(trx, attempt, 200, '{}', now);
      }),
    );
    return currentCard(parts, call);
  };

/** `DELETE /customers/{id}`: deletes a card. Its customer's requests stay, without a card. */
export const removeCustomer =
  ({ database, clock, onErased }: AppDependencies): Handler<Endpoints['removeCustomer']> =>
  async (call) => {
    const { id: by } = await currentUser(call);
    const id = call.parameter('id');
    await database.transaction(async (trx) => {
      assertIfMatch(call, await existing(readCard(trx, id)));
      if (await hasOpenRequest(trx, id)) throw new HttpError(409, 'customerHasRequests');
      await deleteCustomer(trx, id);
      await insertAuditEntry(trx, { what: 'customer-removed', by, subject: `customer/${id}` }, clock());
    });
    onErased();
    return {};
  };
