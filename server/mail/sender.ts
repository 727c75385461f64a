import { BUSINESS } from '../../src/contract/business';
import type { Language } from '../../src/contract/language';
import { say } from './texts';

/** Who wrote a mail, above the end of its plain text. */
export const signed = (language: Language): string[] => [say('signature', language), BUSINESS.cook, ''];

/**
 * What the law wants at the end of a customer's mail, in plain text: who sent it from where, why it came, and what is kept.
 * @param why it has come @param reach more ways to reach the sender
 */
export const senderLines = ({ language, publicUrl, why, reach = [] }: { language: Language; publicUrl: string; why: string; reach?: readonly string[] }): string[] => [
  '-- ',
  `${BUSINESS.name}, ${BUSINESS.street}, ${BUSINESS.place} ${BUSINESS.postalCode}`,
  ...reach,
  why,
  `${publicUrl}/${language}/privacy`,
  '',
];

/** How to call and to write, on one line of plain text. */
export const REACH = `${BUSINESS.phone}, ${BUSINESS.email}`;
