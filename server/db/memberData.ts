import type { Kysely } from 'kysely';
import type { MemberData } from '../../src/contract/memberData';
import { BOOKING_COLUMNS, bookingRecord } from './bookings';
import { historyOf } from './inbox';
import { listOwnRequests } from './ownRequests';
import type { Tables } from './schema';

const MAX_REQUESTS = 10_000;

/** Exports all stored data of a member's requests, newest first. */
export async function exportRequestsOf(db: Kysely<Tables>, userId: string): Promise<MemberData['requests']> {
  const rows = await db.selectFrom('booking').select([...BOOKING_COLUMNS]).where('user_id', '=', userId).execute();
  const records = new Map(rows.map((row) => [row.id, bookingRecord(row)]));
  const exported: MemberData['requests'] = [];
  for (const own of await listOwnRequests(db, userId, { limit: MAX_REQUESTS, offset: 0 })) {
    const record = records.get(own.id);
    if (!record) continue;
    const history = (await historyOf(db, own.id)).map(({ by: _by, ...entry }) => entry);
    exported.push({ ...own, description: record.description ?? '', request: record.request, quote: record.quote, history });
  }
  return exported;
}

/** Exports the mails to a member about their account and requests, oldest first, without the owner's copies. */
export async function exportMailsOf(db: Kysely<Tables>, userId: string): Promise<MemberData['mails']> {
  const mails = await db
    .selectFrom('mail_outbox')
    .leftJoin('booking', 'booking.id', 'mail_outbox.booking_id')
    .select(['mail_outbox.kind', 'mail_outbox.subject', 'mail_outbox.text', 'mail_outbox.created_at as createdAt'])
    .where((where) => where.or([where('mail_outbox.user_id', '=', userId), where.and([where('booking.user_id', '=', userId), where('mail_outbox.recipient', '=', where.ref('booking.email'))])]))
    .orderBy('mail_outbox.created_at')
    .execute();
  // Omits reset links, so that a saved export does not grant access to the account.
  return mails.map((mail) => (mail.kind === 'password-reset' ? { ...mail, text: '' } : mail));
}
