import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import type { ContactMessage } from '../../src/contract/contact';
import { MAX_FLAGGED_SUBMISSIONS, type FlaggedSubmission } from '../../src/contract/flaggedSubmissions';
import type { MemberResource } from '../requests/memberResource';
import type { ValidatedSeatRequest } from '../seats/seatRequest';
import type { FlaggedSubmissionTable } from './requestTables';
import type { Tables } from './schema';
import type { SeatedKey } from './seats';

type Row = Selectable<FlaggedSubmissionTable>;

/** Quarantined request, with the event or training that it asks for. */
export interface QuarantinedRequest {
  request: BookingRequest;
  thing: MemberResource | null;
}

/** Quarantined seat reservation. */
export interface QuarantinedSeatRequest {
  thing: SeatedKey;
  wish: ValidatedSeatRequest;
}

/** Parses a quarantined request. Early versions stored the request alone. */
export function quarantinedRequest(body: string): QuarantinedRequest {
  const stored = JSON.parse(body) as QuarantinedRequest | BookingRequest;
  return 'request' in stored ? stored : { request: stored, thing: null };
}

/** Quarantines a submission that may be automated. */
export async function insertFlaggedSubmission(trx: Transaction<Tables>, suspect: Row): Promise<void> {
  await trx.insertInto('suspect').values(suspect).execute();
}

/** Finds a quarantined submission, or returns null. */
export const findFlaggedSubmission = async (db: Kysely<Tables>, id: string): Promise<Row | null> => (await db.selectFrom('suspect').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Deletes a quarantined submission. @returns whether there was one */
export async function deleteFlaggedSubmission(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('suspect').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

function readable({ id, kind, created_at, reference, body }: Row): FlaggedSubmission {
  const common = { id, createdAt: created_at, reference };
  if (kind === 'contact') {
    const { name, email, message } = JSON.parse(body) as ContactMessage;
    return { ...common, kind, name, email, date: null, place: '', text: message };
  }
  if (kind === 'seats') {
    const { name, email, message } = (JSON.parse(body) as QuarantinedSeatRequest).wish;
    return { ...common, kind, name, email, date: null, place: '', text: message };
  }
  const { request: { date, contactInfo }, thing } = quarantinedRequest(body);
  const text = [thing?.title, thing?.description, contactInfo.notes].filter(Boolean).join('\n');
  return { ...common, kind: 'booking', name: contactInfo.name, email: contactInfo.email, date, place: contactInfo.location, text };
}

/** Lists quarantined submissions, newest first. */
export async function listFlaggedSubmissions(db: Kysely<Tables>): Promise<FlaggedSubmission[]> {
  const rows = await db.selectFrom('suspect').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MAX_FLAGGED_SUBMISSIONS).execute();
  return rows.map(readable);
}
