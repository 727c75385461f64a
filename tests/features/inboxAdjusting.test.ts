import { expect, test } from 'vitest';
import { keptAdjustment, readAdjustment, type AdjustValues } from '../../src/features/inbox/adjusting';

const values: AdjustValues = { lines: [{ id: 'meats', name: 'Brisket', amount: '12,' }, { id: 'added-1', name: 'Chapiteau', amount: 150 }], reason: 'Il pleut' };

test('a half-made price is read as it was kept, half-typed amounts and all', () => {
  expect(readAdjustment(keptAdjustment(values, 3), 3)).toEqual(values);
});

test('a price that was made for another state of the request is forgotten', () => {
  expect(readAdjustment(keptAdjustment(values, 3), 4)).toBeNull();
});

test.each([undefined, '', 'null', '[]', '{', '{"version":3}', '{"version":3,"lines":[{"id":1}],"reason":""}', '{"version":3,"lines":[{"id":"a","name":"b","amount":{}}],"reason":""}'])('what is no price is none: %s', (kept) => {
  expect(readAdjustment(kept, 3)).toBeNull();
});
