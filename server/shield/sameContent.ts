import { createHash } from 'node:crypto';
import type { BookingAnswer, BookingRequest } from '../../src/contract/bookingSchema';
import type { ContactMessage } from '../../src/contract/contact';
import { SAME_HOURS } from '../../src/contract/formShield';
import { folded } from '../../src/contract/inbox';
import { findAnswer, type Attempt } from '../db/idempotency';
import { Problem } from '../http/problem';
import type { Parts } from '../parts';

/** What is said, under a key of its own: kept for a day beside the keys of those who send, and nothing of it can be read back. */
const contentKey = (route: string, content: readonly unknown[]): Attempt => ({
  key: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  route: `same ${route}`,
  bodyHash: '',
  keptMs: SAME_HOURS * 3_600_000,
});

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).toSorted();

/** What a request asks for, whoever counted its price and in whichever language. */
export const sameRequest = ({ date, type, peopleCount, kidsCount, kidsPricePerChild, selections, contactInfo }: BookingRequest): Attempt =>
  contentKey('POST /booking', [
    date, type, peopleCount, kidsCount, kidsPricePerChild,
    idsOf(selections.meats), idsOf(selections.sides), idsOf(selections.tools), idsOf(selections.contentFocus),
    folded(contactInfo.name), folded(contactInfo.email), folded(contactInfo.location), contactInfo.notes.trim(),
  ]);

export const sameMessage = ({ email, subject, message }: ContactMessage): Attempt => contentKey('POST /sendEmail', [folded(email), subject, message.trim()]);

/** @throws Problem 409 when the same has arrived within a day, with its reference if it has one; whoever sends it all the same says so */
export async function refuseKnown({ database, clock }: Pick<Parts, 'database' | 'clock'>, same: Attempt | null): Promise<void> {
  const known = same && (await findAnswer(database.db, same, clock()));
  if (!known) return;
  const { reference } = JSON.parse(known.answer) as Partial<BookingAnswer>;
  throw reference === undefined ? new Problem(409, 'messageHere') : new Problem(409, 'requestHere', { values: { reference } });
}
