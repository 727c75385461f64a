import { expect, test } from 'vitest';
import { trackDataAccess } from '../../src/app/trackDataAccess';

interface Row {
  id: string;
  name: { fr: string; en: string };
  price: number;
}
const rows = (): Row[] => [{ id: 'a', name: { fr: 'Feu', en: 'Fire' }, price: 3 }, { id: 'b', name: { fr: '', en: 'Smoke' }, price: 4 }];

test('hands over only the data that was read', () => {
  const { tracked: watched, accessed: used } = trackDataAccess({ meat: rows(), side: rows() }, 'fr');
  expect((watched['meat'] as Row[]).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(watched['tool']).toBeUndefined();
  expect(Object.keys(used())).toEqual(['meat']);
});

test('drops a translation that was not read, unless it is the only text', () => {
  const { tracked: watched, accessed: used } = trackDataAccess({ meat: rows() }, 'fr');
  expect((watched['meat'] as Row[])[0]?.name.fr).toBe('Feu');
  expect(used()).toEqual({ meat: [{ id: 'a', name: { fr: 'Feu', en: '' }, price: 3 }, { id: 'b', name: { fr: '', en: 'Smoke' }, price: 4 }] });
  expect((watched['meat'] as Row[])[0]?.name.en).toBe('Fire');
  expect(used()['meat']).toEqual(rows());
});

test('watched data equals the original data', () => {
  const data = { meat: rows() };
  expect(trackDataAccess(data, 'en').tracked['meat']).toEqual(data.meat);
});
