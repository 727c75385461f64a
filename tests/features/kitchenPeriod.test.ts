import { expect, test } from 'vitest';
import { readQuery, turned, weekFrom } from '../../src/features/kitchen/period';

const TODAY = '2027-05-10';
const read = (query: string) => readQuery(new URLSearchParams(query), TODAY);

test('without days the week that begins today is prepared', () => {
  expect(read('')).toEqual({ from: '2027-05-10', to: '2027-05-16', requested: false });
});

test('the address names the days, and whether requests count', () => {
  expect(read('from=2027-06-12&to=2027-06-12&requested=true')).toEqual({ from: '2027-06-12', to: '2027-06-12', requested: true });
  expect(read('from=2027-06-12')).toEqual({ from: '2027-06-12', to: '2027-06-18', requested: false });
});

test('one request outweighs days', () => {
  expect(read('request=b1&from=2027-06-12')).toEqual({ request: 'b1' });
});

test.each(['to=2027-06-11&from=2027-06-12', 'from=2027-06-12&to=2028-06-12', 'from=2027-06-12&to=2027-06-31'])('days that make no sense are a week: %s', (query) => {
  expect(read(query)).toMatchObject({ from: '2027-06-12', to: '2027-06-18' });
});

test('a period is turned by its own length, over the ends of months and years', () => {
  expect(turned(weekFrom('2026-12-28'), 1)).toEqual({ from: '2027-01-04', to: '2027-01-10' });
  expect(turned({ from: '2027-03-01', to: '2027-03-01' }, -1)).toEqual({ from: '2027-02-28', to: '2027-02-28' });
});
