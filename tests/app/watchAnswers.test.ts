import { expect, test } from 'vitest';
import { watchAnswers } from '../../src/app/watchAnswers';

interface Row {
  id: string;
  name: { fr: string; en: string };
  price: number;
}
const rows = (): Row[] => [{ id: 'a', name: { fr: 'Feu', en: 'Fire' }, price: 3 }, { id: 'b', name: { fr: '', en: 'Smoke' }, price: 4 }];

test('only the answers that were read are handed over', () => {
  const { watched, used } = watchAnswers({ meat: rows(), side: rows() }, 'fr');
  expect((watched['meat'] as Row[]).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(watched['tool']).toBeUndefined();
  expect(Object.keys(used())).toEqual(['meat']);
});

test('of a text the page’s own language stays, the other one only where it was read or is all there is', () => {
  const { watched, used } = watchAnswers({ meat: rows() }, 'fr');
  expect((watched['meat'] as Row[])[0]?.name.fr).toBe('Feu');
  expect(used()).toEqual({ meat: [{ id: 'a', name: { fr: 'Feu', en: '' }, price: 3 }, { id: 'b', name: { fr: '', en: 'Smoke' }, price: 4 }] });
  expect((watched['meat'] as Row[])[0]?.name.en).toBe('Fire');
  expect(used()['meat']).toEqual(rows());
});

test('what is watched reads as what it is', () => {
  const answers = { meat: rows() };
  expect(watchAnswers(answers, 'en').watched['meat']).toEqual(answers.meat);
});
