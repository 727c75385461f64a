import type { CustomerFields } from '../../src/contract/customers';
import { emailKey, telephoneKey } from './customerKeys';

/** Values of a card that the other one has no room for, in one line; empty when there are none. */
function leftOver(kept: CustomerFields, other: CustomerFields): string {
  const telephoneOf = ({ telephone }: CustomerFields) => telephoneKey(telephone) || telephone;
  return [
    other.name === kept.name ? '' : other.name,
    kept.email === '' || emailKey(other.email) === emailKey(kept.email) ? '' : other.email,
    kept.telephone === '' || telephoneOf(other) === telephoneOf(kept) ? '' : other.telephone,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the fields of a card after another one is merged into it: empty ones are filled, the notes are joined, and no contact detail is lost. */
export const mergedFields = (kept: CustomerFields, other: CustomerFields): CustomerFields => ({
  name: kept.name,
  email: kept.email || other.email,
  telephone: kept.telephone || other.telephone,
  language: kept.language,
  notes: [kept.notes, leftOver(kept, other), other.notes].filter(Boolean).join('\n\n'),
});
