import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatDistance, formatMoney, formatTime } from '../../src/contract/formats';

test('formats money by language, with no-break spaces in French', () => {
  expect(formatMoney(123_456, 'fr')).toBe('1\u00a0234,56\u00a0$');
  expect(formatMoney(123_456, 'en')).toBe('$1,234.56');
});

test('always shows the cents of an amount', () => {
  expect([formatMoney(0, 'fr'), formatMoney(5, 'fr'), formatMoney(2500, 'en')]).toEqual(['0,00\u00a0$', '0,05\u00a0$', '$25.00']);
});

test('the prefix style puts the currency symbol first in both languages', () => {
  expect(formatMoney(123_456, 'fr', 'prefix')).toBe('$1\u00a0234,56');
  expect(formatMoney(123_456, 'en', 'prefix')).toBe('$1,234.56');
});

test('formats Canadian dollars with the plain symbol', () => {
  expect(formatMoney(100, 'en')).not.toMatch(/CA|CAD/);
  expect(formatMoney(100, 'fr')).not.toMatch(/CA|CAD/);
});

test('formats a distance with one decimal and a no-break space before the unit', () => {
  expect(formatDistance(120_200, 'fr')).toBe('120,2\u00a0km');
  expect(formatDistance(120_200, 'en')).toBe('120.2\u00a0km');
  expect([formatDistance(0, 'fr'), formatDistance(28_649, 'en'), formatDistance(1_234_500, 'fr')]).toEqual(['0,0\u00a0km', '28.6\u00a0km', '1\u00a0234,5\u00a0km']);
});

test("formats a day in full, independent of the machine's time zone", () => {
  expect(formatDay('2026-07-04', 'fr')).toBe('samedi 4 juillet 2026');
  expect(formatDay('2026-07-04', 'en')).toBe('Saturday, July 4, 2026');
  expect(formatDay('2027-01-01', 'en')).toBe('Friday, January 1, 2027');
});

test.each(['', 'soon', '2026-13-01', '2026-7-4', '2026-02-30', '2026-07'])('returns an invalid day (%j) unchanged', (text) => {
  expect(formatDay(text, 'fr')).toBe(text);
});

test.each([
  ['17:30', '17\u00a0h\u00a030', '5:30\u00a0p.m.'],
  ['17:00', '17\u00a0h', '5:00\u00a0p.m.'],
  ['09:05', '9\u00a0h\u00a005', '9:05\u00a0a.m.'],
  ['00:15', '0\u00a0h\u00a015', '12:15\u00a0a.m.'],
  ['12:00', '12\u00a0h', '12:00\u00a0p.m.'],
  ['11:59', '11\u00a0h\u00a059', '11:59\u00a0a.m.'],
])('formats %s as %s in French and %s in English', (time, french, english) => {
  expect([formatTime(time, 'fr'), formatTime(time, 'en')]).toEqual([french, english]);
});

test.each(['', 'noon', '5 pm', '17:3', '1730'])('returns an invalid time (%j) unchanged', (text) => {
  expect(formatTime(text, 'en')).toBe(text);
});

test('formats no amount with a breaking space', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom('fr' as const, 'en' as const), fc.constantFrom('locale' as const, 'prefix' as const), (cents, language, style) => {
      const text = formatMoney(cents, language, style);
      expect(text).not.toContain(' ');
      expect(Number(text.replaceAll(/\D/g, ''))).toBe(cents);
    }),
  );
});
