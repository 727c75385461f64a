import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LISTS, TOPPINGS } from '../../src/contract/choiceLists';
import { EVENT_TYPE_NAMES } from '../../src/contract/eventType';
import { freeText, readNotes, writeNotes, type BookingNotes } from '../../src/contract/bookingNotes';
import { LANGUAGES } from '../../src/contract/language';

const EMPTY: BookingNotes = { eventType: null, eventTime: '', travelMetres: null, travelCents: null, toppings: [], shortNotice: '', trainingPlace: null, reusableUtensils: false };
const FULL: BookingNotes = { eventType: 'pizza-popup', eventTime: '17:30', travelMetres: 120_200, travelCents: 11_093, toppings: ['mushrooms', 'bellPeppers'], shortNotice: 'less than two weeks', trainingPlace: 'at_home', reusableUtensils: true };

test('notes of an English request contain one labelled fact per line', () => {
  expect(writeNotes(FULL, 'en', DEFAULT_LISTS).split('\n')).toEqual([
    'Event type: Pizza Popup Event (pizza-popup)',
    'Event time: 17:30',
    'Training location: At your place (at_home)',
    'Travel distance: 120.2\u00a0km',
    'Travel fee: $110.93',
    'Extra toppings: Mushrooms, Bell Peppers',
    'Short notice: less than two weeks',
    'Reusable tableware: yes',
  ]);
});

test('notes of a French request are in French', () => {
  expect(writeNotes({ ...FULL, shortNotice: 'moins de deux semaines' }, 'fr', DEFAULT_LISTS).split('\n')).toEqual([
    'Type d’événement: Soirée pizza chez vous (pizza-popup)',
    'Heure: 17:30',
    'Lieu de la formation: Chez vous (at_home)',
    'Distance de déplacement: 120,2\u00a0km',
    'Frais de déplacement: 110,93\u00a0$',
    'Garnitures: Champignons, Poivrons',
    'Court préavis: moins de deux semaines',
    'Vaisselle réutilisable: oui',
  ]);
});

test('writes an unknown distance and fee as to be determined', () => {
  expect(writeNotes(EMPTY, 'en', DEFAULT_LISTS)).toBe('Travel distance: TBD\nTravel fee: TBD');
  expect(writeNotes(EMPTY, 'fr', DEFAULT_LISTS)).toBe('Distance de déplacement: À déterminer\nFrais de déplacement: À déterminer');
});

const notes = fc.record<BookingNotes>({
  eventType: fc.option(fc.constantFrom(...EVENT_TYPE_NAMES)),
  eventTime: fc.oneof(
    fc.constant(''),
    fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 })).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  ),
  // The written distance is rounded to 0.1 km.
  travelMetres: fc.option(fc.nat({ max: 30_000 }).map((tenths) => tenths * 100)),
  travelCents: fc.option(fc.nat({ max: 100_000_000 })),
  toppings: fc.subarray(Object.keys(TOPPINGS)),
  shortNotice: fc.constantFrom('', 'less than 10 days', 'moins de deux semaines'),
  trainingPlace: fc.option(fc.constantFrom('at_home', 'at_premises', 'online')),
  reusableUtensils: fc.boolean(),
});

test('reads back notes written in either language', () => {
  fc.assert(
    fc.property(notes, fc.constantFrom(...LANGUAGES), (facts, language) => {
      expect(readNotes(writeNotes(facts, language, DEFAULT_LISTS))).toEqual(facts);
    }),
    { numRuns: 1000 },
  );
});

test('arbitrary notes yield only facts of the right type', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.string().map((text) => `Travel fee: ${text}`), fc.string().map((text) => `Heure: ${text}`))), (lines) => {
      const read = readNotes(lines.join('\n'));
      expect(read.eventTime).toMatch(/^(\d{2}:\d{2})?$/);
      expect(read.travelCents === null || Number.isInteger(read.travelCents)).toBe(true);
    }),
  );
});

test.each(['', 'We have a large garden.', 'Type d’événement: mariage (wedding)', 'Heure: le soir', 'Garnitures: anchois', 'Travel distance: far', 'Vaisselle réutilisable: non'])('reads no facts from free text (%j)', (text) => {
  expect(readNotes(text)).toEqual(EMPTY);
});

test('ignores blanks around a label', () => {
  expect(readNotes(' Heure : 17:30 \n  Travel fee :  $52.30').eventTime).toBe('17:30');
  expect(readNotes(' Heure : 17:30 \n  Travel fee :  $52.30').travelCents).toBe(5230);
});

test('reads lines with Windows line endings', () => {
  expect(readNotes(writeNotes(FULL, 'en', DEFAULT_LISTS).replaceAll('\n', '\r\n'))).toEqual(FULL);
});

test("returns the customer's text below the labelled lines in full", () => {
  const text = 'Allergie : noix.\nHeure: plutôt 18 h\n\nMerci';
  expect(freeText(`${writeNotes(FULL, 'fr', DEFAULT_LISTS)}\n${text}`)).toBe(text);
  expect(freeText(writeNotes(FULL, 'en', DEFAULT_LISTS))).toBe('');
  expect(freeText(text)).toBe(text);
  expect(freeText('Event time: 17:00\nEvent time: or a little later')).toBe('Event time: or a little later');
});
