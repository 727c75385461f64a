import fc from 'fast-check';
import { createEvent, type DateArray, type EventAttributes } from 'ics';
import { describe, expect, test } from 'vitest';
import { bookingFacts } from '../../server/mail/bookingFacts';
import { bookingCalendar } from '../../server/mail/calendar';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import { instantOf } from '../../src/contract/calendarEntry';
import { foldLines } from '../../src/contract/foldLines';
import { writeEntry } from '../../src/contract/writeEntry';
import { bookingRecord } from '../../stories/fixtures/bookingRecord';
import { NOW } from '../../stories/fixtures/now';

const entryOn = (eventDate: string, eventTime: string): string => {
  const record = bookingRecord({ form: { eventDate, eventTime }, travelMetres: null, language: 'fr' });
  const facts = bookingFacts(record, { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', now: new Date(NOW) });
  return (bookingCalendar(facts, { mail: DEFAULT_MAIL_CONTEXT, bookingId: record.id, title: 'Boucane', createdAt: record.createdAt }) ?? '').replaceAll('\r\n\t', '');
};

describe('instant of a local time', () => {
  test.each([
    ['2027-07-03', '17:00', '2027-07-03T21:00:00.000Z'],
    ['2027-01-15', '17:00', '2027-01-15T22:00:00.000Z'],
    // Daylight saving time changes at two in the morning: starts on 14 March and ends on 7 November 2027.
    ['2027-03-14', '01:30', '2027-03-14T06:30:00.000Z'],
    ['2027-03-14', '03:30', '2027-03-14T07:30:00.000Z'],
    ['2027-03-14', '17:00', '2027-03-14T21:00:00.000Z'],
    ['2027-11-06', '23:30', '2027-11-07T03:30:00.000Z'],
    ['2027-11-07', '03:00', '2027-11-07T08:00:00.000Z'],
    ['2027-11-07', '17:00', '2027-11-07T22:00:00.000Z'],
    ['2027-12-31', '20:00', '2028-01-01T01:00:00.000Z'],
  ])('%s at %s is %s', (day, time, instant) => {
    expect(instantOf(day, time).toISOString()).toBe(instant);
  });
});

describe('calendar entry', () => {
  test('lasts four hours from the requested time, in UTC, in summer and winter', () => {
    expect(entryOn('2027-07-03', '17:00')).toMatch(/DTSTART:20270703T210000Z\r\nDTEND:20270704T010000Z\r\n/);
    expect(entryOn('2028-01-15', '17:00')).toMatch(/DTSTART:20280115T220000Z\r\nDTEND:20280116T020000Z\r\n/);
  });

  test('covers the whole day when the time is unknown', () => {
    expect(entryOn('2027-07-03', '')).toMatch(/DTSTART;VALUE=DATE:20270703\r\nDTEND;VALUE=DATE:20270704\r\n/);
  });

  test('is tentative, published and stable for its booking', () => {
    const entry = entryOn('2027-07-03', '17:00');
    for (const line of ['METHOD:PUBLISH', 'STATUS:TENTATIVE', 'SEQUENCE:0', 'UID:0197a3f0-5d1c-7c6e-9a53-2f7d1e8b4c10@boucane', 'DTSTAMP:20270510T140000Z', 'LOCATION:1325\\, rue Girouard Ouest\\, Saint-Hyacinthe\\, Québec']) {
      expect(entry).toContain(`\r\n${line}\r\n`);
    }
    expect(entryOn('2027-07-03', '17:00')).toBe(entry);
  });
});

test('an entry equals the output of the calendar library for any text and date', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '🔥', ' ', ',', ';', '\\', '"', ':', '\n', '\r\n', '\u202f'), minLength: 1, maxLength: 120 });
  const day: fc.Arbitrary<DateArray> = fc.tuple(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }));
  const dateTime: fc.Arbitrary<DateArray> = fc.tuple(day, fc.nat(23), fc.nat(59)).map(([[year, month, date], hours, minutes]) => [year, month, date, hours, minutes]);
  const dates = fc.oneof(fc.tuple(day, day), fc.tuple(dateTime, dateTime)).filter(([start, end]) => String(start) !== String(end));
  fc.assert(
    fc.property(dates, text, text, fc.oneof(text, fc.constant('')), fc.nat(99), fc.integer({ min: 0, max: 4e12 }), ([start, end], title, description, location, sequence, timestamp) => {
      const entry = {
        start, end, timestamp, sequence, title, description, location,
        uid: 'abc@boucane', status: 'TENTATIVE', busyStatus: 'TENTATIVE', method: 'PUBLISH', productId: '-//Boucane//FR', organizer: { name: 'Boucane', email: 'bonjour@boucane.example' },
      } as const;
      const given: EventAttributes & { timestamp: number } = { ...entry, startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' };
      expect(foldLines(writeEntry(entry) ?? '')).toBe(foldLines(createEvent(given).value ?? ''));
    }),
    { numRuns: 300 },
  );
});

test.each([[[2027, Number.NaN, 1]], [[10_000, 1, 1]]] as [DateArray][])('an invalid date (%j) yields no entry', (start) => {
  expect(writeEntry({ start, end: start, timestamp: 0, sequence: 0, title: 'x', description: 'x', location: 'x', uid: 'x', status: 'CONFIRMED', busyStatus: 'BUSY', method: 'PUBLISH', productId: 'x', organizer: { name: 'x', email: 'x@example.org' } })).toBeNull();
});
