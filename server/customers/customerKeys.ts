import { nameKey } from '../auth/nameKey';

/*
 * Keys by which a request finds the card of its customer. They are stored with the card, and `agreementsMigration.ts` has a frozen copy of them.
 */

/** Digits of the shortest number that names one telephone: shorter ones lack their area code. */
const MIN_DIGITS = 10;

const EXTENSION = /\s*(?:,|#|x|ext\.?|poste)\s*(\d{1,6})\s*$/i;

/** Comparison key of an e-mail address; empty without one. */
export const emailKey = (email: string): string => nameKey(email.trim());

/**
 * Comparison key of a telephone number: its digits without the North American country code, and its extension, because people of one office share the
 * number before it. Empty for a number without its area code.
 */
export function telephoneKey(telephone: string): string {
  const extension = EXTENSION.exec(telephone)?.[1];
  const digits = telephone.replace(EXTENSION, '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < MIN_DIGITS) return '';
  return extension === undefined ? digits : `${digits}x${Number(extension)}`;
}
