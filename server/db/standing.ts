import { sql, type Kysely } from 'kysely';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import type { Tables } from './schema';

/** A thing that is published was confirmed by that, and one that the owner removed was declined, unless the owner said otherwise. */
const standing = sql<BookingRecord['status']>`case when booking.status <> 'requested' or booking.thing_id is null then booking.status when catalogue.active = 1 then 'confirmed' when catalogue.active is null then 'declined' else 'requested' end`;

/** The bookings with how each of them stands, for queries to add up. */
export const bookingsAsTheyStand = (db: Kysely<Tables>) =>
  db
    .selectFrom('booking')
    .leftJoin('catalogue', (join) => join.onRef('catalogue.id', '=', 'booking.thing_id').on('catalogue.resource', 'in', ['event', 'training']))
    .selectAll('booking')
    .select(standing.as('standing'));
