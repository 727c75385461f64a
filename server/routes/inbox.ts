import { BOOKING_STATUSES, type BookingRequest } from '../../src/contract/booking';
import { notesAt, readNotes } from '../../src/contract/bookingNotes';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isReference, statusAfter, type InboxLine, type Letter } from '../../src/contract/inbox';
import { isLetterAct } from '../../src/contract/requestLetters';
import { labelledNotes, placeIn } from '../../src/contract/requestReading';
import { searchText } from '../db/bookings';
import { changeRequest, countInbox, eraseRequest, listInbox, readRequest } from '../db/inbox';
import { queueMails } from '../db/mails';
import type { Handler } from '../http/api';
import { invalid } from '../http/problem';
import { tellVersion } from '../http/versions';
import { hideThing, moveThing, publishThing } from '../inbox/askedThings';
import { claimDay } from '../inbox/claimDay';
import { existingRequest, perform } from '../inbox/perform';
import { ownerLetter, type LetterOptions } from '../mail/ownerLetters';
import type { Parts } from '../parts';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

/** `GET /booking?status&search&order=inbox&limit&offset`: a page of the requests; how many there are stands in `X-Total-Count`. */
export const listRequests =
  ({ database }: Parts): Handler<Endpoints['listBookings']> =>
  async ({ query, setHeader }) => {
    const status = BOOKING_STATUSES.find((each) => each === query('status')) ?? null;
    const search = query('search') ?? '';
    const counts = await countInbox(database.db, search);
    const total = status === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
    setHeader('x-total-count', String(total));
    return listInbox(database.db, { status, search }, { ...readShortPage(query), byUrgency: query('order') === 'inbox' });
  };

/** `GET /booking-counts?search`. */
export const countRequests =
  ({ database }: Parts): Handler<Endpoints['countBookings']> =>
  ({ query }) =>
    countInbox(database.db, query('search') ?? '');

/** `GET /booking/{id}`. */
export const readOneRequest =
  ({ database }: Parts): Handler<Endpoints['readBooking']> =>
  async (call) => {
    const request = await existingRequest(readRequest(database.db, call.parameter('id')));
    tellVersion(call, request);
    return request;
  };

/** The mail of an act, ready for the outbox. @param record as the act leaves it */
function mailOf({ config }: Parts, record: InboxLine, letter: Letter | null, options: Pick<LetterOptions, 'act' | 'sequence' | 'now'>) {
  const { ownerEmail, publicUrl } = config;
  const mails = letter === null ? [] : [ownerLetter(record, { ...options, letter, ownerEmail, publicUrl })];
  return { bookingId: record.id, mails, host: new URL(publicUrl).hostname, now: options.now };
}

/** `POST /booking/{id}/transition`: confirms, declines, cancels or finishes a request, and writes to whom it is from. A day without a place left is not confirmed unless the owner says so. */
export const actOnRequest =
  (parts: Parts): Handler<Endpoints['actOnBooking']> =>
  (call) => {
    const { act, letter, publish, anyway } = call.body;
    return perform(parts, call, act, async (trx, { record, sequence, thingId }, now) => {
      if (act === 'confirm') await claimDay(trx, record.request.date, { booking: { id: record.id, thingId }, anyway });
      const next: InboxLine = { ...record, status: statusAfter(act, record.status) };
      await changeRequest(trx, record.id, { status: next.status, sequence: sequence + 1 });
      if (isLetterAct(act)) await queueMails(trx, mailOf(parts, next, letter, { act, sequence: sequence + 1, now }));
      const published = act === 'confirm' && publish && (await publishThing(trx, thingId, now));
      // What will not take place must not stand on the site.
      const hidden = (act === 'decline' || act === 'cancel') && (await hideThing(trx, thingId, now));
      return { letter: letter !== null, published, catalogue: published || hidden };
    });
  };

/** The request as it stands at another day and hour. */
function movedRequest({ contactInfo, ...request }: BookingRequest, date: string, time: string): BookingRequest {
  return { ...request, date, contactInfo: { ...contactInfo, notes: notesAt(contactInfo.notes, time, request.language === 'en' ? 'en' : 'fr') } };
}

/** `POST /booking/{id}/move`: takes a request to another day and hour. Its price stays as it was counted. */
export const moveRequest =
  (parts: Parts): Handler<Endpoints['moveBooking']> =>
  (call) => {
    const { letter, anyway, ...to } = call.body;
    return perform(parts, call, 'move', async (trx, { record, sequence, thingId }, now) => {
      const { request } = record;
      if (record.status === 'confirmed' && to.date !== request.date) await claimDay(trx, to.date, { booking: { id: record.id, thingId }, anyway });
      const from = { date: request.date, time: readNotes(request.contactInfo.notes).eventTime };
      const next: InboxLine = { ...record, request: movedRequest(request, to.date, to.time) };
      await changeRequest(trx, record.id, { date: to.date, request: JSON.stringify(next.request), sequence: sequence + 1, held_from: dayAt(now) });
      await queueMails(trx, mailOf(parts, next, letter, { act: 'move', sequence: sequence + 1, now }));
      return { letter: letter !== null, from, to, catalogue: await moveThing(trx, thingId, to, now) };
    });
  };

/** `PUT /booking/{id}/note`. */
export const noteRequest =
  (parts: Parts): Handler<Endpoints['noteBooking']> =>
  (call) =>
    perform(parts, call, 'note', async (trx, { record }) => {
      await changeRequest(trx, record.id, { note: call.body.note });
      return {};
    });

/** `POST /booking/{id}/erase`: forgets who a request was from. The day, the figures and the menu stay. */
export const eraseOneRequest =
  (parts: Parts): Handler<Endpoints['eraseBooking']> =>
  (call) =>
    perform(parts, call, 'erase', async (trx, stands, now) => {
      const { reference, request } = stands.record;
      if (!isReference(call.body.reference, reference)) throw invalid({ reference: 'notValid' });
      // The key of a training's place is nobody's address.
      const location = placeIn(request, 'fr').nobodyDrives ? request.contactInfo.location : '';
      const contactInfo = { name: '', email: '', location, notes: labelledNotes(request.contactInfo.notes) };
      const anonymous: BookingRequest = { ...request, contactInfo };
      await eraseRequest(trx, stands, { request: JSON.stringify(anonymous), search: searchText({ reference, title: '', request: anonymous }) }, now);
      return {};
    });
