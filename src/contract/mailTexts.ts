import type { Language, Text } from './language';
import { ACCOUNT_TEXTS } from './mailAccountTexts';
import { AGREEMENT_TEXTS } from './mailAgreementTexts';
import { CHANGE_TEXTS } from './mailChangeTexts';
import { CALENDAR_TEXTS, COMMON_TEXTS, DETAIL_TEXTS } from './mailCommonTexts';
import { CONTACT_TEXTS } from './mailContactTexts';
import { REMINDER_TEXTS } from './mailReminderTexts';
import { NOTICE_TEXTS, RECEIVED_TEXTS } from './mailRequestTexts';
import { SEAT_TEXTS } from './mailSeatTexts';
import type { TEXT_FACTS } from './textFacts';

/** Texts of the mails by section of the owner's list of texts. */
export const MAIL_TEXT_SECTIONS = {
  received: RECEIVED_TEXTS,
  notice: NOTICE_TEXTS,
  changes: CHANGE_TEXTS,
  agreements: AGREEMENT_TEXTS,
  reminders: REMINDER_TEXTS,
  seats: SEAT_TEXTS,
  account: ACCOUNT_TEXTS,
  contact: CONTACT_TEXTS,
  details: DETAIL_TEXTS,
  common: COMMON_TEXTS,
  calendar: CALENDAR_TEXTS,
} as const satisfies Record<string, Record<string, Text>>;

/**
 * All texts of the mails. The owner overrides one by the tag `mail.` and its name. `{{name}}` is a placeholder; both languages have the same
 * placeholders.
 */
export const MAIL_TEXTS = {
  ...RECEIVED_TEXTS,
  ...NOTICE_TEXTS,
  ...CHANGE_TEXTS,
  ...AGREEMENT_TEXTS,
  ...REMINDER_TEXTS,
  ...SEAT_TEXTS,
  ...ACCOUNT_TEXTS,
  ...CONTACT_TEXTS,
  ...DETAIL_TEXTS,
  ...COMMON_TEXTS,
  ...CALENDAR_TEXTS,
} as const satisfies Record<string, Text>;

export type MailTextName = keyof typeof MAIL_TEXTS;

type Holes<Sentence extends string> = Sentence extends `${string}{{${infer Hole}}}${infer Rest}` ? Hole | Holes<Rest> : never;
type HolesOf<Name extends MailTextName> = Exclude<Holes<(typeof MAIL_TEXTS)[Name][Language]>, (typeof TEXT_FACTS)[number]>;

/** Values that a mail text needs, apart from the facts of the business. */
export type MailTextValues<Name extends MailTextName> = [HolesOf<Name>] extends [never] ? [] : [Record<HolesOf<Name>, string | number>];

/** Returns a mail text with its placeholders filled. */
export type MailTranslate = <Name extends MailTextName>(name: Name, language: Language, ...values: MailTextValues<Name>) => string;
