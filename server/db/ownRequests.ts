import type { Kysely, Transaction } from 'kysely';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';
import type { OwnRequest } from '../../src/contract/memberRequest';
import { eraseFromCard } from '../erasing/eraseCard';
import type { Page } from './catalogue';
import type { Tables } from './schema';

/**
 * Derives the status of a pending request: confirmed if its offer is published, declined if the owner deleted the offer. An explicit status takes
 * precedence.
 */
function statusOf(stored: string, resource: { asked: boolean; active: number | null }): OwnRequest['status'] {
  const status = BOOKING_STATUSES.find((each) => each === stored) ?? 'requested';
  if (status !== 'requested' || !resource.asked) return status;
  if (resource.active === null) return 'declined';
  return resource.active === 1 ? 'confirmed' : status;
}

/** Returns a page of a member's requests, newest first. */
export async function listOwnRequests(db: Kysely<Tables>, userId: string, { limit, offset }: { limit: number } & Page): Promise<OwnRequest[]> {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('catalogue', (join) => join.onRef('catalogue.id', '=', 'booking.thing_id').on('catalogue.resource', 'in', ['event', 'training']))
    .select(['booking.id', 'booking.reference', 'booking.status', 'booking.created_at', 'booking.title', 'booking.request', 'booking.quote', 'booking.thing_id', 'catalogue.active'])
    .where('booking.user_id', '=', userId)
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => {
    const request = JSON.parse(row.request) as BookingRequest;
    const quote = JSON.parse(row.quote) as Quote;
    const { eventType, eventTime } = readDetails(request);
    return {
      id: row.id,
      reference: row.reference,
      status: statusOf(row.status, { asked: row.thing_id !== null, active: row.active }),
      createdAt: row.created_at,
      kind: request.type,
      eventType,
      title: row.title,
      date: request.date,
      time: eventTime,
      guests: request.peopleCount + request.kidsCount,
      diets: request.diets ?? [],
      totalCost: quote.totalCost,
      taxesIncluded: quote.lines.some(({ id }) => id === 'gst'),
      publishedId: row.active === 1 ? row.thing_id : null,
    };
  });
}

/**
 * Erases a member's requests, with their mails and unpublished offers. A confirmed upcoming party is kept without its account, because the owner is
 * committed to it.
 * @param today local day
 */
export async function eraseRequestsOf(trx: Transaction<Tables>, userId: string, today: string): Promise<void> {
  const rows = await trx
    .selectFrom('booking')
    .select(['id', 'thing_id'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('status', '!=', 'confirmed'), where('date', '<', today)]))
    .execute();
  for (const { id, thing_id } of rows) {
    await eraseFromCard(trx, id);
    if (thing_id !== null) {
      await trx.deleteFrom('catalogue').where('id', '=', thing_id).where('active', '=', 0).execute();
      await trx.deleteFrom('removed').where('id', '=', thing_id).execute();
    }
    await trx.deleteFrom('mail_outbox').where('booking_id', '=', id).execute();
    await trx.deleteFrom('booking').where('id', '=', id).execute();
  }
}
