import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, agendaOf, CALENDAR_MONTHS, dayByKey, isWeekend, monthOf, sameDayIn, weeksOf, withinCalendar } from '../../src/contract/calendar';
import { addDays, isRealDay } from '../../src/contract/days';
import { comingEvents, pastEvents, readEvent, type PublicEvent } from '../../src/contract/event';
import { readTraining, type Training } from '../../src/contract/training';
import { weekdayOf } from '../../src/contract/weekday';
import { openDays } from '../../stories/fixtures/busyDays';

const TODAY = '2027-05-10';
const LEAD_TIME = 14;

const anEvent = (fields: Partial<PublicEvent> = {}): PublicEvent => ({ ...readEvent({ id: 'supper', name: 'Souper', date: '2027-06-05', time: '17:00', price: 30 }), ...fields });
const aTraining = (fields: Partial<Training> = {}): Training => ({ ...readTraining({ id: 'fire', title: 'Le feu', location: 'St-Liboire', eventDateTime: '2027-06-12T09:00' }), ...fields });

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

test('entries of a day are sorted by time, and entries without a date are left out', () => {
  const { occasions: days } = agendaOf([anEvent({ date: '2027-06-12', time: '18:00' }), anEvent({ id: 'undated', date: '' })], [aTraining(), aTraining({ id: 'undated', eventDateTime: '' })], openDays(), LEAD_TIME);
  expect([...days.keys()]).toEqual(['2027-06-12']);
  expect(days.get('2027-06-12')?.map(({ id, time }) => [id, time])).toEqual([['fire', '09:00'], ['supper', '18:00']]);
});

test('an event is private only if its visibility says so, regardless of price and location', () => {
  const kinds = (events: PublicEvent[], trainings: Training[]) => [...agendaOf(events, trainings, openDays(), LEAD_TIME).occasions.values()].flat().map(({ kind }) => kind);
  expect(kinds([anEvent()], [])).toEqual(['publicEvent']);
  expect(kinds([anEvent({ price: 0 })], [])).toEqual(['publicEvent']);
  expect(kinds([anEvent({ price: null })], [])).toEqual(['publicEvent']);
  expect(kinds([anEvent({ visibility: 'private' })], [])).toEqual(['privateEvent']);
  expect(kinds([], [aTraining()])).toEqual(['publicTraining']);
  expect(kinds([], [aTraining({ location: 'at_home' })])).toEqual(['publicTraining']);
  expect(kinds([], [aTraining({ visibility: 'private' })])).toEqual(['privateTraining']);
});

test('an event occupies each of its days, but at most 31 in case of a mistyped year', () => {
  expect([...agendaOf([anEvent({ endDate: '2027-06-07' })], [], openDays(), LEAD_TIME).occasions.keys()]).toEqual(['2027-06-05', '2027-06-06', '2027-06-07']);
  expect(agendaOf([anEvent({ endDate: '2072-06-07' })], [], openDays(), LEAD_TIME).occasions.size).toBe(31);
});

test('private and pending events are absent from the lists of upcoming and past events', () => {
  const hidden = [anEvent({ visibility: 'private' }), anEvent({ visibility: 'pending' })];
  expect(comingEvents(hidden, TODAY)).toEqual([]);
  expect(pastEvents(hidden, '2028-01-01')).toEqual([]);
});

test('an event of several days is upcoming until its last day is over', () => {
  const long = anEvent({ date: '2027-05-08', endDate: TODAY });
  expect(comingEvents([long], TODAY)).toHaveLength(1);
  expect(pastEvents([long], TODAY)).toEqual([]);
  expect(pastEvents([long], '2027-05-11')).toHaveLength(1);
});

test('a booked slot without a visible entry appears as an unnamed private event', () => {
  const { occasions } = agendaOf([anEvent()], [], openDays([{ day: '2027-06-05', taken: 1, asked: 0 }, { day: '2027-06-06', taken: 2, asked: 0 }]), LEAD_TIME);
  expect(occasions.get('2027-06-05')?.map(({ id }) => id)).toEqual(['supper']);
  expect(occasions.get('2027-06-06')).toEqual([1, 2].map((number) => ({ id: `2027-06-06 ${number}`, kind: 'privateEvent', day: '2027-06-06', time: '', title: { fr: '', en: '' } })));
});

