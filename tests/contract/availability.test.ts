import { expect, test } from 'vitest';
import { availabilitySchema, FIRST_AVAILABILITY, publicRules, type Availability } from '../../src/contract/availability';
import { refusals } from './make';

const settings = (changes: object = {}) => ({ ...FIRST_AVAILABILITY, ...changes });
const monday = (hours: object) => settings({ hours: { ...FIRST_AVAILABILITY.hours, monday: hours } });

test('default availability settings are valid', async () => {
  expect(await refusals(availabilitySchema, FIRST_AVAILABILITY)).toEqual({});
});

test.each<[string, object, Record<string, string>]>([
  ['a day that closes before it opens', monday({ open: true, from: '18:00', to: '11:00' }), { 'hours.monday.to': 'endBeforeStart' }],
  ['a day that closes when it opens', monday({ open: true, from: '11:00', to: '11:00' }), { 'hours.monday.to': 'endBeforeStart' }],
  ['hours that are none', monday({ open: true, from: '25:00', to: '' }), { 'hours.monday.from': 'timeInvalid', 'hours.monday.to': 'timeRequired' }],
  ['no booking a day', settings({ perDay: 0 }), { perDay: 'tooFew:1' }],
  ['half a booking', settings({ perDay: 1.5 }), { perDay: 'wholeNumber' }],
  ['a crowd', settings({ perDay: 21 }), { perDay: 'tooMany:20' }],
  ['no hold', settings({ holdDays: '' }), { holdDays: 'required' }],
  ['a hold without end', settings({ holdDays: 61 }), { holdDays: 'tooMany:60' }],
  ['a range that ends before it begins', settings({ blocked: [{ from: '2027-07-10', to: '2027-07-09', reason: '' }] }), { 'blocked[0].to': 'endBeforeStart' }],
  ['a day that does not exist', settings({ blocked: [{ from: '2027-02-30' }] }), { 'blocked[0].from': 'dateInvalid' }],
  ['a block without a day', settings({ blocked: [{ from: '', reason: 'Pêche' }] }), { 'blocked[0].from': 'dateRequired' }],
])('settings refuse %s', async (_, value, refused) => {
  expect(await refusals(availabilitySchema, value)).toEqual(refused);
});

test('accepts any hours on a closed day, and a blocked day without an end', async () => {
  expect(await refusals(availabilitySchema, monday({ open: false, from: '18:00', to: '11:00' }))).toEqual({});
  expect(await refusals(availabilitySchema, settings({ blocked: [{ from: '2027-07-10' }] }))).toEqual({});
});

test('visitors get hours and blocked days without reasons and past blocks', () => {
  const availability: Availability = {
    ...FIRST_AVAILABILITY,
    hours: { ...FIRST_AVAILABILITY.hours, monday: { open: false, from: '10:00', to: '22:00' } },
    blocked: [{ from: '2027-05-01', to: '2027-05-10', reason: 'Mariage de Rose' }, { from: '2027-05-09', to: '', reason: 'Dentiste' }, { from: '2027-07-01', to: '', reason: 'Déménagement' }],
  };
  const rules = publicRules(availability, '2027-05-10');
  expect(rules.blocked).toEqual([{ from: '2027-05-01', to: '2027-05-10' }, { from: '2027-07-01', to: '2027-07-01' }]);
  expect(rules.hours.map((hours) => hours !== null)).toEqual([true, false, true, true, true, true, true]);
  expect(JSON.stringify(rules)).not.toMatch(/Rose|Dentiste|reason/);
});
