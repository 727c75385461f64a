import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingFacts } from '../../server/mail/bookingFacts';
import { bookingCalendar } from '../../server/mail/calendar';
import { createMailContext, type MailContext } from '../../server/mail/mailContext';
import { calendarLook } from '../../server/mail/ownerMails';
import { calendarFile } from '../../src/components/calendarFile';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import { readDetails } from '../../src/contract/bookingNotes';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import type { ContentEntry } from '../../src/contract/content';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { frenchSpacing, LANGUAGES, type Language } from '../../src/contract/language';
import { guestsLabel, locationOf, typeLabel } from '../../src/contract/requestDisplay';
import { isAtPremises } from '../../src/contract/trainingLocation';
import { bookingRecord, pizzaPopup, smokehouseTraining } from '../../stories/fixtures/bookingRecord';

const AT = new Date('2027-05-11T15:04:05.000Z');
const OVERRIDES: ContentEntry[] = [
  { tag: 'mail.calendarSureTitle', value: { fr: 'Le feu : {{type}} chez {{business}}', en: 'The fire: {{type}}' } },
  { tag: 'mail.premises', value: { fr: 'Chez moi, {{town}} ; entrez', en: '' } },
];

/** Returns the file that a mail about a request attaches. */
function attached(record: BookingRecord, language: Language, { mail, sequence }: { mail: MailContext; sequence: number }): string | null {
  const facts = bookingFacts(record, { mail, language, now: AT });
  return bookingCalendar(facts, { mail, bookingId: record.id, createdAt: AT.toISOString(), sequence, ...calendarLook(record, facts, mail) });
}

/** Returns the file that the customer's page makes of the same request. */
function downloaded({ id, reference, status, request }: BookingRecord, language: Language, { entries = [], sequence }: { entries?: ContentEntry[]; sequence: number }): string | null {
  const settings = DEFAULT_PUBLIC_SETTINGS;
  const booking = {
    id, reference, status, sequence,
    type: typeLabel(request, language, settings.lists),
    date: request.date,
    time: readDetails(request).eventTime,
    place: locationOf(request, language).place,
    atPremises: isAtPremises(request),
    guests: guestsLabel(request, language),
  };
  const override = (name: string) => {
    const text = entries.find(({ tag }) => tag === `mail.${name}`)?.value[language] ?? '';
    return text === '' ? undefined : language === 'fr' ? frenchSpacing(text) : text;
  };
  return calendarFile(booking, { language, settings, override, now: AT });
}

const training = (record: BookingRecord): BookingRecord => ({ ...record, request: { ...record.request, type: 'training', contactInfo: { ...record.request.contactInfo, location: 'at_premises' } } });

describe.each(LANGUAGES)('calendar file of the browser (%s)', (language) => {
  const records = { event: smokehouseTraining(language), pizza: pizzaPopup(language), training: training(smokehouseTraining(language)), 'unknown time': bookingRecord({ form: { eventTime: '' }, travelMetres: null, language }) };

  test.each(BOOKING_STATUSES)('equals the file of the mails for a request that is %s', (status) => {
    for (const [index, record] of Object.values(records).entries()) {
      const mail = createMailContext(DEFAULT_PUBLIC_SETTINGS, []);
      const file = downloaded({ ...record, status }, language, { sequence: index });
      expect(file).toContain('BEGIN:VEVENT');
      expect(file).toBe(attached({ ...record, status }, language, { mail, sequence: index }));
    }
  });

  test('equals the file of the mails when the owner has changed their texts', () => {
    const mail = createMailContext(DEFAULT_PUBLIC_SETTINGS, OVERRIDES);
    for (const record of Object.values(records)) {
      const confirmed = { ...record, status: 'confirmed' as const };
      expect(downloaded(confirmed, language, { entries: OVERRIDES, sequence: 3 })).toBe(attached(confirmed, language, { mail, sequence: 3 }));
    }
  });
});

test('the files stay equal for any place and name of an offer', () => {
  const mail = createMailContext(DEFAULT_PUBLIC_SETTINGS, []);
  // The mails normalize spaces in what customers type; the form has done so already.
  const place = fc.string({ unit: fc.constantFrom('a', 'é', '🔥', ',', ';', '\\', '"', ':', '’', '-', '(', '4'), minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(place, fc.nat(99), (location, sequence) => {
      const record = bookingRecord({ form: { location }, travelMetres: null, language: 'fr' });
      expect(downloaded(record, 'fr', { sequence })).toBe(attached(record, 'fr', { mail, sequence }));
    }),
    { numRuns: 150 },
  );
});

test('a booking without a real date is refused', () => {
  const { request, ...record } = smokehouseTraining('fr');
  expect(() => downloaded({ ...record, request: { ...request, date: '2027-13' } }, 'fr', { sequence: 0 })).toThrow(RangeError);
});
