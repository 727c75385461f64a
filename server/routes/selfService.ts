import type { BookingRequest } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { InboxLine } from '../../src/contract/inbox';
import { dietsFormSchema, guestsSchema, selfServiceLink, type Guests } from '../../src/contract/selfService';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { applyChange } from '../agreement/applyChange';
import { guestsOf } from '../booking/party';
import { changeRequest } from '../db/inbox';
import { queueMails } from '../db/mails';
import { closeProposals } from '../db/proposals';
import { readSettings } from '../db/settings';
import type { Handler } from '../http/api';
import { invalid } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { validateBody } from '../http/validateBody';
import { setEtag } from '../http/etags';
import { quoteColumns } from '../inbox/adjust';
import { hideMemberResource, resizeMemberResource } from '../inbox/memberResources';
import { changeMails, type ChangeMailOptions } from '../mail/changeMails';
import { quoteForGuests } from '../selfservice/guests';
import { openedRequest, performSelfServiceAction, readOpened } from '../selfservice/performSelfServiceAction';
import type { AppDependencies } from '../dependencies';
import { sharedWith } from '../seats/cancelGroups';

type Endpoints = typeof ENDPOINTS;

/** `GET /manage`: the request that the token belongs to. Read only. */
export const readManaged =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['readManaged']> =>
  async (call) => {
    const { record } = await openedRequest(parts, limits, call);
    return readOpened(parts, call, record.id);
  };

/** `GET /manage/guests?adults&children`: the price for another number of guests. */
export const previewGuests =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['previewGuests']> =>
  async (call) => {
    const { record } = await openedRequest(parts, limits, call);
    const guests = (await validateBody(guestsSchema, { adults: call.query('adults'), children: call.query('children') }, { today: dayAt(parts.clock()) })) as Guests;
    const { rules } = await readSettings(parts.database);
    setEtag(call, record);
    return { before: record.quote, after: await quoteForGuests(parts.database.db, record, guests, rules), version: record.version };
  };

/** Returns the mails of a change, to the customer and to the owner. @param record the request after the change */
function mailsOf(record: InboxLine, action: ChangeMailOptions['act'], { token, ...options }: Omit<ChangeMailOptions, 'act' | 'manageUrl'> & { token: string }) {
  const { publicUrl, now } = options;
  const manageUrl = selfServiceLink(publicUrl, record.request.language, token);
  return { bookingId: record.id, mails: changeMails(record, { ...options, act: action, manageUrl }), host: new URL(publicUrl).hostname, now };
}

/** `POST /manage/guests`: changes the number of guests, at the prices of the day of the request. */
export const changeGuests =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['changeGuests']> =>
  (call) =>
    performSelfServiceAction(parts, limits, call, 'changeGuests', async (trx, stored, { now, token, settings, mailOptions }) => {
      const { record, sequence, thingId } = stored;
      const { adults, children } = call.body;
      const quote = await quoteForGuests(trx, record, call.body, settings.rules);
      const request: BookingRequest = { ...record.request, peopleCount: adults, kidsCount: children };
      const guests = { before: guestsOf(record.request), after: adults + children };
      const revision: QuoteRevision = { at: now.toISOString(), by: 'customer', reason: '', guests, before: record.quote, after: quote };
      const next: InboxLine = { ...record, request, quote };
      await applyChange(trx, { stored, next, columns: { request: JSON.stringify(request), ...quoteColumns(request, quote) }, askedBy: 'customer', userId: null, revision, mailed: true, now, mailOptions });
      await queueMails(trx, mailsOf(next, 'changeGuests', { before: record, revision, sequence: sequence + 1, now, token, ...mailOptions }));
      return { guests, totals: { before: record.quote.totalCost, after: quote.totalCost }, catalogue: await resizeMemberResource(trx, thingId, call.body, now) };
    });

/** `POST /manage/date`: asks for another day. The current day stays booked until the owner answers. */
export const askDate =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['askDate']> =>
  (call) =>
    performSelfServiceAction(parts, limits, call, 'askDate', async (trx, { record, sequence }, { now, token, mailOptions }) => {
      const from = { date: record.request.date, time: readDetails(record.request).eventTime };
      const { words, ...to } = call.body;
      if (to.date === from.date && to.time === from.time) throw invalid({ date: 'notValid' });
      const dateRequest = { ...to, words };
      await changeRequest(trx, record.id, { wish: JSON.stringify(dateRequest), sequence: sequence + 1 });
      await queueMails(trx, mailsOf({ ...record, wish: dateRequest }, 'askDate', { before: record, revision: null, sequence: sequence + 1, now, token, ...mailOptions }));
      return { from, to };
    });

/** `PUT /manage/diets`. */
export const changeDiets =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['changeDiets']> =>
  (call) =>
    performSelfServiceAction(parts, limits, call, 'changeDiets', async (trx, stored, { now, token, mailOptions }) => {
      const { record, sequence } = stored;
      const { peopleCount, kidsCount } = record.request;
      // The stored number of guests is used; a number in the body is ignored.
      const { diets } = (await validateBody(dietsFormSchema, { ...call.body, adults: peopleCount, children: kidsCount }, { today: dayAt(now) })) as { diets: NonNullable<BookingRequest['diets']> };
      const request: BookingRequest = { ...record.request, diets };
      const next: InboxLine = { ...record, request };
      await applyChange(trx, { stored, next, columns: { request: JSON.stringify(request) }, askedBy: 'customer', userId: null, mailed: true, now, mailOptions });
      await queueMails(trx, mailsOf(next, 'changeDiets', { before: record, revision: null, sequence: sequence + 1, now, token, ...mailOptions }));
      return {};
    });

/** `POST /manage/cancel`: cancels the customer's request. When others hold seats in the event, the customer asks the owner to cancel. */
export const withdraw =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['withdraw']> =>
  (call) =>
    performSelfServiceAction(parts, limits, call, 'withdraw', async (trx, { record, sequence, thingId }, { now, token, mailOptions }) => {
      if (await sharedWith(trx, thingId, now)) {
        const { date } = record.request;
        const cancelRequest = { date, time: readDetails(record.request).eventTime, words: '', cancel: true };
        await changeRequest(trx, record.id, { wish: JSON.stringify(cancelRequest), sequence: sequence + 1 });
        await queueMails(trx, mailsOf({ ...record, wish: cancelRequest }, 'askCancel', { before: record, revision: null, sequence: sequence + 1, now, token, ...mailOptions }));
        return { act: 'askCancel' };
      }
      await changeRequest(trx, record.id, { status: 'cancelled', wish: null, sequence: sequence + 1 });
      await closeProposals(trx, record.id, 'withdrawn');
      await queueMails(trx, mailsOf({ ...record, status: 'cancelled' }, 'withdraw', { before: record, revision: null, sequence: sequence + 1, now, token, ...mailOptions }));
      return { catalogue: await hideMemberResource(trx, thingId, now) };
    });
