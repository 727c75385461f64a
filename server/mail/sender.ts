import type { Language } from '../../src/contract/language';
import { placeOf, type PublicSettings } from '../../src/contract/settings';
import type { MailContext } from './mailContext';

/** Returns the signature of a plain-text mail. */
export const signed = ({ translate, settings }: MailContext, language: Language): string[] => [translate('signature', language), settings.identity.cook, ''];

/** Returns the sender's telephone number and e-mail address, on one line of plain text. */
export const reachLine = ({ identity: { phone, email } }: Pick<PublicSettings, 'identity'>): string => `${phone}, ${email}`;

/**
 * Returns the footer required by law in a customer's mail, as plain text: the sender and its address, the reason for the mail, and the data that is
 * stored.
 * @param why reason for the mail @param reach further contact details of the sender
 */
export const senderLines = ({ settings: { identity } }: MailContext, { language, publicUrl, why, reach = [] }: { language: Language; publicUrl: string; why: string; reach?: readonly string[] }): string[] => [
  '-- ',
  `${identity.name}, ${identity.street}, ${placeOf(identity)} ${identity.postalCode}`,
  ...reach,
  why,
  `${publicUrl}/${language}/privacy`,
  '',
];
