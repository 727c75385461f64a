import type { Transaction } from 'kysely';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/contract/language';
import { insertCustomer, lockCustomer } from '../db/customers';
import type { Tables } from '../db/schema';

const MAX_TRIES = 5;

/**
 * Finds the card of a new request's customer in the book: by its id, else by the e-mail address of the card or of its requests, which can differ after
 * cards were merged, else by the telephone number. Inserts a card when there is none. An existing card is never changed, because a request may come from
 * another person.
 *
 * Two concurrent requests with one e-mail address get one card: its key is unique, and the second insert waits for the first. Two concurrent requests
 * that have only a telephone number in common can get two cards, which the owner merges; the number is not unique, because families share one.
 * @param customerId card that the owner has chosen; null for a request from the site
 * @returns the id of the card
 */
export async function linkCustomer(trx: Transaction<Tables>, { request, createdAt }: Pick<BookingRecord, 'request' | 'createdAt'>, customerId: string | null): Promise<string> {
  const { contactInfo, telephone = '' } = request;
  const { name, email } = contactInfo;
  const chosen = customerId === null ? null : await lockCustomer(trx, { id: customerId });
  if (chosen !== null) return chosen;
  const language = isLanguage(request.language) ? request.language : DEFAULT_LANGUAGE;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    // The insert conflicts with a card that was inserted after the search, which the next search finds.
    const id = (await lockCustomer(trx, { email })) ?? (await lockCustomer(trx, { requestEmail: email })) ?? (await lockCustomer(trx, { telephone })) ?? (await insertCustomer(trx, { name, email, telephone, language, notes: '' }, createdAt));
    if (id !== null) return id;
  }
  throw new Error('linkCustomer: the card of a request is being inserted and deleted again and again');
}
