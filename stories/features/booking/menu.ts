import { estimateOf, type Catalogue } from '../../../src/contract/bookingRequest';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { sideName, variationName } from '../../../src/contract/sideNames';
import type { Language } from '../../../src/contract/language';
import { localized } from '../../../src/contract/localized';
import { readMeat, type Meat } from '../../../src/contract/meat';
import type { Estimate } from '../../../src/contract/pricing';
import { resolveSideId } from '../../../src/contract/selections';
import type { Settings } from '../../../src/contract/settings';
import { readSide, type Side } from '../../../src/contract/side';
import { readTool } from '../../../src/contract/tool';
import type { BookingValues } from '../../../src/features/booking/draft';
import { catalogue } from '../../fixtures/handlers';
import { EMPTY_OPTIONAL } from '../../../src/contract/optionalFields';

/** Seeded catalogue in the format of the booking page. */
export const menu: Catalogue = { meats: catalogue.meat.map(readMeat), sides: catalogue.side.map(readSide), tools: catalogue.tool.map(readTool) };

/** Returns the full name of a side or meat of the menu, as shown in the price items. */
export function nameOnMenu(id: string, language: Language, { meats, sides }: Catalogue = menu): string {
  const found = resolveSideId(id, sides);
  if (!found) return localized(meats.find((meat) => meat.id === id)?.name, language, id);
  const { side, variation } = found;
  return variation === null ? sideName(side, language) : `${sideName(side, language)}, ${variationName(side, variation, language)}`;
}

/** Returns a meat of the menu with the given changes. */
export const meatLike = (id: string, changes: Partial<Meat> = {}): Meat => ({ ...known(menu.meats, id), ...changes });

/** Returns a side of the menu with the given changes. */
export const sideLike = (id: string, changes: Partial<Side> = {}): Side => ({ ...known(menu.sides, id), ...changes });

function known<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((other) => other.id === id);
  if (!item) throw new Error(`The seeded menu has no ${id}`);
  return item;
}

/** Booking values for twelve guests with three menu choices, one of them in two variations. */
export const PARTY = {
  hostName: 'Julie Tremblay',
  email: 'julie.tremblay@exemple.ca',
  ...EMPTY_OPTIONAL,
  adults: 9,
  children: 3,
  eventType: 'smokehouse-popup',
  eventDate: '2027-06-19',
  eventTime: '17:00',
  location: '1325, rue Girouard Ouest, Saint-Hyacinthe',
  meats: ['brisket', 'ribs'],
  sides: ['coleslaw', 'coleslaw-0', 'coleslaw-2', 'grilled-corn'],
  tools: [],
  toppings: [],
  diets: [],
} satisfies BookingValues;

/** Returns the price of a party, calculated by the contract's rules. @param travelMetres round trip; null while unknown */
export const estimateFor = (changes: Partial<BookingValues> = {}, travelMetres: number | null = null, from: Catalogue = menu, settings: Pick<Settings, 'bookingRates'> = DEFAULT_SETTINGS): Estimate =>
  estimateOf({ ...PARTY, ...changes }, from, travelMetres, settings.bookingRates);

export const LONG_NAME = 'Épaule de porc du Québec fumée toute une nuit au bois d’érable, effilochée à la main, sauce moutarde et cassonade';
export const LONG_DESCRIPTION =
  'Une très longue description, comme on en écrit quand on aime ce qu’on fait : le choix de la bête chez le voisin, le sel la veille, le feu à quatre heures du matin, la patience jusqu’au soir, et le repos avant de trancher.';

/** Inline image with an aspect ratio of 2:1, so that no story requests one from the network. */
export const photograph = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="#8a4b2a"/><circle cx="120" cy="60" r="44" fill="#e8b27a"/></svg>',
)}`;
