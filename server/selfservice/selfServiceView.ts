import type { Kysely } from 'kysely';
import type { Proposal } from '../../src/contract/agreementSchemas';
import { isEventType } from '../../src/contract/eventType';
import { readDetails } from '../../src/contract/bookingNotes';
import { availableCustomerActions } from '../../src/contract/selfService';
import type { CustomerAction } from '../../src/contract/requestRules';
import type { SelfServiceRequest } from '../../src/contract/selfServiceResponses';
import { mostSevereFirst } from '../../src/contract/dietKinds';
import type { InboxLine } from '../../src/contract/inbox';
import { formulaOf } from '../../src/contract/formulaVersion';
import { withoutParents } from '../../src/contract/requestDisplay';
import type { BookingRules } from '../../src/contract/settings';
import type { StoredRequest } from '../db/inbox';
import { listProposals } from '../db/proposals';
import { listRevisions } from '../db/quoteRevisions';
import type { Tables } from '../db/schema';

/** Returns the actions that the customer can currently perform on a request. @param today local day */
function customerActions({ status, request, erased, formulaVersion }: InboxLine, proposals: readonly Proposal[], today: string, rules: BookingRules): CustomerAction[] {
  const proposed = proposals.some(({ state }) => state === 'open');
  // A quote with an unknown formula version is recalculated by the owner.
  return availableCustomerActions({ status, date: request.date, erased, proposed }, today, rules).filter((action) => action !== 'changeGuests' || formulaOf(formulaVersion) !== null);
}

/** Returns a request for its customer, without the owner's private data. Only proposals contain the customer's e-mail address. @param today local day */
export async function selfServiceView(db: Kysely<Tables>, { record, sequence }: StoredRequest, today: string, rules: BookingRules): Promise<SelfServiceRequest> {
  const { request } = record;
  const proposals = await listProposals(db, record.id, today);
  const { eventType, eventTime, toppings, reusableUtensils } = readDetails(request);
  return {
    id: record.id,
    reference: record.reference,
    status: record.status,
    version: record.version,
    createdAt: record.createdAt,
    name: request.contactInfo.name,
    type: request.type,
    eventType: isEventType(eventType) ? eventType : null,
    title: record.title ?? '',
    date: request.date,
    time: eventTime,
    adults: request.peopleCount,
    children: request.kidsCount,
    location: request.contactInfo.location,
    selections: { ...request.selections, sides: withoutParents(request.selections.sides) },
    toppings,
    reusableUtensils,
    diets: mostSevereFirst(request.diets ?? []),
    quote: record.quote,
    revisions: await listRevisions(db, record.id),
    wish: record.wish ? { date: record.wish.date, time: record.wish.time, cancel: record.wish.cancel === true } : null,
    proposals,
    sequence,
    acts: customerActions(record, proposals, today, rules),
  };
}
