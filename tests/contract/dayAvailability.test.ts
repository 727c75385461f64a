import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, monthOf } from '../../src/contract/calendar';
import type { BusyDays } from '../../src/contract/busyDay';
import { addDays, dayAt } from '../../src/contract/days';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { readEvent, type PublicEvent } from '../../src/contract/event';
import { createDayStatus as dayStatusOf, firstFreeDay, heldUntil, isHoldOver, holdCutoff, capacityOn, type DayState } from '../../src/contract/dayAvailability';
import { occupancyByDay, type OccupyingBooking } from '../../src/contract/dayOccupancy';
import { readTraining } from '../../src/contract/training';
import { everyKind, openDays } from '../../stories/fixtures/busyDays';

const TODAY = '2027-05-10';
const createDayStatus = (busy: BusyDays) => dayStatusOf(busy, DEFAULT_SETTINGS.rules.leadTimeDays);
const on = (day: string, taken: number, asked = 0) => ({ day, taken, asked });
const anEvent = (fields: Partial<PublicEvent> = {}): PublicEvent => ({ ...readEvent({ id: 'supper', name: 'Souper', date: '2027-06-05' }), ...fields });

describe('state of a day', () => {
  const stateIn = createDayStatus(everyKind);
  test.each<[DayState, string, string]>([
    ['available', '2027-07-04', 'one of its two places is taken'],
    ['available', '2027-07-27', 'nothing stands on it'],
    ['asked', '2027-07-03', 'somebody waits for its last place'],
    ['full', '2027-07-02', 'both places are taken'],
    ['closed', '2027-07-05', 'it is a Monday'],
    ['blocked', '2027-07-20', 'the owner leaves'],
    ['blocked', '2027-07-26', 'the owner is still away, on a Monday too'],
    ['short', '2027-05-12', 'it is the day after tomorrow'],
    ['short', '2027-05-11', 'it is tomorrow'],
    ['past', '2027-05-09', 'it was yesterday'],
  ])('is %s on %s, because %s', (state, day) => {
    expect(stateIn(day, TODAY).state).toBe(state);
  });

  test('is past for a past day, regardless of its bookings', () => {
    expect(createDayStatus(openDays([on('2027-05-08', 1)]))('2027-05-08', TODAY)).toMatchObject({ state: 'past', soon: false });
  });

  test('is marked as soon within the lead time, regardless of other obstacles', () => {
    const rule = createDayStatus(openDays([on('2027-05-15', 1), on('2027-05-16', 0, 1)], { blocked: [{ from: '2027-05-17', to: '2027-05-17' }] }));
    expect(['2027-05-15', '2027-05-16', '2027-05-17'].map((day) => rule(day, TODAY))).toMatchObject([{ state: 'full', soon: true }, { state: 'asked', soon: true }, { state: 'blocked', soon: true }]);
  });

  test('is asked once pending requests cover all remaining capacity', () => {
    const states = [0, 1, 2, 3].map((asked) => createDayStatus(openDays([on('2027-07-03', 1, asked)], { perDay: 3 }))('2027-07-03', TODAY).state);
    expect(states).toEqual(['available', 'available', 'asked', 'asked']);
  });

  test('names the obstacle, with a block before a closed weekday before full bookings', () => {
    expect(capacityOn('2027-07-26', 9, everyKind)).toEqual({ obstacle: 'blocked', places: 2, taken: 9 });
    expect(capacityOn('2027-07-05', 9, everyKind).obstacle).toBe('closed');
    expect(capacityOn('2027-07-02', 2, everyKind).obstacle).toBe('full');
    expect(capacityOn('2027-07-02', 1, everyKind).obstacle).toBeNull();
  });
});

/* Local day of an instant, as the server and the browser calculate it. */
describe('lead time of two weeks, in Québec time', () => {
  const free = createDayStatus(openDays());
  const stateAt = (instant: string, day: string) => free(day, dayAt(new Date(instant))).state;

  test.each([
    ['noon of an ordinary day', '2027-05-10T16:00:00Z', '2027-05-10'],
    ['the last second before midnight in summer', '2026-07-05T03:59:59.999Z', '2026-07-04'],
    ['the first second after midnight in summer', '2026-07-05T04:00:00Z', '2026-07-05'],
    ['the last second before midnight in winter', '2027-01-05T04:59:59.999Z', '2027-01-04'],
    ['the first second after midnight in winter', '2027-01-05T05:00:00Z', '2027-01-05'],
    ['the hour that comes twice, the first time', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['the hour that comes twice, the second time', '2026-11-01T06:30:00Z', '2026-11-01'],
    ['the last second of the day of 25 hours', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['just before the hour that is left out', '2027-03-14T06:59:59.999Z', '2027-03-14'],
    ['just after the hour that is left out', '2027-03-14T07:00:00Z', '2027-03-14'],
    ['the last second of the day of 23 hours', '2027-03-15T03:59:59.999Z', '2027-03-14'],
    ['two weeks before the clocks go back', '2026-10-18T16:00:00Z', '2026-10-18'],
    ['two weeks before the clocks go forward', '2027-02-28T17:00:00Z', '2027-02-28'],
  ])('%s: a day 13 days from today is short notice, 14 and 15 are not', (_, instant, today) => {
    expect(dayAt(new Date(instant))).toBe(today);
    expect([13, 14, 15].map((days) => stateAt(instant, addDays(today, days)))).toEqual(['short', 'available', 'available']);
    expect(stateAt(instant, addDays(today, -1))).toBe('past');
    expect(firstFreeDay(free, dayAt(new Date(instant)))).toBe(addDays(today, 14));
  });

  test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])('a query and a screen agree on expired holds (held from %s)', (heldFrom) => {
    for (const holdDays of [0, 1, 2, 30]) expect(heldFrom <= holdCutoff('2026-11-23', holdDays)).toBe(isHoldOver(heldUntil(heldFrom, holdDays), '2026-11-23'));
  });

  test('a hold expires at midnight in Québec, also across a clock change', () => {
    const overAt = (made: string, now: string) => isHoldOver(heldUntil(dayAt(new Date(made)), 7), dayAt(new Date(now)));
    expect(overAt('2026-10-27T16:00:00Z', '2026-11-03T04:59:59.999Z')).toBe(false);
    expect(overAt('2026-10-27T16:00:00Z', '2026-11-03T05:00:00Z')).toBe(true);
    expect(overAt('2027-03-10T05:00:00Z', '2027-03-17T03:59:59.999Z')).toBe(false);
    expect(overAt('2027-03-10T05:00:00Z', '2027-03-17T04:00:00Z')).toBe(true);
  });
});

