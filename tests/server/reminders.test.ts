import { describe, expect, test } from 'vitest';
import { bookingMails } from '../../server/mail/bookingMails';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { dueReminder } from '../../server/reminders/due';
import { queueReminders } from '../../server/reminders/startReminders';
import { bookingRequest } from './bookingRequests';
import { setupInbox, MAIL_TEXT, type InboxSetup } from './inboxSetup';

const { rules } = DEFAULT_SETTINGS;
const LONG_AGO = new Date('2026-11-01T12:00:00Z');
const at = (instant: string) => new Date(instant);

describe('time of a reminder', () => {
  // 19 June 2027 is a Saturday; Québec is four hours behind UTC in summer, five in winter.
  test.each([
    ['2027-06-12T12:59:59Z', null],
    ['2027-06-12T13:00:00Z', 'week'],
    ['2027-06-13T00:59:59Z', 'week'],
    ['2027-06-13T01:00:00Z', null],
    ['2027-06-13T12:59:00Z', null],
    ['2027-06-14T13:00:00Z', 'week'],
    ['2027-06-15T13:00:00Z', null],
    ['2027-06-18T12:59:59Z', null],
    ['2027-06-18T13:00:00Z', 'day'],
    ['2027-06-19T01:00:00Z', null],
    ['2027-06-19T13:00:00Z', null],
  ] as const)('for an event on 19 June at %s is %s', (now, kind) => {
    expect(dueReminder({ date: '2027-06-19', settledAt: LONG_AGO }, at(now), rules)).toBe(kind);
  });

  test.each([
    // Daylight saving time starts on 14 March (UTC-4) and ends on 7 November 2027. Reminders are sent at nine o'clock local time.
    ['2027-03-15', '2027-03-14T12:59:59Z', null],
    ['2027-03-15', '2027-03-14T13:00:00Z', 'day'],
    ['2027-03-14', '2027-03-13T13:59:59Z', null],
    ['2027-03-14', '2027-03-13T14:00:00Z', 'day'],
    ['2027-11-08', '2027-11-07T13:59:59Z', null],
    ['2027-11-08', '2027-11-07T14:00:00Z', 'day'],
    ['2027-11-07', '2027-11-06T13:00:00Z', 'day'],
  ] as const)('for an event on %s at %s is %s', (date, now, kind) => {
    expect(dueReminder({ date, settledAt: LONG_AGO }, at(now), rules)).toBe(kind);
  });

  test('follows the days and hours that the owner has set', () => {
    const own = { reminderDays: { first: 5, last: 2 }, reminderHours: { from: '18:00', until: '20:00' } };
    const due = (now: string) => dueReminder({ date: '2027-06-19', settledAt: LONG_AGO }, at(now), own);
    expect(['2027-06-14T21:59:59Z', '2027-06-14T22:00:00Z', '2027-06-15T00:00:00Z', '2027-06-16T22:30:00Z', '2027-06-17T22:30:00Z', '2027-06-18T22:30:00Z'].map(due)).toEqual([null, 'week', null, 'week', 'day', null]);
  });

  test('is never the first one on the day of the last one or after it', () => {
    const close = { ...rules, reminderDays: { first: 3, last: 2 } };
    expect([16, 17, 18, 19].map((day) => dueReminder({ date: '2027-06-19', settledAt: LONG_AGO }, at(`2027-06-${day}T16:00:00Z`), close))).toEqual(['week', 'day', null, null]);
  });

  test('is skipped for an event confirmed or moved after the reminder was due', () => {
    const noon = at('2027-06-12T16:00:00Z');
    expect(dueReminder({ date: '2027-06-19', settledAt: at('2027-06-12T12:59:59Z') }, noon, rules)).toBe('week');
    expect(dueReminder({ date: '2027-06-19', settledAt: at('2027-06-12T13:00:00Z') }, noon, rules)).toBeNull();
    expect(dueReminder({ date: '2027-06-19', settledAt: at('2027-06-12T13:00:00Z') }, at('2027-06-13T16:00:00Z'), rules)).toBeNull();
  });
});

