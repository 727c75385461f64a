import type { Kysely, Selectable } from 'kysely';
import { MAX_PREPARED, type Prepared } from '../../src/contract/preparation';
import { bookingsWithEffectiveStatus } from './effectiveStatus';
import type { BookingTable } from './requestTables';
import type { Tables } from './schema';

/** Selection of parties: those in a range of days, or a single one. */
export type PreparationAsked = { from: string; to: string; standings: readonly Prepared['status'][] } | { id: string };

export type PartyRow = Pick<Selectable<BookingTable>, 'id' | 'reference' | 'date' | 'kind' | 'title' | 'request' | 'priced_items' | 'travel_metres' | 'sold_cents'> & { standing: string };

/** Lists the parties to prepare, earliest first. Returns one more than the response allows if there are more. */
export async function listParties(db: Kysely<Tables>, asked: PreparationAsked): Promise<PartyRow[]> {
  const parties = db
    .selectFrom(bookingsWithEffectiveStatus(db).as('party'))
    .select(['party.id', 'party.reference', 'party.date', 'party.kind', 'party.title', 'party.request', 'party.priced_items', 'party.travel_metres', 'party.sold_cents', 'party.standing']);
  if ('id' in asked) return parties.where('party.id', '=', asked.id).where('party.standing', 'in', ['requested', 'confirmed']).execute();
  return parties
    .where('party.date', '>=', asked.from)
    .where('party.date', '<=', asked.to)
    .where('party.standing', 'in', [...asked.standings])
    .orderBy('party.date')
    .orderBy('party.created_at')
    .limit(MAX_PREPARED + 1)
    .execute();
}
