import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quote } from '../src/contract/bookingSchema';
import { linesBeforeTaxes, requote, type FrozenItem } from '../src/contract/quoteChange';
import { editQuote, withOwnLines, type QuoteEdit } from '../src/contract/quoteEdit';
import { taxesOn } from '../src/contract/summaryPricing';
import { anyChange, anyDay, anyFlags, anyPrice, DAY, editOf, STAYS } from './anyEdit';
import { anyParty, anyPeople, priced } from './anyParty';

const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);
const amounts = ({ lines }: Quote) => new Map(lines.map(({ id, amount }) => [id, cents(amount)]));

/** Returns the sum of the lines and of the taxes on them, in whole cents. */
function totalOf(quote: Quote): number {
  const sum = linesBeforeTaxes(quote).reduce((total, line) => total + line.cents, 0);
  const { gstCents, qstCents } = taxesOn(sum, quote.lines.some(({ id }) => id === 'gst'));
  return sum + gstCents + qstCents;
}

describe('quote of an edited request', () => {
  test('changes no line when nothing is changed, whatever the catalogue and the rates have become', () => {
    fc.assert(
      fc.property(anyParty, anyDay, anyFlags, fc.nat(3), (asked, day, isGone, adjusted) => {
        const edit = editOf(asked, { ...STAYS, day, isGone, adjusted, guests: asked.guests });
        expect(editQuote(edit)).toEqual({ quote: edit.quote, items: edit.items, newLines: [] });
      }),
    );
  });

  test('adds up to its total after any edit', () => {
    fc.assert(
      fc.property(anyParty, anyChange, (asked, change) => {
        const { quote } = editQuote(editOf(asked, change));
        expect(cents(quote.totalCost)).toBe(totalOf(quote));
        expect(quote.lines.every(({ amount }) => Number.isInteger(Math.round(amount * 1e6) / 1e4) && amount >= 0)).toBe(true);
      }),
    );
  });

  test('keeps the figures of every line whose choice stays, while the guests stay', () => {
    fc.assert(
      fc.property(anyParty, anyChange, (asked, change) => {
        const edit = editOf(asked, { ...change, road: null, guests: asked.guests });
        const { quote } = editQuote(edit);
        const kept = linesBeforeTaxes(edit.quote).filter(({ id }) => !edit.removed.includes(id));
        expect(linesBeforeTaxes(quote).filter(({ pricedOn }) => pricedOn === undefined)).toEqual(kept);
      }),
    );
  });

  test('has the prices of the day on new lines only, each as a request for that dish alone', () => {
    fc.assert(
      fc.property(anyParty, anyChange, (asked, change) => {
        const edit = editOf(asked, { ...change, road: null });
        const { quote, newLines } = editQuote(edit);
        const added = change.news.map((_, place) => `new${place}`);
        expect(quote.lines.filter(({ pricedOn }) => pricedOn !== undefined).map(({ id }) => id)).toEqual(newLines);
        expect(newLines.filter((id) => id !== 'setup')).toEqual(added);
        for (const [place, figures] of change.news.entries()) {
          const meat = { id: `new${place}`, name: { fr: '', en: '' }, description: { fr: '', en: '' }, imageUrl: '', ...figures };
          const alone = priced({ ...asked, meats: [meat], sides: [], rates: edit.current.rates }, change.guests);
          expect(amounts(quote).get(meat.id)).toBe(amounts(alone.quote).get(meat.id));
        }
      }),
    );
  });

  test('never falls while guests are added, neither in the edit nor after it', () => {
    fc.assert(
      fc.property(anyParty, anyChange, fc.array(anyPeople, { minLength: 1, maxLength: 4 }), (asked, change, numbers) => {
        const edit = editOf(asked, { ...change, stays: STAYS.stays, road: null });
        const edited = editQuote(edit);
        expect(change.guests < asked.guests || cents(edited.quote.totalCost) >= cents(edit.quote.totalCost)).toBe(true);
        let current = edited.quote;
        let { guests } = change;
        for (const after of numbers) {
          const next = requote(current, edited.items, asked.rates, { before: guests, after });
          expect(cents(next.totalCost)).toBe(totalOf(next));
          expect(after < guests || cents(next.totalCost) >= cents(current.totalCost)).toBe(true);
          [current, guests] = [next, after];
        }
      }),
    );
  });

  test('scales a new line at its own rates when the guests change later', () => {
    fc.assert(
      fc.property(anyParty, anyDay, anyPrice, anyPeople, (asked, day, figures, later) => {
        const edit = editOf({ ...asked, meats: [], sides: [] }, { ...STAYS, day, news: [figures], guests: asked.guests });
        const edited = editQuote(edit);
        const next = requote(edited.quote, edited.items, asked.rates, { before: asked.guests, after: later });
        const direct = editQuote(editOf({ ...asked, meats: [], sides: [] }, { ...STAYS, day, news: [figures], guests: later }));
        expect(amounts(next).get('new0')).toBe(amounts(direct.quote).get('new0'));
        expect(next.lines.find(({ id }) => id === 'new0')?.pricedOn).toBe(DAY);
      }),
    );
  });

  test('loses the lines of removed choices and nothing else', () => {
    fc.assert(
      fc.property(anyParty, anyChange, (asked, change) => {
        const edit = editOf(asked, { ...change, news: [], road: null });
        const left = linesBeforeTaxes(edit.quote).filter(({ id }) => !edit.removed.includes(id)).map(({ id }) => id);
        expect(linesBeforeTaxes(editQuote(edit).quote).map(({ id }) => id)).toEqual(left);
      }),
    );
  });
});

