import { expect, test } from 'vitest';
import { storedAdjustment, readAdjustment, type AdjustValues } from '../../src/features/inbox/adjusting';

const values: AdjustValues = { lines: [{ id: 'meats', name: 'Brisket', amount: '12,' }, { id: 'added-1', name: 'Chapiteau', amount: 150 }], reason: 'Il pleut' };

test('a price adjustment draft is restored with partially typed amounts', () => {
  expect(readAdjustment(storedAdjustment(values, 3), 3)).toEqual(values);
});

test('a price adjustment draft for another version of the request is discarded', () => {
  expect(readAdjustment(storedAdjustment(values, 3), 4)).toBeNull();
});

test.each([undefined, '', 'null', '[]', '{', '{"version":3}', '{"version":3,"lines":[{"id":1}],"reason":""}', '{"version":3,"lines":[{"id":"a","name":"b","amount":{}}],"reason":""}'])('discards the invalid price adjustment draft %s', (stored) => {
  expect(readAdjustment(stored, 3)).toBeNull();
});
