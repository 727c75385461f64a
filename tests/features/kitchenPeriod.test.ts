import { expect, test } from 'vitest';
import { readQuery, shiftPeriod, weekFrom } from '../../src/features/kitchen/period';

const TODAY = '2027-05-10';
const read = (query: string) => readQuery(new URLSearchParams(query), TODAY);

test('the default period is the week that begins today', () => {
  expect(read('')).toEqual({ from: '2027-05-10', to: '2027-05-16', requested: false });
});

test('the URL sets the days and whether requests are included', () => {
  expect(read('from=2027-06-12&to=2027-06-12&requested=true')).toEqual({ from: '2027-06-12', to: '2027-06-12', requested: true });
  expect(read('from=2027-06-12')).toEqual({ from: '2027-06-12', to: '2027-06-18', requested: false });
});

test('a request in the URL takes precedence over the days', () => {
  expect(read('request=b1&from=2027-06-12')).toEqual({ request: 'b1' });
});

test.each(['to=2027-06-11&from=2027-06-12', 'from=2027-06-12&to=2028-06-12', 'from=2027-06-12&to=2027-06-31'])('an invalid period falls back to one week: %s', (query) => {
  expect(read(query)).toMatchObject({ from: '2027-06-12', to: '2027-06-18' });
});

test('navigation moves a period by its own length across months and years', () => {
  expect(shiftPeriod(weekFrom('2026-12-28'), 1)).toEqual({ from: '2027-01-04', to: '2027-01-10' });
  expect(shiftPeriod({ from: '2027-03-01', to: '2027-03-01' }, -1)).toEqual({ from: '2027-02-28', to: '2027-02-28' });
});