const RATES = { bookingRates: { factor: 1, setUp: 25, travelBase: 10, travelIncludedKm: 25, travelPerKm: 1, pizzaPerPerson: {}, toppingPerPerson: {} } };
const item = (id: string, kind: string, dollars: number, figures: Partial<FrozenItem> = {}) => ({ id, kind, name: `Plat ${id}`, cents: dollars * 100, ...figures });
const line = (id: string, amount: number, pricedOn?: string) => ({ id, name: `Plat ${id}`, amount, ...(pricedOn === undefined ? {} : { pricedOn }) });

/** Edit of ten guests with ribs, the set-up and the travel. */
const edit = (changes: Partial<QuoteEdit> & { offered: QuoteEdit['current']['items'] }): QuoteEdit => ({
  quote: { totalCost: 165, travelDistance: 40, travelFee: 40, lines: [line('ribs', 100), line('setup', 25), line('travel', 40)] },
  items: [item('ribs', 'meat', 100, { sellPerKg: 40, avgKgPerPerson: 0.25 }), item('setup', 'setup', 25), item('travel', 'travel', 40)],
  rates: RATES,
  guests: { before: 10, after: 10 },
  current: { day: DAY, items: changes.offered, rates: RATES },
  chosen: { before: ['ribs'], after: [] },
  repriced: [],
  road: null,
  renamed: false,
  ...changes,
});

const ribs = item('ribs', 'meat', 999, { sellPerKg: 399.6, avgKgPerPerson: 0.25 });
const setup = item('setup', 'setup', 60);

describe('travel of an edited request', () => {
  const elsewhere = { repriced: ['travel'], road: { distance: 90, unclear: false } };

  test('takes the price of the day to another place', () => {
    const { quote, newLines } = editQuote(edit({ ...elsewhere, offered: [ribs, setup, item('travel', 'travel', 75)] }));
    expect(quote).toEqual({ totalCost: 200, travelDistance: 90, travelFee: 75, lines: [line('ribs', 100), line('setup', 25), line('travel', 75, DAY)] });
    expect(newLines).toEqual(['travel']);
  });

  test('keeps its line when another place costs the same', () => {
    const { quote, newLines } = editQuote(edit({ ...elsewhere, offered: [ribs, setup, item('travel', 'travel', 40)] }));
    expect([quote.lines.at(-1), quote.travelDistance, newLines]).toEqual([line('travel', 40), 90, []]);
  });

  test('is to be determined when the way to another place is unknown', () => {
    const { quote, items } = editQuote(edit({ repriced: ['travel'], road: { distance: null, unclear: true }, offered: [ribs, setup] }));
    expect(quote).toEqual({ totalCost: 125, travelDistance: null, travelFee: null, placeUnclear: true, lines: [line('ribs', 100), line('setup', 25)] });
    expect(items.map(({ id }) => id)).toEqual(['ribs', 'setup']);
  });
});

