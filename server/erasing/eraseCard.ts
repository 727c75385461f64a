import type { Transaction } from 'kysely';
import type { BookingRequest } from '../../src/contract/bookingSchema';
import { normalizeForSearch } from '../../src/contract/searchText';
import { emailKey, telephoneKey } from '../customers/customerKeys';
import { deleteCardsWithoutRequests, findCustomer, isEmailOfAnother, updateCustomer } from '../db/customers';
import type { Tables } from '../db/schema';

interface Contact {
  name: string;
  email: string;
  telephone: string;
}

/** Comparable form of each value of a contact. Two notations of one number are equal, and so are two spellings that differ only in case or accents. */
const KEYS = {
  name: normalizeForSearch,
  email: emailKey,
  telephone: (telephone: string) => telephoneKey(telephone) || telephone.replaceAll(/\D/g, ''),
} satisfies Record<keyof Contact, (value: string) => string>;

function contactOf(json: string): Contact {
  const { contactInfo, telephone = '' } = JSON.parse(json) as BookingRequest;
  return { name: contactInfo.name, email: contactInfo.email, telephone };
}

/**
 * Removes a request that is being erased from the card of its customer, before its own data are erased. A card without another request is deleted. A
 * card with others keeps no name, address or number that only the erased request had: of a couple that shares a card, one may be erased.
 */
export async function eraseFromCard(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  const row = await trx.selectFrom('booking').select(['customer_id', 'request']).where('id', '=', bookingId).executeTakeFirst();
  if (!row || row.customer_id === null) return;
  const id = row.customer_id;
  await trx.updateTable('booking').set({ customer_id: null }).where('id', '=', bookingId).execute();
  await deleteCardsWithoutRequests(trx, [id]);
  const card = await findCustomer(trx, id);
  if (card === null) return;
  const erased = contactOf(row.request);
  const others = (await trx.selectFrom('booking').select('request').where('customer_id', '=', id).orderBy('created_at', 'desc').execute()).map(({ request }) => contactOf(request));
  const isOnlyOfErased = (name: keyof Contact) => {
    const key = KEYS[name];
    return key(card[name]) !== '' && key(card[name]) === key(erased[name]) && !others.some((other) => key(other[name]) === key(card[name]));
  };
  const { version: _version, id: _id, ...fields } = card;
  const next = { ...fields };
  const [newest] = others;
  if (newest === undefined) return;
  if (isOnlyOfErased('name')) next.name = newest.name;
  if (isOnlyOfErased('telephone')) next.telephone = newest.telephone;
  if (isOnlyOfErased('email')) next.email = (await isEmailOfAnother(trx, id, newest.email)) ? '' : newest.email;
  if (next.name !== card.name || next.telephone !== card.telephone || next.email !== card.email) await updateCustomer(trx, id, next);
}