test('weekends run from Friday to Sunday', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2027-05-09', index));
  expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(week.map(isWeekend)).toEqual([true, false, false, false, false, true, true]);
});

test('weekdays agree with the JavaScript Date, including before 1970', () => {
  fc.assert(fc.property(fc.integer({ min: -20_000, max: 60_000 }), (days) => {
    const day = addDays('1970-01-01', days);
    expect(weekdayOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
  }));
});

test('the weeks of a month contain each of its days once, under its weekday', () => {
  fc.assert(fc.property(anyDay, (day) => {
    const month = monthOf(day);
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((each) => each !== null);
    expect(days[0]).toBe(`${month}-01`);
    expect(days).toContain(day);
    expect(monthOf(addDays(days.at(-1) ?? '', 1))).toBe(addMonths(month, 1));
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      expect(week.some((each) => each !== null)).toBe(true);
      week.forEach((each, column) => expect(each === null || weekdayOf(each) === column).toBe(true));
    }
  }));
});

test('months with a daylight saving change contain all their days', () => {
  expect(weeksOf('2027-03').flat().filter(Boolean)).toHaveLength(31);
  expect(weeksOf('2027-11').flat().filter(Boolean)).toHaveLength(30);
  expect(dayByKey('ArrowRight', '2027-03-14')).toBe('2027-03-15');
  expect(dayByKey('ArrowRight', '2027-11-07')).toBe('2027-11-08');
});

test('month navigation crosses years and selects a day that exists', () => {
  expect(addMonths('2027-12', 1)).toBe('2028-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(sameDayIn('2027-01-31', '2027-02')).toBe('2027-02-28');
  expect(sameDayIn('2027-05-10', '2027-06')).toBe('2027-06-10');
});

test('arrow and page keys move by a day, a week or a month, and Home and End to the ends of the week', () => {
  const moves = { ArrowLeft: '2027-05-11', ArrowRight: '2027-05-13', ArrowUp: '2027-05-05', ArrowDown: '2027-05-19', Home: '2027-05-09', End: '2027-05-15', PageUp: '2027-04-12', PageDown: '2027-06-12' };
  for (const [key, day] of Object.entries(moves)) expect(dayByKey(key, '2027-05-12'), key).toBe(day);
  expect(dayByKey('a', '2027-05-12')).toBeNull();
  expect(dayByKey('PageDown', '2027-08-31')).toBe('2027-09-30');
});

test('every key leads to an existing day within the calendar', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  fc.assert(fc.property(anyDay, anyDay, fc.constantFrom(...keys), (day, today, key) => {
    const next = withinCalendar(dayByKey(key, withinCalendar(day, today)) ?? '', today);
    expect(isRealDay(next)).toBe(true);
    expect(monthOf(next) >= monthOf(today)).toBe(true);
    expect(monthOf(next) <= addMonths(monthOf(today), CALENDAR_MONTHS)).toBe(true);
  }));
});

test('upcoming events are sorted from nearest to undated, and past events from the latest', () => {
  const events = [anEvent({ id: 'undated', date: '' }), anEvent({ id: 'july', date: '2027-07-01' }), anEvent({ id: 'today', date: TODAY }), anEvent({ id: 'april', date: '2027-04-01' }), anEvent({ id: 'may', date: '2027-05-09' })];
  expect(comingEvents(events, TODAY).map(({ id }) => id)).toEqual(['today', 'july', 'undated']);
  expect(pastEvents(events, TODAY).map(({ id }) => id)).toEqual(['may', 'april']);
});

test('no event counts as past while the current day is unknown', () => {
  const events = [anEvent({ date: '2020-01-01' })];
  expect(comingEvents(events, '')).toHaveLength(1);
  expect(pastEvents(events, '')).toEqual([]);
});
