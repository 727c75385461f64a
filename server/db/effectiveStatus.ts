import { sql, type Kysely } from 'kysely';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import type { Tables } from './schema';

/**
 * Effective status of a pending request: confirmed if its offer is published, declined if the owner deleted the offer. An explicit status takes
 * precedence.
 */
const effectiveStatus = sql<BookingRecord['status']>`case when booking.status <> 'requested' or booking.thing_id is null then booking.status when catalogue.active = 1 then 'confirmed' when catalogue.active is null then 'declined' else 'requested' end`;

/** Bookings with their effective status, for aggregate queries. */
export const bookingsWithEffectiveStatus = (db: Kysely<Tables>) =>
  db
    .selectFrom('booking')
    .leftJoin('catalogue', (join) => join.onRef('catalogue.id', '=', 'booking.thing_id').on('catalogue.resource', 'in', ['event', 'training']))
    .selectAll('booking')
    .select(effectiveStatus.as('standing'));
