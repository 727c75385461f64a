import { expect, test } from 'vitest';
import { csvOf } from '../../src/contract/csv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the CSV cell %j is escaped so that a spreadsheet does not run it as a formula', (cell) => {
  const written = csvOf([[cell]], 'fr').slice(1).trimEnd();
  expect(written.replaceAll('"', '')).toMatch(/^'/);
});

test('a CSV cell escapes separators, quotes and line breaks', () => {
  expect(csvOf([['a;b', 'c,d', 'e "f"', 'g\nh', ' i']], 'en')).toBe('\uFEFF"a;b","c,d","e ""f""","g\nh"," i"\r\n');
});

test('numbers and separators of a CSV file follow the language', () => {
  expect(csvOf([['Côtes', 30.5]], 'fr')).toBe('\uFEFFCôtes;"30,5"\r\n');
  expect(csvOf([['Ribs', 30.5]], 'en')).toBe('\uFEFFRibs,30.5\r\n');
});
