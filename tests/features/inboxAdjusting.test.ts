import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { taxedQuote } from '../../src/contract/taxedQuote';
import { adjustmentOf, adjustValues, presetValues, readAdjustment, rebasedLines, storedAdjustment, linesForGuests, type AdjustValues } from '../../src/features/inbox/adjusting';
import { proposedQuote } from '../../src/features/inbox/proposals/proposedQuote';
import { pizzaPopup, smokehouseTraining } from '../../stories/fixtures/bookingRecord';

const values: AdjustValues = { lines: [{ id: 'meats', name: 'Brisket', amount: '12,' }, { id: 'added-1', name: 'Chapiteau', amount: 150 }], reason: 'Il pleut' };

test('a price adjustment draft is restored with partially typed amounts', () => {
  expect(readAdjustment(storedAdjustment(values, 3), 3)).toEqual(values);
});

test('a price adjustment draft for another version of the request is discarded', () => {
  expect(readAdjustment(storedAdjustment(values, 3), 4)).toBeNull();
});

test.each([undefined, '', 'null', '[]', '{', '{"version":3}', '{"version":3,"lines":[{"id":1}],"reason":""}', '{"version":3,"lines":[{"id":"a","name":"b","amount":{}}],"reason":""}'])('discards the invalid price adjustment draft %s', (stored) => {
  expect(readAdjustment(stored, 3)).toBeNull();
});

const line = (id: string, amount: number | string, name = id) => ({ id, name, amount });

test('when the content changes, lines that were not edited follow, and edited, added and removed ones stay so', () => {
  const was = [line('brisket', 100), line('ribs', 50), line('setup', 25)];
  const typed = [line('brisket', 90), line('setup', 25), line('added-1', 150, 'Chapiteau')];
  const is = [line('brisket', 120), line('ribs', 60), line('ham', 40), line('setup', 30)];
  expect(rebasedLines(typed, was, is)).toEqual([line('brisket', 90), line('ham', 40), line('setup', 30), line('added-1', 150, 'Chapiteau')]);
});

test('a dish that is taken out takes its edited line with it', () => {
  expect(rebasedLines([line('brisket', 90), line('setup', 25)], [line('brisket', 100), line('setup', 25)], [line('setup', 25)])).toEqual([line('setup', 25)]);
});

const PIZZA = { name: { fr: 'Pizza', en: 'Pizza party' }, amount: 14.1, perPerson: true };
const TENT = { name: { fr: 'Chapiteau', en: 'Tent' }, amount: 150, perPerson: false };

test('a prepared line per person counts every guest to the cent, under its name in the customer’s language', () => {
  expect(presetValues(PIZZA, 46, 'en')).toEqual({ name: 'Pizza party', amount: 648.6, perPersonCents: 1410 });
  expect(presetValues(TENT, 46, 'fr')).toEqual({ name: 'Chapiteau', amount: 150 });
});

test('a line per person follows the number of guests unless its amount was edited', () => {
  const pizza = { name: 'Pizza', perPersonCents: 1410 };
  const lines = [{ id: 'added-1', amount: 648.6, ...pizza }, line('added-2', 648.6, 'Chapiteau'), { id: 'added-3', amount: 600, ...pizza }];
  expect(linesForGuests(lines, { before: 46, after: 50 }).map(({ amount }) => amount)).toEqual([705, 648.6, 600]);
});

test('the price for one guest of an added line survives the draft, and is sent', () => {
  const { quote } = smokehouseTraining('fr');
  const typed: AdjustValues = { lines: [...adjustValues(quote, 'fr', DEFAULT_SETTINGS.lists).lines, { id: 'added-1', ...presetValues(PIZZA, 10, 'fr') }], reason: 'Pizza' };
  const restored = readAdjustment(storedAdjustment(typed, 1), 1);
  expect(restored && adjustmentOf(restored, quote).lines.at(-1)).toEqual({ id: 'added-1', name: 'Pizza', cents: 14_100, perPersonCents: 1410 });
});

test('a line that the owner has added can be renamed, a promised one cannot', () => {
  const quote = { totalCost: 250, travelDistance: null, travelFee: null, lines: [{ id: 'brisket', name: 'Poitrine', amount: 100 }, { id: 'added-1', name: 'Tente', amount: 150 }] };
  const { lines } = adjustmentOf({ lines: [line('brisket', 100, 'Brisket'), line('added-1', 150, 'Chapiteau')], reason: '' }, quote);
  expect(lines.map(({ name }) => name)).toEqual(['Poitrine', 'Chapiteau']);
});

test('the total that the form announces for a proposal is the one that the server stores', () => {
  const { quote } = smokehouseTraining('fr');
  const stored = taxedQuote(quote, 'fr');
  expect(stored).not.toBeNull();
  const shown = proposedQuote(quote, true, 'fr');
  expect(shown.totalCost).toBe(stored?.totalCost);
  expect(shown.lines.map(({ id, amount }) => [id, amount])).toEqual(stored?.lines.map(({ id, amount }) => [id, amount]));
});

test('a proposal of a business without taxes, of a taxed quote and of an unpriced one adds none', () => {
  const { quote } = smokehouseTraining('fr');
  expect(proposedQuote(quote, false, 'fr')).toBe(quote);
  const taxed = proposedQuote(quote, true, 'fr');
  expect(proposedQuote(taxed, true, 'fr')).toBe(taxed);
  const unpriced = pizzaPopup('fr').quote;
  expect(proposedQuote(unpriced, true, 'fr')).toBe(unpriced);
});
