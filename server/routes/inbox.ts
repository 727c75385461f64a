import type { Party } from '../../src/contract/agreement';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { readDetails, withTime } from '../../src/contract/bookingNotes';
import { csvOf, type CsvCell } from '../../src/contract/csv';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isReference, type InboxLine } from '../../src/contract/inbox';
import { statusAfter } from '../../src/contract/requestRules';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { isMailAction } from '../../src/contract/requestMailTemplates';
import { requestRow, requestsHeader } from '../../src/contract/requestsCsv';
import { applyChange } from '../agreement/applyChange';
import { guestsOf } from '../booking/party';
import { changeRequest, countInbox, listInbox, readRequest } from '../db/inbox';
import { closeProposals } from '../db/proposals';
import { eraseRequester } from '../erasing/eraseRequest';
import type { Handler } from '../http/api';
import { invalid, HttpError } from '../http/httpError';
import { setEtag } from '../http/etags';
import { adjustedQuote, quoteColumns } from '../inbox/adjust';
import { hideMemberResource, moveMemberResource, publishMemberResource } from '../inbox/memberResources';
import { claimDay } from '../inbox/claimDay';
import { existingRequest, performInboxAction } from '../inbox/performInboxAction';
import { sendOwnerMail } from '../inbox/sendOwnerMail';
import { readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { cancelGroups, sharedWith } from '../seats/cancelGroups';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

/** `GET /booking?status&search&order=inbox&limit&offset`: a page of the requests; their total number is in `X-Total-Count`. */
export const listRequests =
  ({ database }: AppDependencies): Handler<Endpoints['listBookings']> =>
  async ({ query, setHeader }) => {
    const status = BOOKING_STATUSES.find((each) => each === query('status')) ?? null;
    const search = query('search') ?? '';
    const counts = await countInbox(database.db, search);
    const total = status === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
    setHeader('x-total-count', String(total));
    return listInbox(database.db, { status, search }, { ...readShortPage(query), byUrgency: query('order') === 'inbox' });
  };

/** Requests read at a time for the CSV file. */
const EXPORT_ROWS = 500;

/** `GET /booking-export?status&search`: all requests of the inbox that match, as a CSV file. */
export const exportRequests =
  ({ database }: AppDependencies): Handler<Endpoints['exportBookings']> =>
  async ({ query, language }) => {
    const filter = { status: BOOKING_STATUSES.find((each) => each === query('status')) ?? null, search: query('search') ?? '' };
    const { lists } = await readSettings(database);
    const rows: CsvCell[][] = [requestsHeader(language)];
    for (;;) {
      const lines = await listInbox(database.db, filter, { limit: EXPORT_ROWS, offset: rows.length - 1, byUrgency: true });
      rows.push(...lines.map((line) => requestRow(line, language, lists)));
      if (lines.length < EXPORT_ROWS) return csvOf(rows, language);
    }
  };

/** `GET /booking-counts?search`. */
export const countRequests =
  ({ database }: AppDependencies): Handler<Endpoints['countBookings']> =>
  ({ query }) =>
    countInbox(database.db, query('search') ?? '');

/** `GET /booking/{id}`. */
export const readOneRequest =
  ({ database, clock }: AppDependencies): Handler<Endpoints['readBooking']> =>
  async (call) => {
    const request = await existingRequest(readRequest(database.db, call.parameter('id'), dayAt(clock())));
    setEtag(call, request);
    return request;
  };

/**
 * `POST /booking/{id}/transition`: confirms, declines, cancels or completes a request and sends the letter to its customer. A fully booked day is
 * confirmed only with the owner's explicit consent.
 */
export const handleRequestAction =
  (parts: AppDependencies): Handler<Endpoints['actOnBooking']> =>
  (call) => {
    const { act, letter, publish, anyway, adjustment } = call.body;
    return performInboxAction(parts, call, act, async (trx, stored, { now, userId, mailOptions }) => {
      const { record, sequence, thingId } = stored;
      if (act === 'confirm') await claimDay(trx, record.request.date, { booking: { id: record.id, thingId }, override: anyway });
      const quote = adjustedQuote(record.quote, adjustment);
      const guests = guestsOf(record.request);
      const revision: QuoteRevision | null = quote && { at: now.toISOString(), by: 'owner', reason: adjustment?.reason ?? '', guests: { before: guests, after: guests }, before: record.quote, after: quote };
      const next: InboxLine = { ...record, status: statusAfter(act, record.status), quote: quote ?? record.quote };
      const columns = { status: next.status, wish: null, ...(quote && quoteColumns(record.request, quote)) };
      if (revision) await applyChange(trx, { stored, next, columns, askedBy: 'owner', userId, revision, mailed: true, now, mailOptions });
      else await changeRequest(trx, record.id, { ...columns, sequence: sequence + 1 });
      if (act !== 'confirm') await closeProposals(trx, record.id, 'withdrawn');
      if (isMailAction(act)) await sendOwnerMail(trx, next, letter, { ...mailOptions, act, sequence: sequence + 1, now, revision });
      const published = act === 'confirm' && publish && (await publishMemberResource(trx, thingId, now));
      // An event that will not take place must not stay on the site.
      const shared = act === 'decline' || act === 'cancel' ? await sharedWith(trx, thingId, now) : null;
      if (shared) await cancelGroups(trx, { clock: parts.clock, mailOptions }, shared);
      const hidden = (act === 'decline' || act === 'cancel') && (await hideMemberResource(trx, thingId, now));
      const totals = quote ? { before: record.quote.totalCost, after: quote.totalCost } : undefined;
      return { letter: letter !== null, queued: shared !== null, published, totals, catalogue: published || hidden };
    });
  };

/** Returns the request with another day and time. */
const movedRequest = (request: BookingRequest, date: string, time: string): BookingRequest => ({ ...withTime(request, time, request.language), date });

/** `POST /booking/{id}/move`: moves a request to another day or time. Its price stays unchanged. */
export const moveRequest =
  (parts: AppDependencies): Handler<Endpoints['moveBooking']> =>
  (call) => {
    const { letter, anyway, ...to } = call.body;
    return performInboxAction(parts, call, 'move', async (trx, stored, { now, userId, mailOptions }) => {
      const { record, sequence, thingId } = stored;
      const { request, wish } = record;
      const from = { date: request.date, time: readDetails(request).eventTime };
      // Without this check the customer would get a letter about a new date that equals the old one.
      if (to.date === from.date && to.time === from.time) throw new HttpError(422, 'sameMoment');
      if (record.status === 'confirmed' && to.date !== request.date) await claimDay(trx, to.date, { booking: { id: record.id, thingId }, override: anyway });
      const next: InboxLine = { ...record, request: movedRequest(request, to.date, to.time) };
      const columns = { date: to.date, request: JSON.stringify(next.request), held_from: dayAt(now), wish: null };
      const askedBy: Party = wish && !wish.cancel && wish.date === to.date && wish.time === to.time ? 'customer' : 'owner';
      const { queued } = await applyChange(trx, { stored, next, columns, askedBy, userId, letter, now, mailOptions });
      if (!queued) await sendOwnerMail(trx, next, letter, { ...mailOptions, act: 'move', sequence: sequence + 1, now });
      return { letter: queued || letter !== null, from, to, catalogue: await moveMemberResource(trx, thingId, to, now) };
    });
  };

/** `POST /booking/{id}/keep-date`: declines the other day that the customer asked for. */
export const confirmRequestDate =
  (parts: AppDependencies): Handler<Endpoints['keepBookingDate']> =>
  (call) => {
    const { letter } = call.body;
    return performInboxAction(parts, call, 'keepDate', async (trx, { record, sequence }, { now, mailOptions }) => {
      await changeRequest(trx, record.id, { wish: null, sequence: sequence + 1 });
      await sendOwnerMail(trx, record, letter, { ...mailOptions, act: 'keepDate', sequence: sequence + 1, now });
      return { letter: letter !== null };
    });
  };

/** `PUT /booking/{id}/note`. */
export const noteRequest =
  (parts: AppDependencies): Handler<Endpoints['noteBooking']> =>
  (call) =>
    performInboxAction(parts, call, 'note', async (trx, { record }) => {
      await changeRequest(trx, record.id, { note: call.body.note });
      return {};
    });

/** `POST /booking/{id}/erase`: erases the customer's personal data from a request. The day, the figures and the menu stay. */
export const eraseOneRequest =
  (parts: AppDependencies): Handler<Endpoints['eraseBooking']> =>
  async (call) => {
    const erased = await performInboxAction(parts, call, 'erase', async (trx, stored, { now }) => {
      if (!isReference(call.body.reference, stored.record.reference)) throw invalid({ reference: 'notValid' });
      await eraseRequester(trx, stored, now);
      return {};
    });
    parts.onErased();
    return erased;
  };
