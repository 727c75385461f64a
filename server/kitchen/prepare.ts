import type { BookingRequest, SelectedItem } from '../../src/contract/bookingSchema';
import { freeText, readDetails } from '../../src/contract/bookingNotes';
import { mostSevereFirst } from '../../src/contract/dietKinds';
import { isLanguage, type Language, type Text } from '../../src/contract/language';
import { readNumber } from '../../src/contract/localized';
import { readMeat } from '../../src/contract/meat';
import { optionalLines } from '../../src/contract/optionalFields';
import type { Dish, Prepared } from '../../src/contract/preparation';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { chosenSides, variationId } from '../../src/contract/selections';
import { readSide, type Side } from '../../src/contract/side';
import { sideName, variationName } from '../../src/contract/sideNames';
import { readTool } from '../../src/contract/tool';
import type { PartyRow } from '../db/preparation';

/** Stored catalogue items that a party can have chosen, with the owner's current values. */
export interface Pantry {
  meats: readonly ApiRecord[];
  sides: readonly ApiRecord[];
  tools: readonly ApiRecord[];
}

const bothLanguages = (format: (language: Language) => string): Text => ({ fr: format('fr'), en: format('en') });
const sameInBoth = (name: string): Text => ({ fr: name, en: name });

/** Dishes that have been removed from the catalogue use the portions of the day on which they were sold. */
function formerDish(kind: Dish['kind'], { id, name }: SelectedItem, pricedItems: readonly Record<string, unknown>[]): Dish {
  const sold = pricedItems.find((item) => item['id'] === id);
  return { id, kind, name: sameInBoth(name || id), kgPerPerson: readNumber(sold?.['avgKgPerPerson']), servingsPerPerson: readNumber(sold?.['avgServingsPerPerson']), yieldPercent: null, sharedBy: 1, costPerKg: null };
}

/**
 * A side as one dish, or as one dish for each chosen variation: the booking page sells a portion of every variation, the summary one portion of the
 * side.
 */
function sideDishes({ side, yieldPercent }: { side: Side; yieldPercent: number | null }, variations: readonly number[], isSummary: boolean): Dish[] {
  const portion = { kind: 'side' as const, kgPerPerson: side.avgKgPerPerson, servingsPerPerson: side.avgServingsPerPerson, yieldPercent, costPerKg: null };
  if (variations.length === 0) return [{ ...portion, id: side.id, name: bothLanguages((language) => sideName(side, language)), sharedBy: 1 }];
  return variations.map((index) => ({
    ...portion,
    id: variationId(side.id, index),
    name: bothLanguages((language) => `${sideName(side, language)}, ${variationName(side, index, language)}`),
    sharedBy: isSummary ? variations.length : 1,
  }));
}

function dishesOf({ selections, formula }: BookingRequest, { meats, sides }: Pantry, pricedItems: readonly Record<string, unknown>[]): Dish[] {
  const meatDishes = selections.meats.map((item): Dish => {
    const row = meats.find(({ id }) => id === item.id);
    if (!row) return formerDish('meat', item, pricedItems);
    const { id, name, avgKgPerPerson } = readMeat(row);
    return { id, kind: 'meat', name, kgPerPerson: avgKgPerPerson, servingsPerPerson: null, yieldPercent: readNumber(row['yieldPercent']), sharedBy: 1, costPerKg: readNumber(row['costPerKg']) };
  });
  const offered = sides.map(readSide);
  const chosen = chosenSides(selections.sides.map(({ id }) => id), offered);
  const yieldOf = (sideId: string) => readNumber(sides.find(({ id }) => id === sideId)?.['yieldPercent']);
  const known = chosen.flatMap(({ side, variations }) => [side.id, ...variations.map((index) => variationId(side.id, index))]);
  return [
    ...meatDishes,
    ...chosen.flatMap(({ side, variations }) => sideDishes({ side, yieldPercent: yieldOf(side.id) }, variations, formula === 'summary')),
    ...selections.sides.filter(({ id }) => !known.includes(id)).map((item) => formerDish('side', item, pricedItems)),
  ];
}

/** Returns a stored party with the data that the kitchen needs. */
export function prepare(row: PartyRow, pantry: Pantry): Prepared {
  const request = JSON.parse(row.request) as BookingRequest;
  const pricedItems = JSON.parse(row.priced_items) as Record<string, unknown>[];
  const { name, email, location, notes } = request.contactInfo;
  const { eventTime, toppings, reusableUtensils } = readDetails(request);
  const tools = pantry.tools.map(readTool);
  return {
    id: row.id,
    reference: row.reference,
    status: row.standing === 'confirmed' ? 'confirmed' : 'requested',
    kind: row.kind,
    title: row.title,
    name,
    email,
    telephone: request.telephone ?? '',
    date: row.date,
    time: eventTime,
    location,
    travelMetres: row.travel_metres,
    adults: request.peopleCount,
    children: request.kidsCount,
    // PostgreSQL returns a bigint as a string.
    soldCents: row.sold_cents === null ? null : Number(row.sold_cents),
    dishes: dishesOf(request, pantry, pricedItems),
    tools: request.selections.tools.map((item) => ({ id: item.id, name: tools.find(({ id }) => id === item.id)?.name ?? sameInBoth(item.name || item.id) })),
    toppings,
    reusableUtensils,
    diets: mostSevereFirst(request.diets ?? []),
    notes: [freeText(notes), ...optionalLines(request, isLanguage(request.language) ? request.language : 'fr')].filter(Boolean).join('\n'),
  };
}