const remindersIn = ({ server }: InboxSetup) =>
  server.parts.database.db.selectFrom('mail_outbox').selectAll().where('kind', 'in', ['booking-reminder', 'reminder-notice']).orderBy('created_at').orderBy('kind').execute();

/** Marks every mail as sent. */
const sendAll = ({ server }: InboxSetup) => server.parts.database.db.updateTable('mail_outbox').set({ status: 'sent' }).execute();

/** Sets up a party on 19 June 2027 at half past five, confirmed in November. */
async function confirmed(changes: Parameters<InboxSetup['ask']>[0] = {}) {
  const scene = await setupInbox({ bookingMails });
  const id = await scene.ask(changes);
  expect((await scene.performAction(id, 'confirm')).status).toBe(200);
  return { scene, id, look: (instant: string) => (scene.server.travelTo(instant), queueReminders(scene.server.parts)) };
}

describe('reminders', () => {
  test('are queued despite another one that fails to render, which is reported to the owner', async () => {
    const { scene, id, look } = await confirmed();
    const broken = await scene.ask({ contactInfo: { ...bookingRequest().contactInfo, name: 'Josée' } });
    const { database, incidents } = scene.server.parts;
    await database.db.updateTable('booking').set({ status: 'confirmed', created_at: '2026-11-01T00:00:00.000Z', quote: '{}' }).where('id', '=', broken).execute();
    expect(await look('2027-06-12T13:00:00Z')).toBe(1);
    expect(await remindersIn(scene)).toMatchObject([{ booking_id: id }, { booking_id: id }]);
    expect(incidents.list()).toMatchObject([{ kind: 'reminder', path: `/admin/requests/${broken}` }]);
  });

  test('are sent once each a week and a day before, to the customer in their language and to the owner in French', async () => {
    const { scene, id, look } = await confirmed({ language: 'en' });
    expect(await look('2027-06-11T16:00:00Z')).toBe(0);
    expect(await look('2027-06-12T13:00:00Z')).toBe(1);
    await sendAll(scene);
    expect(await look('2027-06-12T13:05:00Z')).toBe(0);
    expect(await look('2027-06-13T16:00:00Z')).toBe(0);
    expect(await look('2027-06-18T13:00:00Z')).toBe(1);
    expect(await look('2027-06-18T20:00:00Z')).toBe(0);
    const mails = await remindersIn(scene);
    expect(mails).toMatchObject([
      { kind: 'booking-reminder', language: 'en', recipient: 'marie@example.org', booking_id: id },
      { kind: 'reminder-notice', language: 'fr', recipient: 'bonjour@boucane.example' },
      { kind: 'booking-reminder', language: 'en' },
      { kind: 'reminder-notice', language: 'fr' },
    ]);
    const [week, weekNotice, tomorrow, notice] = mails;
    expect(week?.text).toContain('See you in 7 days');
    expect(week?.subject).toContain('Saturday, June 19, 2027');
    expect(weekNotice?.subject).toContain('Dans 7 jours\u00a0: Marie Tremblay');
    expect(tomorrow?.text).toContain('It’s tomorrow!');
    // 40 km each way and two hours of setup, rounded down to five minutes.
    for (const body of [notice?.text, notice?.html]) {
      expect(body).toContain('12, rue Saint-Paul, Upton');
      expect(body).toContain('Départ à 15\u00a0h\u00a010');
      expect(body).toContain(`/fr/admin/requests/${id}`);
      expect(body).toContain('17\u00a0h\u00a030');
    }
    expect(notice?.subject).toContain('Demain');
  });

  test('are queued once by concurrent workers', async () => {
    const { scene } = await confirmed();
    scene.server.travelTo('2027-06-12T14:00:00Z');
    const found = await Promise.all([1, 2, 3, 4].map(() => queueReminders(scene.server.parts)));
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remindersIn(scene)).toHaveLength(2);
    expect(scene.server.queuedSignals()).toBeGreaterThan(0);
  });

  test('are not sent for requested, declined or cancelled events', async () => {
    const scene = await setupInbox({ bookingMails });
    const [, declined, cancelled] = [await scene.ask(), await scene.ask(), await scene.ask()];
    await scene.performAction(declined ?? '', 'decline');
    await scene.performAction(cancelled ?? '', 'confirm');
    await scene.performAction(cancelled ?? '', 'cancel');
    for (const instant of ['2027-06-12T14:00:00Z', '2027-06-18T14:00:00Z']) {
      scene.server.travelTo(instant);
      expect(await queueReminders(scene.server.parts)).toBe(0);
    }
  });

  test('are removed from the queue when the event is cancelled or moved, and queued again for the new date', async () => {
    const { scene, id, look } = await confirmed();
    expect(await look('2027-06-12T13:00:00Z')).toBe(1);
    expect(await remindersIn(scene)).toHaveLength(2);
    await scene.performAction(id, 'move', { body: { date: '2027-07-03', time: '18:30', letter: MAIL_TEXT } });
    expect(await remindersIn(scene)).toHaveLength(0);
    expect(await look('2027-06-18T13:00:00Z')).toBe(0);
    expect(await look('2027-06-26T13:00:00Z')).toBe(1);
    expect((await remindersIn(scene))[0]?.text).toContain('Samedi 3 juillet 2027');
    await scene.performAction(id, 'cancel');
    expect(await remindersIn(scene)).toHaveLength(0);
    expect(await look('2027-07-02T14:00:00Z')).toBe(0);
  });

  test('are sent again for the new date of a moved event', async () => {
    const { scene, id, look } = await confirmed();
    expect(await look('2027-06-12T13:00:00Z')).toBe(1);
    await sendAll(scene);
    await scene.performAction(id, 'move', { body: { date: '2027-06-26', time: '12:00', letter: null } });
    expect(await look('2027-06-19T13:00:00Z')).toBe(1);
    await sendAll(scene);
    expect(await look('2027-06-25T13:00:00Z')).toBe(1);
    expect(await remindersIn(scene)).toHaveLength(6);
  });

  test('are discarded when unsent by the end of their day', async () => {
    const { scene, look } = await confirmed();
    expect(await look('2027-06-18T13:00:00Z')).toBe(1);
    // Last minute of the day, and first minute of the next day.
    await look('2027-06-19T03:59:00Z');
    expect(await remindersIn(scene)).toHaveLength(2);
    await look('2027-06-19T04:00:00Z');
    expect(await remindersIn(scene)).toHaveLength(0);
  });

  test('begin with the severe allergies in words', async () => {
    const { scene, look } = await confirmed({ diets: [{ category: 'peanuts', severity: 'severe', count: 2, words: 'Rose et Félix' }, { category: 'vegan', severity: 'preference', count: 1, words: '' }] });
    await look('2027-06-18T14:00:00Z');
    const sent = await remindersIn(scene);
    expect(sent.length).toBeGreaterThan(1);
    for (const { text } of sent) {
      const [first, second] = text.split('\n');
      expect(first).toMatch(/^!!! (ATTENTION, ALLERGIE|WARNING, ALLERGY) !!!$/);
      expect(second).toMatch(/ALLERGIE GRAVE|SEVERE ALLERGY/);
      expect(text).toMatch(/Végane|Vegan/);
    }
  });

  test('omit directions for an online training', async () => {
    const { scene, look } = await confirmed({ type: 'training', contactInfo: { ...bookingRequest().contactInfo, location: 'online' } });
    expect(await look('2027-06-18T14:00:00Z')).toBe(1);
    for (const { text } of await remindersIn(scene)) {
      expect(text).not.toMatch(/Départ|Itinéraire|stationner/);
      expect(text).toContain('En ligne');
    }
  });
});
