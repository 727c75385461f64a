import { BUSINESS } from '../../src/contract/business';
import type { Language } from '../../src/contract/language';
import { translate } from './texts';

/** Returns the signature of a plain-text mail. */
export const signed = (language: Language): string[] => [translate('signature', language), BUSINESS.cook, ''];

/**
 * Returns the footer required by law in a customer's mail, as plain text: the sender and its address, the reason for the mail, and the data that is
 * stored.
 * @param why reason for the mail @param reach further contact details of the sender
 */
export const senderLines = ({ language, publicUrl, why, reach = [] }: { language: Language; publicUrl: string; why: string; reach?: readonly string[] }): string[] => [
  '-- ',
  `${BUSINESS.name}, ${BUSINESS.street}, ${BUSINESS.place} ${BUSINESS.postalCode}`,
  ...reach,
  why,
  `${publicUrl}/${language}/privacy`,
  '',
];

/** Telephone number and e-mail address, on one line of plain text. */
export const REACH = `${BUSINESS.phone}, ${BUSINESS.email}`;
