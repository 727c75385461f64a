import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayAt, daysBetween, isShortNotice, isRealDay } from '../../src/contract/days';

test('a summer day ends at 04:00 UTC, a winter day at 05:00 UTC', () => {
  expect(dayAt(new Date('2026-07-05T03:59:59.999Z'))).toBe('2026-07-04');
  expect(dayAt(new Date('2026-07-05T04:00:00Z'))).toBe('2026-07-05');
  expect(dayAt(new Date('2026-01-05T04:59:59.999Z'))).toBe('2026-01-04');
  expect(dayAt(new Date('2026-01-05T05:00:00Z'))).toBe('2026-01-05');
});

test('days of a clock change begin and end at local midnight', () => {
  expect(dayAt(new Date('2026-03-08T05:00:00Z'))).toBe('2026-03-08');
  expect(dayAt(new Date('2026-03-09T03:59:59Z'))).toBe('2026-03-08');
  expect(dayAt(new Date('2026-11-01T04:00:00Z'))).toBe('2026-11-01');
  expect(dayAt(new Date('2026-11-02T04:59:59Z'))).toBe('2026-11-01');
});

test("the year changes at the business's local midnight", () => {
  expect(dayAt(new Date('2027-01-01T04:59:59Z'))).toBe('2026-12-31');
  expect(dayAt(new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01');
});

test('adds days correctly across clock changes, months and leap years', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test('a date is short notice up to the day before the lead time has passed', () => {
  expect(isShortNotice('2027-05-23', '2027-05-10', 14)).toBe(true);
  expect(isShortNotice('2027-05-24', '2027-05-10', 14)).toBe(false);
  expect(isShortNotice('2027-05-10', '2027-05-10', 14)).toBe(true);
  expect(isShortNotice('2027-05-01', '2027-05-10', 14)).toBe(true);
  expect([isShortNotice('2027-05-12', '2027-05-10', 3), isShortNotice('2027-05-13', '2027-05-10', 3), isShortNotice('2027-05-10', '2027-05-10', 0)]).toEqual([true, false, false]);
});

test('short notice is counted in calendar days across a clock change', () => {
  expect(isShortNotice('2027-03-15', '2027-03-01', 14)).toBe(false);
  expect(isShortNotice('2027-03-14', '2027-03-01', 14)).toBe(true);
});

test('an empty date is not short notice', () => {
  expect(isShortNotice('', '2027-05-10', 14)).toBe(false);
});

test('adding and subtracting the same number of days returns the original day', () => {
  const day = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }).map((instant) => instant.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
      const to = addDays(from, count);
      expect(isRealDay(to)).toBe(true);
      expect(daysBetween(from, to)).toBe(count);
      expect(addDays(to, -count)).toBe(from);
    }),
  );
});

test.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-01-00', '2026-13-01', '2026-07', '2026', '2026-7-4', 'tomorrow', ''])('%j is not a calendar day', (day) => {
  expect(isRealDay(day)).toBe(false);
});
