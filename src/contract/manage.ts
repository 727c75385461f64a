import { object, type InferType } from 'yup';
import { adults, children } from './booking';
import type { BookingRecord } from './bookingSchema';
import { GUEST_CHANGE_DAYS, MANAGE_DAYS_AFTER } from './business';
import { addDays } from './days';
import { dietsAmong } from './diets';
import { flag, line, wholeNumber } from './fields';
import type { Language } from './language';
import { newMomentSchema } from './moment';

/*
 * What a customer does with their own request through the link of their mail, without an account: who has the link has the request.
 * Looking changes nothing, whoever or whatever follows the link.
 */

/** What a customer can change themselves. */
export const CUSTOMER_ACTS = ['changeGuests', 'askDate', 'changeDiets', 'withdraw'] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

/** The last day on which a customer changes the number of guests themselves. @param date local day of the event */
export const guestsUntil = (date: string): string => addDays(date, -GUEST_CHANGE_DAYS);

/** The last day on which the link opens the request. @param date local day of the event */
export const managedUntil = (date: string): string => addDays(date, MANAGE_DAYS_AFTER);

/** What a customer can do with a request as it stands. @param today local day */
export function openCustomerActs({ status, date, erased }: { status: BookingRecord['status']; date: string; erased: boolean }, today: string): CustomerAct[] {
  if (erased || (status !== 'requested' && status !== 'confirmed') || date < today) return [];
  return CUSTOMER_ACTS.filter((act) => act !== 'changeGuests' || today <= guestsUntil(date));
}

/** In each language under its own word; both open in either. */
const SLUGS: Readonly<Record<Language, string>> = { fr: 'demande', en: 'request' };

/** Where a token leads. @param publicUrl without a slash at its end */
export const manageLink = (publicUrl: string, language: Language, token: string): string => `${publicUrl}/${language}/${SLUGS[language]}/${token}`;

/** A text whose links to requests open nothing any more: what was sent need not be kept. */
export const withoutManageKeys = (text: string): string => text.replaceAll(/(\/\w\w\/(?:demande|request)\/)[\w-]{43}/g, '$1…');

/** The header that carries the token: an address would be written into logs. */
export const MANAGE_TOKEN_HEADER = 'manage-token';

/** `POST /manage/guests`; `GET /manage/guests?adults&children` tells what it would come to. */
export const guestsSchema = object({ adults: adults(), children: children() }).noUnknown();
export type Guests = InferType<typeof guestsSchema>;

/** `POST /manage/date`. Validate with `context: { today }`. */
export const askDateSchema = newMomentSchema.concat(object({ words: line(300).default('') })).noUnknown();
export type AskDate = InferType<typeof askDateSchema>;

/** `PUT /manage/diets`. A form says how many come by its own `adults` and `children`; the server knows better. */
export const dietsFormSchema = object({ diets: dietsAmong('adults', 'children').default([]), adults: wholeNumber(1000).default(1000), children: wholeNumber(1000).default(0) }).noUnknown();

/** `POST /manage/cancel`: nothing but the wish. Where others hold seats in what would be cancelled, it stays one until the owner answers. */
export const withdrawSchema = object({ sure: flag().oneOf([true], 'required').required('required') }).noUnknown();