test('a side that gets its first variation is priced through that variation only', () => {
  const side = item('mac', 'side', 30, { sellPerKg: 20, avgKgPerPerson: 0.15 });
  const lobster = item('mac-1', 'variation', 0, { sellPerKg: 20, avgKgPerPerson: 0.15, priceModifier: 2 });
  const { quote } = editQuote(edit({ quote: { totalCost: 30, travelDistance: null, travelFee: null, lines: [line('mac', 30)] }, items: [side], chosen: { before: ['mac'], after: [] }, offered: [lobster] }));
  expect(quote.lines).toEqual([line('mac-1', 50, DAY)]);
});

test('a side whose chosen variation has left the catalogue is not priced a second time', () => {
  const quote: Quote = { totalCost: 50, travelDistance: null, travelFee: null, lines: [line('mac-3', 50)] };
  const items = [item('mac-3', 'variation', 50, { sellPerKg: 20, avgKgPerPerson: 0.15, priceModifier: 2 })];
  const edited = editQuote(edit({ quote, items, chosen: { before: ['mac', 'mac-3'], after: ['mac-3'] }, offered: [item('mac', 'side', 30, { sellPerKg: 20, avgKgPerPerson: 0.15 })] }));
  expect(edited).toEqual({ quote, items, newLines: [] });
});

test('a line that the owner removed does not come back while its dish stays', () => {
  const quote: Quote = { totalCost: 65, travelDistance: 40, travelFee: 40, lines: [line('setup', 25), line('travel', 40)] };
  expect(editQuote(edit({ quote, offered: [ribs, setup] })).quote).toEqual(quote);
});

test('a topping without a price on the day of the request stays free', () => {
  const { newLines } = editQuote(edit({ chosen: { before: ['ribs', 'pizza', 'topping-olives'], after: ['pizza', 'topping-olives'] }, offered: [ribs, item('topping-olives', 'topping', 20, { perPerson: 2 }), setup] }));
  expect(newLines).toEqual([]);
});

test('the pizza of another type takes the price of the day', () => {
  const pizza = item('pizza', 'pizza', 220, { perPerson: 22 });
  const quote: Quote = { totalCost: 180, travelDistance: null, travelFee: null, lines: [line('pizza', 180)] };
  const items = [item('pizza', 'pizza', 180, { perPerson: 18 })];
  const chosen = { before: ['pizza'], after: ['pizza'] };
  expect(editQuote(edit({ quote, items, chosen, repriced: ['pizza'], offered: [pizza] })).quote.lines).toEqual([line('pizza', 220, DAY)]);
  expect(editQuote(edit({ quote, items, chosen, offered: [pizza] })).quote.lines).toEqual([line('pizza', 180)]);
});

test('new lines stand where a request of the day would have them', () => {
  const corn = item('corn', 'side', 15, { sellPerKg: 10, avgKgPerPerson: 0.15 });
  const { quote } = editQuote(edit({ offered: [ribs, corn, setup, item('travel', 'travel', 40)] }));
  expect(quote.lines.map(({ id }) => id)).toEqual(['ribs', 'corn', 'setup', 'travel']);
});

test('lines take their current names when the request is in another language, free lines excepted', () => {
  const quote: Quote = { totalCost: 120, travelDistance: null, travelFee: null, lines: [line('ribs', 100), { id: 'added-1', name: 'Glace', amount: 20 }] };
  const { quote: renamed } = editQuote(edit({ quote, renamed: true, offered: [{ ...ribs, name: 'Ribs' }, setup] }));
  expect(renamed.lines.map(({ name }) => name)).toEqual(['Ribs', 'Glace']);
});

test('lines of the owner keep the names and days of the quote, and a free line has the day of the edit', () => {
  const quote: Quote = { totalCost: 130, travelDistance: null, travelFee: null, lines: [line('ribs', 100), line('corn', 10, '2027-04-01'), { id: 'added-1', name: 'Glace', amount: 20 }] };
  const lines = [{ id: 'ribs', name: 'Ribs', cents: 9000 }, { id: 'corn', name: 'Maïs', cents: 500 }, { id: 'added-1', name: 'Glace à l’érable', cents: 2000 }, { id: 'added-2', name: 'Pizza', cents: 14_000 }];
  expect(withOwnLines(quote, lines, DAY)).toEqual({ totalCost: 255, travelDistance: null, travelFee: null, lines: [line('ribs', 90), line('corn', 5, '2027-04-01'), { id: 'added-1', name: 'Glace à l’érable', amount: 20 }, { id: 'added-2', name: 'Pizza', amount: 140, pricedOn: DAY }] });
});
