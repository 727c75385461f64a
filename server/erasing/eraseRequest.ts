import type { Transaction } from 'kysely';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { withoutOptional } from '../../src/contract/optionalFields';
import { labelledNotes, locationOf } from '../../src/contract/requestDisplay';
import { searchText } from '../db/bookings';
import { eraseTraces, insertErasure } from '../db/erasures';
import { eraseRequest, type StoredRequest } from '../db/inbox';
import type { Tables } from '../db/schema';
import { eraseFromCard } from './eraseCard';

/** Erases the personal data of a request's customer everywhere. The day, the figures and the menu are kept. */
export async function eraseRequester(trx: Transaction<Tables>, stored: StoredRequest, now: Date): Promise<void> {
  const { id, reference, request } = stored.record;
  const { diets: _diets, ...rest } = withoutOptional(request);
  // The key of a training's place is not a personal address, so it is kept.
  const location = locationOf(request, 'fr').noTravel ? request.contactInfo.location : '';
  const contactInfo = { name: '', email: '', location, notes: labelledNotes(request) };
  const anonymous: BookingRequest = { ...rest, contactInfo };
  await eraseTraces(trx, request.contactInfo.email);
  await eraseFromCard(trx, id);
  await eraseRequest(trx, stored, { request: JSON.stringify(anonymous), search: searchText({ reference, title: '', request: anonymous }) }, now);
  await insertErasure(trx, { kind: 'request', id, at: now.toISOString() });
}
