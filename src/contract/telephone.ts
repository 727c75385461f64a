/**
 * Returns the `tel:` link of a telephone number; a number without a country code is North American.
 * @param number as typed by a person; an extension is dialled after a pause
 */
export function telephoneLink(number: string): string {
  const [main = '', extension = ''] = number.split(/\s*(?:,|#|x|ext\.?|poste)\s*/i);
  const digits = main.replaceAll(/\D/g, '');
  const country = main.trim().startsWith('+') || digits.length === 11 ? '+' : '+1';
  return `tel:${country}${digits}${extension === '' ? '' : `,${extension.replaceAll(/\D/g, '')}`}`;
}
