import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/contract/language';
import { WORDS } from '../../stories/docs/words';
import { everyLeaf, everyOtherLeaf, everyServerLeaf, type Leaf } from './everyLeaf';

/** A text without its holes, which no person reads, and with one kind of spaces. */
const read = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '…').replaceAll(/\s+/g, ' ');

/** Texts of a language in which a word begins like that. */
const saying = (word: string, language: Language, texts: readonly Leaf[]) => {
  const begins = new RegExp(`(?<!\\p{L})${word}`, 'iu');
  return texts.filter((leaf) => begins.test(read(leaf[language]))).map(({ name }) => name);
};

test.each(LANGUAGES)('every word of the house is said on the site (%s)', (language) => {
  expect(WORDS.map((word) => word[language]).filter((word) => saying(word, language, everyLeaf).length === 0)).toEqual([]);
});

test.each(LANGUAGES)('no word that the house refuses is said on the site, in an answer or in a mail (%s)', (language) => {
  const texts = [...everyLeaf, ...everyServerLeaf, ...everyOtherLeaf];
  expect(WORDS.flatMap(({ not }) => not?.[language] ?? []).flatMap((word) => saying(word, language, texts).map((name) => `${word}: ${name}`))).toEqual([]);
});

test('in the office the machine does not speak of itself', () => {
  const office = everyLeaf.filter(({ name }) => !name.includes(' parts.') && /features\/(admin|attendance|availability|calendarfeed|dashboard|editing|inbox|kitchen)\//.test(name));
  expect(office.length).toBeGreaterThan(300);
  expect(saying('(?:je(?!\\p{L})|j’)', 'fr', office)).toEqual([]);
});

test('the server’s mails and answers, the contract and the office’s labels are among what is read', () => {
  const names = [...everyServerLeaf, ...everyOtherLeaf].map(({ name }) => name.replace(/\.\d+/, ''));
  for (const one of ['server/mail/accountTexts.ts signIn', 'server/http/sentences.ts sessionOver', 'src/contract/booking.ts.EVENT_TYPES.pizza-popup', 'src/features/admin/manifests/side.ts.side.texts.many']) expect(names).toContain(one);
});

test('a word is found where it begins, and not inside another', () => {
  const texts = [{ name: 'a', fr: 'Deux ateliers', en: 'A {{course}} of course' }, { name: 'b', fr: 'Le ratelier', en: 'Recourse' }];
  expect(saying('atelier', 'fr', texts)).toEqual(['a']);
  expect(saying('course', 'en', texts)).toEqual(['a']);
  expect(saying('course', 'en', [{ name: 'c', fr: '', en: 'A {{course}}' }])).toEqual([]);
});
