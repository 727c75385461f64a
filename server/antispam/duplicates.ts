import { createHash } from 'node:crypto';
import type { BookingResponse, BookingRequest } from '../../src/contract/bookingSchema';
import type { ContactMessage } from '../../src/contract/contact';
import { DUPLICATE_CONFLICT, DUPLICATE_WINDOW_HOURS } from '../../src/contract/spamProtection';
import { normalizeSpaces } from '../../src/contract/inbox';
import type { MemberRequest } from '../../src/contract/memberRequest';
import type { SeatResponse } from '../../src/contract/seatEndpoints';
import type { Contact } from '../../src/contract/summaryRequest';
import { findResponse, type IdempotentRequest } from '../db/idempotency';
import type { SeatedKey } from '../db/seats';
import { HttpError } from '../http/httpError';
import type { AppDependencies } from '../dependencies';
import type { ValidatedSeatRequest } from '../seats/seatRequest';

/** Returns a key for the content, stored for a day beside the idempotency keys. The content cannot be recovered from the key. */
const contentKey = (route: string, content: readonly unknown[]): IdempotentRequest => ({
  key: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  route: `same ${route}`,
  bodyHash: '',
  retentionMs: DUPLICATE_WINDOW_HOURS * 3_600_000,
});

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).toSorted();

/** Returns the content key of a request, independent of its price rule and language. */
export const requestFingerprint = ({ date, type, peopleCount, kidsCount, kidsPricePerChild, selections, contactInfo }: BookingRequest): IdempotentRequest =>
  contentKey('POST /booking', [
    date, type, peopleCount, kidsCount, kidsPricePerChild,
    idsOf(selections.meats), idsOf(selections.sides), idsOf(selections.tools), idsOf(selections.contentFocus),
    normalizeSpaces(contactInfo.name), normalizeSpaces(contactInfo.email), normalizeSpaces(contactInfo.location), contactInfo.notes.trim(),
  ]);

export const sameMessage = ({ email, subject, message }: ContactMessage): IdempotentRequest => contentKey('POST /sendEmail', [normalizeSpaces(email), subject, message.trim()]);

/** Returns the content key of a request for a member's event or training. */
export const memberRequestFingerprint = ({ totalCost: _price, language: _language, ...form }: MemberRequest, { name, email }: Contact): IdempotentRequest => contentKey(`POST /${form.kind}`, [form, normalizeSpaces(name), normalizeSpaces(email)]);

export const sameSeats = ({ kind, id }: SeatedKey, { name, email, seats, message }: ValidatedSeatRequest): IdempotentRequest => contentKey('POST seats', [kind, id, normalizeSpaces(name), normalizeSpaces(email), seats, message.trim()]);

/**
 * Rejects a duplicate. @throws Problem 409 when the same content arrived within a day, with its reference if any; the sender can override with a
 * header
 */
export async function rejectDuplicate({ database, clock }: Pick<AppDependencies, 'database' | 'clock'>, same: IdempotentRequest | null): Promise<void> {
  const known = same && (await findResponse(database.db, same, clock()));
  if (!known) return;
  const { reference, seats } = JSON.parse(known.response) as Partial<BookingResponse & SeatResponse>;
  if (seats !== undefined) throw new HttpError(409, 'seatsHere', { current: DUPLICATE_CONFLICT });
  throw reference === undefined ? new HttpError(409, 'messageHere') : new HttpError(409, 'requestHere', { values: { reference } });
}
