import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/contract/language';
import { TERMS } from '../../stories/docs/terminology';
import { everyLeaf, everyOtherLeaf, everyServerLeaf, type Leaf } from './everyLeaf';

/** Returns a text without its placeholders and with normalized spaces. */
const read = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '…').replaceAll(/\s+/g, ' ');

/** Returns the names of the texts of a language that contain a word with this beginning. */
const saying = (term: string, language: Language, texts: readonly Leaf[]) => {
  const begins = new RegExp(`(?<!\\p{L})${term}`, 'iu');
  return texts.filter((leaf) => begins.test(read(leaf[language]))).map(({ name }) => name);
};

test.each(LANGUAGES)('every term of the project’s glossary is used on the site (%s)', (language) => {
  expect(TERMS.map((term) => term[language]).filter((term) => saying(term, language, everyLeaf).length === 0)).toEqual([]);
});

test.each(LANGUAGES)('discouraged terms of the glossary are absent from the site, responses and mails (%s)', (language) => {
  const texts = [...everyLeaf, ...everyServerLeaf, ...everyOtherLeaf];
  expect(TERMS.flatMap(({ not }) => not?.[language] ?? []).flatMap((term) => saying(term, language, texts).map((name) => `${term}: ${name}`))).toEqual([]);
});

test('back-office texts in French do not use the first person', () => {
  const adminTexts = everyLeaf.filter(({ name }) => !name.includes(' parts.') && /features\/(admin|attendance|availability|calendarfeed|dashboard|editing|inbox|kitchen|mailbox|settings)\//.test(name));
  expect(adminTexts.length).toBeGreaterThan(300);
  expect(saying('(?:je(?!\\p{L})|j’)', 'fr', adminTexts)).toEqual([]);
});

test('the glossary check covers server mails, responses, the contract and back-office labels', () => {
  const names = [...everyServerLeaf, ...everyOtherLeaf].map(({ name }) => name.replace(/\.\d+/, ''));
  for (const one of ['src/contract/mailAccountTexts.ts.ACCOUNT_TEXTS.signIn', 'server/http/messages.ts sessionOver', 'src/contract/eventType.ts.EVENT_TYPES.pizza-popup', 'src/features/admin/manifests/side.ts.side.texts.create']) expect(names).toContain(one);
});

test('a term matches at the beginning of a word only, not inside another word or a placeholder', () => {
  const texts = [{ name: 'a', fr: 'Deux ateliers', en: 'A {{course}} of course' }, { name: 'b', fr: 'Le ratelier', en: 'Recourse' }];
  expect(saying('atelier', 'fr', texts)).toEqual(['a']);
  expect(saying('course', 'en', texts)).toEqual(['a']);
  expect(saying('course', 'en', [{ name: 'c', fr: '', en: 'A {{course}}' }])).toEqual([]);
});
