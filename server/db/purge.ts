import type { Kysely } from 'kysely';
import { dayAt } from '../../src/contract/days';
import { SECRET_KINDS } from '../mail/mail';
import { deleteCardsWithoutRequests } from './customers';
import { loadSettings } from './settings';
import { purgeDeleted } from './softDelete';
import { purgeReservations } from './seats';
import type { Tables } from './schema';

const HOUR_MS = 3_600_000;

/** Deletes expired data: sessions, one-time tokens, idempotent responses, mails with a token, and requests past their retention. */
export async function purgeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.deleteFrom('session').where('expires_at', '<=', at).execute();
  await db.deleteFrom('known_browser').where('expires_at', '<=', at).execute();
  await db.deleteFrom('one_time_token').where('expires_at', '<=', at).execute();
  await db.deleteFrom('idempotency').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_outbox').where('kind', 'in', SECRET_KINDS).where('created_at', '<=', new Date(now.getTime() - HOUR_MS).toISOString()).execute();
  await purgeDeleted(db, now);
  await purgeOldRequests(db, now);
}

/** Erases requests and seat reservations, with their mails and the cards of their customers, after the retention period stated on the privacy page. */
async function purgeOldRequests(db: Kysely<Tables>, now: Date): Promise<void> {
  const { rules } = await loadSettings(db);
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - rules.retentionMonths);
  const lastDay = dayAt(before);
  const old = db.selectFrom('booking').select('id').where('date', '<', lastDay);
  const asked = db.selectFrom('booking').select('thing_id').where('date', '<', lastDay).where('thing_id', 'is not', null);
  // Published offers belong to the owner and are kept. Unpublished ones are deleted with their request.
  await db.deleteFrom('catalogue').where('id', 'in', asked).where('resource', 'in', ['event', 'training']).where('active', '=', 0).execute();
  await db.deleteFrom('mail_outbox').where('booking_id', 'in', old).execute();
  await db.deleteFrom('booking').where('date', '<', lastDay).execute();
  await deleteCardsWithoutRequests(db, null);
  await purgeReservations(db, lastDay);
  // Deletes the mails of accounts and of contact messages.
  await db.deleteFrom('mail_outbox').where('booking_id', 'is', null).where('created_at', '<', before.toISOString()).execute();
  await db.deleteFrom('contact_message').where('created_at', '<', before.toISOString()).execute();
  await db.deleteFrom('suspect').where('created_at', '<', before.toISOString()).execute();
  await db.deleteFrom('audit').where('at', '<', before.toISOString()).execute();
}
