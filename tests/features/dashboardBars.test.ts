import { expect, test } from 'vitest';
import { barsOf } from '../../src/features/dashboard/bars';

test('zeros are no bars', () => {
  expect(barsOf([{ values: [0, 0] }, { values: [] }])).toEqual([]);
});

test('a bar knows its series, its place and its value', () => {
  expect(barsOf([{ values: [0, 0] }, { values: [0, 3] }])).toEqual([{ series: 1, at: 1, value: 3 }]);
});

test('two values in one place are two bars', () => {
  expect(barsOf([{ values: [1] }, { values: [2] }])).toHaveLength(2);
});
