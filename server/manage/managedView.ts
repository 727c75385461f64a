import type { Kysely } from 'kysely';
import { isEventType } from '../../src/contract/booking';
import { readDetails } from '../../src/contract/bookingNotes';
import { openCustomerActs, type CustomerAct } from '../../src/contract/manage';
import type { Managed } from '../../src/contract/managedAnswers';
import { gravestFirst } from '../../src/contract/dietKinds';
import type { InboxLine } from '../../src/contract/inbox';
import { isKnownFormula } from '../../src/contract/quoteChange';
import { withoutParents } from '../../src/contract/requestReading';
import { listRevisions } from '../db/quoteRevisions';
import type { Tables } from '../db/schema';

/** What a customer can change of a request now. @param today local day */
export function customerActs({ status, request, erased, formulaVersion }: InboxLine, today: string): CustomerAct[] {
  // What was counted by a rule that nobody knows any more is counted again by the owner.
  return openCustomerActs({ status, date: request.date, erased }, today).filter((act) => act !== 'changeGuests' || isKnownFormula(formulaVersion));
}

/** A request as its customer reads it: nothing of the owner's own, and no address of anybody. */
export async function managedView(db: Kysely<Tables>, record: InboxLine, today: string): Promise<Managed> {
  const { request } = record;
  const { eventType, eventTime, toppings, reusableUtensils } = readDetails(request);
  return {
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
    diets: gravestFirst(request.diets ?? []),
    quote: record.quote,
    revisions: await listRevisions(db, record.id),
    wish: record.wish ? { date: record.wish.date, time: record.wish.time, cancel: record.wish.cancel === true } : null,
    acts: customerActs(record, today),
  };
}
