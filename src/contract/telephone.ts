import { BUSINESS } from './business';

/** A telephone number as a link; one without a country is of North America. @param number as somebody wrote it; an extension is dialled after a pause */
export function telephoneLink(number: string): string {
  const [main = '', extension = ''] = number.split(/\s*(?:,|#|x|ext\.?|poste)\s*/i);
  const digits = main.replaceAll(/\D/g, '');
  const country = main.trim().startsWith('+') || digits.length === 11 ? '+' : '+1';
  return `tel:${country}${digits}${extension === '' ? '' : `,${extension.replaceAll(/\D/g, '')}`}`;
}

/** The business's own number. */
export const BUSINESS_TELEPHONE_LINK = telephoneLink(BUSINESS.phone);
