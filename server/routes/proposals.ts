import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import type { InboxLine } from '../../src/contract/inbox';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { TAXES_REASON, taxedQuote } from '../../src/contract/taxedQuote';
import { acceptOpen, openProposal } from '../agreement/acceptOpen';
import { agreementContent } from '../agreement/content';
import { seal } from '../agreement/hash';
import { loadAgreementSources } from '../agreement/loadAgreementSources';
import { sendAcceptance } from '../agreement/sendAcceptance';
import { lastValidDay } from '../agreement/validUntil';
import { guestsOf } from '../booking/party';
import { findPricing } from '../db/bookings';
import { changeRequest } from '../db/inbox';
import { closeProposals, findAgreement, insertProposal } from '../db/proposals';
import { insertQuoteRevision } from '../db/quoteRevisions';
import type { AppDependencies } from '../dependencies';
import type { Handler } from '../http/api';
import { HttpError, invalid } from '../http/httpError';
import { quoteColumns } from '../inbox/adjust';
import { claimDay } from '../inbox/claimDay';
import { performInboxAction } from '../inbox/performInboxAction';
import { assertReachable, sendOwnerMail } from '../inbox/sendOwnerMail';

type Endpoints = typeof ENDPOINTS;

/** Returns the revision that adds the taxes to the quote of a request that nothing was agreed about yet; null when it has them or needs none. */
function taxesRevision({ request, quote }: InboxLine, isRegistered: boolean, now: Date): QuoteRevision | null {
  const taxed = isRegistered ? taxedQuote(quote, request.language) : null;
  const guests = guestsOf(request);
  return taxed && { at: now.toISOString(), by: 'owner', reason: TAXES_REASON[request.language], guests: { before: guests, after: guests }, before: quote, after: taxed };
}

/**
 * `POST /booking/{id}/proposal`: proposes the request as it stands, instead of an earlier proposal. Papers show GST and QST as amounts, so the quote
 * gets them first, and every list and mail says the same total.
 */
export const propose =
  (parts: AppDependencies): Handler<Endpoints['propose']> =>
  (call) => {
    const { validDays, letter } = call.body;
    return performInboxAction(parts, call, 'propose', async (trx, { record, sequence }, { now, userId, mailOptions }) => {
      assertReachable(record, letter);
      if (record.quote.totalCost === null) throw new HttpError(422, 'priceMissing');
      const sources = await loadAgreementSources(trx);
      // An agreement keeps its total until the customer accepts another one.
      const isAgreed = (await findAgreement(trx, record.id)) !== null;
      const revision = taxesRevision(record, sources.settings.taxes.registered && !isAgreed, now);
      const next: InboxLine = revision ? { ...record, quote: revision.after } : record;
      await changeRequest(trx, record.id, { ...(revision && quoteColumns(record.request, revision.after)), sequence: sequence + 1 });
      if (revision) await insertQuoteRevision(trx, record.id, record.version + 1, revision);
      await closeProposals(trx, record.id, 'replaced');
      const { items } = await findPricing(trx, record.id);
      const sealed = seal(agreementContent(next, items, sources));
      const validUntil = lastValidDay(now, validDays, record.request.date);
      await insertProposal(trx, { bookingId: record.id, kind: 'proposal', askedBy: 'owner', sealed, baseNumber: null, change: null, validUntil, userId, now });
      await sendOwnerMail(trx, next, letter, { ...mailOptions, act: 'propose', sequence: sequence + 1, now, revision });
      return { letter: letter !== null, totals: revision ? { before: record.quote.totalCost, after: next.quote.totalCost } : undefined };
    });
  };

/** `POST /booking/{id}/proposal/withdraw`: withdraws the open proposal. The request stays as it is. */
export const withdrawProposal =
  (parts: AppDependencies): Handler<Endpoints['withdrawProposal']> =>
  (call) =>
    performInboxAction(parts, call, 'withdrawProposal', async (trx, { record }, { now }) => {
      await openProposal(trx, record.id, { hash: call.body.hash, current: record, now });
      await closeProposals(trx, record.id, 'withdrawn');
      await changeRequest(trx, record.id, {});
      return {};
    });

/** `POST /booking/{id}/proposal/yes`: records that the customer accepted the open proposal in words. */
export const recordYes =
  (parts: AppDependencies): Handler<Endpoints['recordYes']> =>
  (call) => {
    const { hash, name, on, letter, anyway } = call.body;
    return performInboxAction(parts, call, 'recordYes', async (trx, stored, { now, userId, mailOptions }) => {
      const { record, thingId } = stored;
      if (on > dayAt(now)) throw invalid({ on: 'notValid' });
      assertReachable(record, letter);
      const accepted = await acceptOpen(trx, stored, {
        hash,
        acceptance: { way: 'spoken', name, language: record.request.language, on, notedBy: userId },
        current: record,
        claim: () => claimDay(trx, record.request.date, { booking: { id: record.id, thingId }, override: anyway }),
        now,
      });
      if (letter) await sendAcceptance(trx, accepted, { ...mailOptions, name, spokenOn: on, letter, audiences: ['customer'], manageUrl: null, now });
      const { guests, totals, catalogue } = accepted;
      return { letter: letter !== null, guests, totals, catalogue };
    });
  };
