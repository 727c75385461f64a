import { expect, test } from 'vitest';
import { DEFAULT_TRAINING_PRICE } from '../../src/contract/business';
import { lastDayOf, readEvent, seatsOf } from '../../src/contract/event';
import { readMeat } from '../../src/contract/meat';
import { parseList, parseRecord } from '../../src/contract/apiRecord';
import { readSide } from '../../src/contract/side';
import { readTool } from '../../src/contract/tool';
import { publicInOrder, readTraining } from '../../src/contract/training';

test.each([
  ['two fields', { name_fr: 'Poitrine', name_en: 'Brisket' }],
  ['an object', { name: { fr: 'Poitrine', en: 'Brisket' } }],
])('reads a meat with its name in %s', (_, name) => {
  const row = { id: 7, ...name, description_fr: 'Fumée', description_en: 'Smoked', costPerKg: 20, sellPerKg: '48,50', avgKgPerPerson: 0.25, imageUrl: '/meat.jpg' };
  expect(readMeat(row)).toEqual({
    id: '7',
    name: { fr: 'Poitrine', en: 'Brisket' },
    description: { fr: 'Fumée', en: 'Smoked' },
    sellPerKg: 48.5,
    avgKgPerPerson: 0.25,
    imageUrl: '/meat.jpg',
  });
});

test('never reads the purchase cost of a meat', () => {
  expect(readMeat({ id: 'a', costPerKg: 20 })).not.toHaveProperty('costPerKg');
});

test('reads a single name of a meat for both languages', () => {
  expect(readMeat({ id: 'a', name: 'Brisket' }).name).toEqual({ fr: 'Brisket', en: 'Brisket' });
});

test('reads missing figures of a meat as null, not zero', () => {
  expect(readMeat({ id: 'a', sellPerKg: 'on request', imageUrl: 4 })).toMatchObject({ sellPerKg: null, avgKgPerPerson: null, imageUrl: '' });
});

const variationOf = (variation: unknown) => readSide({ id: 'a', variations: [variation] }).variations[0];

test.each([
  ['name_fr and name_en', { name_fr: 'Aux pommes', name_en: 'With apples', priceModifier: 0.75, isDefault: true }],
  ['title', { title: { fr: 'Aux pommes', en: 'With apples' }, price_modifier: '0.75', isDefault: 1 }],
  ['title_fr and title_en', { title_fr: 'Aux pommes', title_en: 'With apples', price_modifier: 0.75, isDefault: true }],
])('reads a variation with the fields %s', (_, variation) => {
  expect(variationOf(variation)).toEqual({ name: { fr: 'Aux pommes', en: 'With apples' }, priceModifier: 0.75, isDefault: true });
});

test.each([[{}], [null], ['apples'], [3], [[]]])('reads a variation without fields (%j) as unnamed and free, at its index', (variation) => {
  expect(variationOf(variation)).toEqual({ name: { fr: '', en: '' }, priceModifier: 0, isDefault: false });
});

test('priceModifier` takes precedence over `price_modifier`, even when zero', () => {
  expect(variationOf({ priceModifier: 0, price_modifier: 2 })?.priceModifier).toBe(0);
});

test.each([[undefined], [null], ['none'], [{}]])('reads variations of %j as an empty list', (variations) => {
  expect(readSide({ id: 'a', variations }).variations).toEqual([]);
});

test('reads the three kinds of price of a side separately', () => {
  expect(readSide({ id: 'a', price: 3, sellPerKg: 14.5, sellPerServing: 4, avgKgPerPerson: 0.12, avgServingsPerPerson: 1 })).toMatchObject({
    price: 3,
    sellPerKg: 14.5,
    sellPerServing: 4,
    avgKgPerPerson: 0.12,
    avgServingsPerPerson: 1,
  });
});

test('a tool is active unless it is marked inactive', () => {
  expect([{}, { isActive: true }, { isActive: 1 }, { isActive: false }, { isActive: 0 }].map((fields) => readTool({ id: 'a', ...fields }).isActive)).toEqual([true, true, true, false, false]);
});

test("reads an event's name, price and date with their alternative field names", () => {
  expect(readEvent({ id: 1, title_fr: 'Fête', title_en: 'Feast', basePrice: 60, startDate: '2027-07-03' })).toMatchObject({ id: '1', name: { fr: 'Fête', en: 'Feast' }, price: 60, date: '2027-07-03' });
  expect(readEvent({ id: 1, name: 'Fête', title: 'Autre', price: 50, basePrice: 60, date: '2027-07-04', startDate: '2027-07-03' })).toMatchObject({ name: { fr: 'Fête', en: 'Fête' }, price: 50, date: '2027-07-04' });
});

