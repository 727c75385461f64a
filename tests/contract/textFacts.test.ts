import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { factsOf, noticeLabel, TEXT_FACTS, withFacts } from '../../src/contract/textFacts';

test.each([
  [14, 'deux semaines', 'two weeks'],
  [28, 'quatre semaines', 'four weeks'],
  [35, '35 jours', '35 days'],
  [10, '10 jours', '10 days'],
  [1, '1 jour', '1 day'],
  [0, '0 jour', '0 days'],
])('a notice of %i days is written as %j and %j', (days, fr, en) => {
  expect([noticeLabel(days, 'fr'), noticeLabel(days, 'en')]).toEqual([fr, en]);
});

test('a notice of one week needs no elision in French', () => {
  expect(noticeLabel(7, 'fr')).toBe('7 jours');
});

test('every fact has a value', () => {
  expect(Object.keys(factsOf(DEFAULT_SETTINGS, 'fr')).toSorted()).toEqual([...TEXT_FACTS].toSorted());
});

test('only the placeholders of facts are replaced', () => {
  expect(withFacts('{{ cook }} fume à {{town}} le {{day}}, {{constructor}}', factsOf(DEFAULT_SETTINGS, 'fr'))).toBe('Samuel fume à St-Liboire le {{day}}, {{constructor}}');
});
