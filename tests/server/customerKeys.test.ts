import { describe, expect, test } from 'vitest';
import { emailKey, telephoneKey } from '../../server/customers/customerKeys';
import { mergedFields } from '../../server/customers/mergeCards';
import type { CustomerFields } from '../../src/contract/customers';

describe('telephone key', () => {
  test.each(['450 555-1234', '450-555-1234', '450.555.1234', '(450) 555-1234', '4505551234', '+1 450 555-1234', '1-450-555-1234', '1 (450) 555 1234'])('%s is the same number in every notation', (telephone) => {
    expect(telephoneKey(telephone)).toBe('4505551234');
  });

  test.each(['450 555-1234 poste 12', '450 555-1234 ext. 12', '450 555-1234 x12', '450 555-1234, 12', '450 555-1234 #12', '+1 450 555-1234 ext 012'])('%s includes its extension, because an office shares the number', (telephone) => {
    expect(telephoneKey(telephone)).toBe('4505551234x12');
  });

  test('a number from abroad keeps its country code', () => {
    expect(telephoneKey('+33 6 12 34 56 78')).toBe('33612345678');
  });

  test.each(['', '555-1234', '1 555-1234'])('%s without an area code has no key', (telephone) => {
    expect(telephoneKey(telephone)).toBe('');
  });
});

test.each([['Marie@Exemple.CA', 'marie@exemple.ca'], [' éloïse@exemple.ca', 'éloïse@exemple.ca'], ['', '']])('the email key of %s ignores case and spaces', (email, key) => {
  expect(emailKey(email)).toBe(key);
  expect(emailKey(email.normalize('NFD'))).toBe(key);
});

describe('merged cards', () => {
  const card = (changes: Partial<CustomerFields> = {}): CustomerFields => ({ name: 'Marie Roy', email: 'marie@exemple.ca', telephone: '450 555-1234', language: 'fr', notes: '', ...changes });

  test('empty fields are filled from the other card', () => {
    expect(mergedFields(card({ email: '', telephone: '' }), card({ language: 'en' }))).toEqual(card());
  });

  test('equal details in another notation leave no trace', () => {
    expect(mergedFields(card(), card({ email: 'MARIE@exemple.ca', telephone: '+1 (450) 555-1234' })).notes).toBe('');
  });

  test('the notes are joined, with the details that the kept card has no room for', () => {
    const kept = card({ notes: 'Aime le maïs.' });
    const other = card({ name: 'M. Roy', email: 'm.roy@travail.ca', telephone: '514 555-0000', notes: 'Terrasse à l’arrière.' });
    expect(mergedFields(kept, other)).toEqual({ ...kept, notes: 'Aime le maïs.\n\nM. Roy · m.roy@travail.ca · 514 555-0000\n\nTerrasse à l’arrière.' });
  });
});