describe('first free day', () => {
  test('is neither short notice, asked, full, closed nor blocked', () => {
    const busy = openDays([on('2027-05-25', 1), on('2027-05-26', 0, 1)], { hours: everyKind.hours, blocked: [{ from: '2027-05-27', to: '2027-05-30' }] });
    // The 24th and the 31st are Mondays.
    expect(firstFreeDay(createDayStatus(busy), TODAY)).toBe('2027-06-01');
  });

  test('is null when all weekdays are closed', () => {
    expect(firstFreeDay(createDayStatus(openDays([], { hours: Array.from({ length: 7 }, () => null) })), TODAY)).toBeNull();
  });
});

describe('month of the first free day', () => {
  const rule = createDayStatus(openDays());

  test.each(['2027-05-18', '2027-05-31', '2027-12-20'])('is the next month on %s, when the current month has no free day left', (today) => {
    const day = firstFreeDay(rule, today);
    expect(rule(day ?? '', today).state).toBe('available');
    expect(monthOf(day ?? '')).toBe(addMonths(monthOf(today), 1));
  });

  test('is the current month while one of its days is free', () => {
    expect(firstFreeDay(rule, '2027-05-17')).toBe('2027-05-31');
  });

  test('skips months that the owner has blocked', () => {
    expect(firstFreeDay(createDayStatus(openDays([], { blocked: [{ from: '2027-05-01', to: '2027-08-15' }] })), TODAY)).toBe('2027-08-16');
  });
});

describe('taken capacity', () => {
  const booking = (date: string, resourceId: string | null = null): OccupyingBooking => ({ date, thingId: resourceId });

  test('adds bookings, events and trainings, with an event on each of its days', () => {
    const training = readTraining({ id: 'fire', title: 'Le feu', eventDateTime: '2027-06-06T09:00' });
    const taken = occupancyByDay([booking('2027-06-05'), booking('2027-06-05')], [anEvent({ endDate: '2027-06-06' }), anEvent({ id: 'undated', date: '' })], [training, readTraining({ id: 'later', title: 'Un jour' })]);
    expect([...taken]).toEqual([['2027-06-05', 3], ['2027-06-06', 2]]);
  });

  test('counts a booking and the event published from it once', () => {
    expect([...occupancyByDay([booking('2027-06-05', 'supper')], [anEvent()], [])]).toEqual([['2027-06-05', 1]]);
    expect([...occupancyByDay([booking('2027-06-05', 'hidden')], [], [])]).toEqual([['2027-06-05', 1]]);
  });

  test('never makes the free capacity negative or larger than the daily capacity', () => {
    const anyOn = fc.record({ day: fc.integer({ min: 0, max: 20 }).map((days) => addDays(TODAY, days)), taken: fc.nat(40), asked: fc.nat(40) });
    const blocks = fc.array(fc.tuple(fc.nat(20), fc.nat(5)).map(([from, more]) => ({ from: addDays(TODAY, from), to: addDays(TODAY, from + more) })), { maxLength: 3 });
    const hours = fc.array(fc.option(fc.constant({ from: '10:00', to: '22:00' })), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(anyOn, { selector: ({ day }) => day }), fc.integer({ min: 1, max: 20 }), blocks, hours, (days, perDay, blocked, week) => {
        const rule = createDayStatus(openDays(days, { perDay, blocked, hours: week }));
        for (let ahead = -1; ahead <= 21; ahead += 1) {
          const day = addDays(TODAY, ahead);
          const { free, state, taken } = rule(day, TODAY);
          expect(free).toBeGreaterThanOrEqual(0);
          expect(free).toBeLessThanOrEqual(perDay);
          const hard = state === 'full' || state === 'closed' || state === 'blocked';
          const known = state === 'past' || state === 'asked' ? free : hard ? 0 : perDay - taken;
          expect(free).toBe(known);
        }
        const first = firstFreeDay(rule, TODAY);
        expect(first === null ? 'available' : rule(first, TODAY).state).toBe('available');
      }),
    );
  });
});
