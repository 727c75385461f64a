import { expect, test } from 'vitest';
import { barsOf } from '../../src/features/dashboard/bars';

test('zeros produce no bars', () => {
  expect(barsOf([{ values: [0, 0] }, { values: [] }])).toEqual([]);
});

test('a bar contains its series, its position and its value', () => {
  expect(barsOf([{ values: [0, 0] }, { values: [0, 3] }])).toEqual([{ series: 1, at: 1, value: 3 }]);
});

test('two values at the same position produce two bars', () => {
  expect(barsOf([{ values: [1] }, { values: [2] }])).toHaveLength(2);
});
