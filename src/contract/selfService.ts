import { object, type InferType } from 'yup';
import { adults, children } from './booking';
import { addDays } from './days';
import { dietsAmong } from './diets';
import { flag, line, integer } from './fields';
import type { Language } from './language';
import { dateTimeSchema } from './dateTime';
import { CUSTOMER_ACTIONS, isAllowed, type CustomerAction, type RequestState } from './requestRules';
import type { BookingRules } from './settings';

/*
 * Self-service: changes that a customer makes to their own request through the link in their mail, without an account. Possession of the link grants
 * access to the request. Opening the link changes nothing, so mail scanners and link previews are harmless.
 */

type Deadlines = Pick<BookingRules, 'guestChangeDays' | 'manageDaysAfter'>;

/** Returns the last day on which customers can change the number of guests themselves. @param date local day of the event */
export const guestsUntil = (date: string, { guestChangeDays }: Deadlines): string => addDays(date, -guestChangeDays);

/** Returns the last day on which the link opens the request. @param date local day of the event */
export const selfServiceUntil = (date: string, { manageDaysAfter }: Deadlines): string => addDays(date, manageDaysAfter);

/** Returns the actions that a customer can take in the request's current state. @param today local day */
export const availableCustomerActions = (state: RequestState, today: string, deadlines: Deadlines): CustomerAction[] =>
  CUSTOMER_ACTIONS.filter((action) => isAllowed(action, state, today) && (action !== 'changeGuests' || today <= guestsUntil(state.date, deadlines)));

/** Path segment of each language. Both segments open the page in either language. */
const SLUGS: Readonly<Record<Language, string>> = { fr: 'demande', en: 'request' };

/** Returns the URL of the self-service page for a token. @param publicUrl without a trailing slash */
export const selfServiceLink = (publicUrl: string, language: Language, token: string): string => `${publicUrl}/${language}/${SLUGS[language]}/${token}`;

/** Redacts the tokens in links to requests, because a stored mail does not need working links. */
export const withoutSelfServiceTokens = (text: string): string => text.replaceAll(/(\/\w\w\/(?:demande|request)\/)[\w-]{43}/g, '$1…');

/** Inserts a token into redacted links to a request. */
export const withSelfServiceToken = (text: string, token: string): string => text.replaceAll(/(\/\w\w\/(?:demande|request)\/)…/g, `$1${token}`);

/** Header that carries the token. A token in the URL would end up in access logs. */
export const MANAGE_TOKEN_HEADER = 'manage-token';

/** Body of `POST /manage/guests`. `GET /manage/guests?adults&children` returns a price preview. */
export const guestsSchema = object({ adults: adults(), children: children() }).noUnknown();
export type Guests = InferType<typeof guestsSchema>;

/** Body of `POST /manage/date`. Validate with `context: { today }`. */
export const askDateSchema = dateTimeSchema.concat(object({ words: line(300).default('') })).noUnknown();
export type AskDate = InferType<typeof askDateSchema>;

/** Body of `PUT /manage/diets`. The form passes its number of guests in `adults` and `children`; the server uses the stored numbers. */
export const dietsFormSchema = object({ diets: dietsAmong('adults', 'children').default([]), adults: integer(1000).default(1000), children: integer(1000).default(0) }).noUnknown();

/**
 * Body of `POST /manage/cancel`: only the confirmation. If other people hold seats in what would be cancelled, the cancellation stays a request until
 * the owner responds.
 */
export const withdrawSchema = object({ sure: flag().oneOf([true], 'required').required('required') }).noUnknown();
