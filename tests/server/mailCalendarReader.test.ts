import { describe, expect, test } from 'vitest';
import { bookingFacts } from '../../server/mail/bookingFacts';
import { bookingMails } from '../../server/mail/bookingMails';
import { bookingCalendar } from '../../server/mail/calendar';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import { bookingRecord, longText } from '../../stories/fixtures/bookingRecord';
import { NOW } from '../../stories/fixtures/now';
import { readCalendar } from './calendarReader';
import { setupInbox, type InboxSetup } from './inboxSetup';

/** Returns the calendar entries of a request's mails, oldest first. */
async function entriesOf({ server }: InboxSetup, id: string) {
  const rows = await server.parts.database.db.selectFrom('mail_outbox').select(['kind', 'calendar']).where('booking_id', '=', id).orderBy('created_at').orderBy('kind', 'desc').execute();
  return rows.flatMap(({ kind, calendar }) => readCalendar(calendar ?? '').map((entry) => ({ kind, ...entry })));
}

test('all mails of a request update one calendar entry with one UID and a rising SEQUENCE', async () => {
  const scene = await setupInbox({ bookingMails });
  const id = await scene.ask();
  const performAfter = async (minutes: number, action: Parameters<InboxSetup['performAction']>[1], body?: object) => {
    scene.server.travelTo(new Date(Date.parse('2026-11-21T17:00:00Z') + minutes * 60_000).toISOString());
    expect((await scene.performAction(id, action, body ? { body } : {})).status).toBe(200);
  };
  await performAfter(1, 'confirm');
  await performAfter(2, 'move', { date: '2027-07-03', time: '18:30' });
  await performAfter(3, 'cancel');
  const entries = await entriesOf(scene, id);
  expect(entries).toMatchObject([
    { kind: 'booking-received', method: 'PUBLISH', status: 'TENTATIVE', sequence: 0, start: '2027-06-19T21:30:00.000Z', end: '2027-06-20T01:30:00.000Z' },
    { kind: 'booking-notice', method: 'PUBLISH', status: 'TENTATIVE', sequence: 0 },
    { kind: 'booking-confirmed', method: 'PUBLISH', status: 'CONFIRMED', sequence: 1, start: '2027-06-19T21:30:00.000Z' },
    { kind: 'booking-moved', method: 'PUBLISH', status: 'CONFIRMED', sequence: 2, start: '2027-07-03T22:30:00.000Z' },
    { kind: 'booking-cancelled', method: 'CANCEL', status: 'CANCELLED', sequence: 3, start: '2027-07-03T22:30:00.000Z' },
  ]);
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${id}@boucane`]));
});

test('declining a request cancels its tentative calendar entry', async () => {
  const scene = await setupInbox({ bookingMails });
  const id = await scene.ask();
  scene.server.travelTo('2026-11-21T18:00:00Z');
  await scene.performAction(id, 'decline');
  expect((await entriesOf(scene, id)).at(-1)).toMatchObject({ kind: 'booking-declined', method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
});

const read = (eventDate: string, eventTime: string) => {
  const record = bookingRecord({ form: { eventDate, eventTime }, travelMetres: null, language: 'fr' });
  return readCalendar(bookingCalendar(bookingFacts(record, { mail: DEFAULT_MAIL_CONTEXT, language: 'fr', now: new Date(NOW) }), { mail: DEFAULT_MAIL_CONTEXT, bookingId: record.id, title: 'Boucane', createdAt: record.createdAt }) ?? '')[0];
};

describe('days of a daylight saving change', () => {
  test.each([
    ['2027-03-13', '17:00', '2027-03-13T22:00:00.000Z', '2027-03-14T02:00:00.000Z'],
    // Four hours of elapsed time, five hours on the clock.
    ['2027-03-13', '23:00', '2027-03-14T04:00:00.000Z', '2027-03-14T08:00:00.000Z'],
    ['2027-03-14', '17:00', '2027-03-14T21:00:00.000Z', '2027-03-15T01:00:00.000Z'],
    ['2027-11-06', '22:00', '2027-11-07T02:00:00.000Z', '2027-11-07T06:00:00.000Z'],
    ['2027-11-07', '17:00', '2027-11-07T22:00:00.000Z', '2027-11-08T02:00:00.000Z'],
  ])('%s at %s is parsed as %s', (day, time, start, end) => {
    expect(read(day, time)).toMatchObject({ start, end });
  });

  test('parses an all-day entry as a day', () => {
    expect(read('2027-03-14', '')).toMatchObject({ start: '2027-03-14', end: '2027-03-15' });
  });
});

test.each(['fr', 'en'] as const)('the longest names and places are folded at 75 octets and parsed back unchanged (%s)', (language) => {
  const record = longText(language);
  const facts = bookingFacts(record, { mail: DEFAULT_MAIL_CONTEXT, language, now: new Date(NOW) });
  const title = 'Élise à Saint-Léonard-d’Aston : méchoui d’été, dîner, souper, fête et brûlerie à l’érable 🔥🔥🔥';
  const written = bookingCalendar(facts, { mail: DEFAULT_MAIL_CONTEXT, bookingId: record.id, title, createdAt: record.createdAt }) ?? '';
  expect(Math.max(...written.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeGreaterThan(70);
  expect(readCalendar(written)).toMatchObject([{ summary: title, location: facts.place }]);
});