test.each([
  ['its price', { price: 245, basePrice: 180 }, 245],
  ['its base price, without a price', { basePrice: '180,50' }, 180.5],
  ['its base price, where the price says nothing', { price: '', basePrice: 180 }, 180],
  ['nothing, when it is free', { price: 0, basePrice: 180 }, 0],
  ['the usual price, when neither is set', { price: null }, DEFAULT_TRAINING_PRICE],
  ['the usual price, when neither is a figure', { price: 'sur demande', basePrice: {} }, DEFAULT_TRAINING_PRICE],
])('reads the price of a training from %s', (_, prices, price) => {
  expect(readTraining({ id: 1, ...prices }).price).toBe(price);
});

test('an event is public by default, and private when its visibility is unknown', () => {
  expect([undefined, '', 'public', 'private', 'pending', 'secret', 3].map((visibility) => readEvent({ id: 1, visibility }).visibility)).toEqual(['public', 'public', 'public', 'private', 'pending', 'private', 'private']);
});

test("reads an event's seats, menu and last day, ignoring a last day before the first", () => {
  const event = readEvent({ id: 1, date: '2027-07-03', endDate: '2027-07-05', capacity: 80, maxParticipants: '60', meatsOffered: ['ribs', 3], sidesOffered: 'none' });
  expect(event).toMatchObject({ endDate: '2027-07-05', capacity: 80, maxParticipants: 60, meatsOffered: ['ribs'], sidesOffered: [] });
  expect(seatsOf(event)).toBe(60);
  expect([{ capacity: 8, maxParticipants: null }, { capacity: null, maxParticipants: 9 }, { capacity: null, maxParticipants: null }].map(seatsOf)).toEqual([8, 9, null]);
  expect(lastDayOf(readEvent({ id: 1, date: '2027-07-03', endDate: '2027-07-01' }))).toBe('2027-07-03');
});

test("sorts public trainings in the owner's order, unordered ones last", () => {
  const trainings = [{ id: 'none' }, { id: 'two', displayOrder: 2 }, { id: 'hidden', displayOrder: 0, visibility: 'private' }, { id: 'one', displayOrder: 1 }, { id: 'neither' }].map(readTraining);
  expect(publicInOrder(trainings).map(({ id }) => id)).toEqual(['one', 'two', 'none', 'neither']);
  expect(publicInOrder(JSON.parse(JSON.stringify(trainings)) as typeof trainings)).toEqual(publicInOrder(trainings));
});

test.each([[null], [undefined], ['meat'], [3], [{}], [{ id: null }], [{ id: {} }], [[]]])('refuses %j as a row', (value) => {
  expect(() => parseRecord(value)).toThrow(/^Expected an object/);
  expect(() => readMeat(value)).toThrow(/^Expected an object/);
});

test('converts a numeric id to text', () => {
  expect(parseRecord({ id: 12, name: 'a' })).toEqual({ id: '12', name: 'a' });
});

const LIST = [{ id: 1 }, { id: 2 }];

test.each([
  ['bare', LIST],
  ['under data', { data: LIST }],
  ['under items', { items: LIST, total: 2 }],
  ['under its own name', { meat: LIST }],
  ['under its own name, many', { meats: LIST }],
  ['under data, beside a success', { success: true, data: LIST }],
])('reads a list %s', (_, response) => {
  expect(parseList(response, 'meat')).toEqual(LIST);
});

test('reads an empty list', () => {
  expect(parseList([], 'meat')).toEqual([]);
  expect(parseList({ data: [] }, 'meat')).toEqual([]);
});

test.each([[null], [undefined], ['x'], [4], [{}], [{ data: {} }], [{ data: null }], [{ sides: LIST }], [{ message: 'no' }]])('refuses %j as a list of meats', (response) => {
  expect(() => parseList(response, 'meat')).toThrow('Unexpected shape of the meat list');
});

test.each(['2027-13-45T10:00', '2027-02-29T10:00', 'soon', 7])('reads the invalid date and time %j of a training as empty', (eventDateTime) => {
  expect(readTraining({ id: 'a', eventDateTime }).eventDateTime).toBe('');
});

test('reads invalid days and times of an event as not set', () => {
  expect(readEvent({ id: 'a', date: '2027-13-45', startDate: '2027-06-12', endDate: '2027-06-31', time: '25:00' })).toMatchObject({ date: '2027-06-12', endDate: '', time: '' });
});
