import { estimateOf, type Catalogue } from '../../../src/contract/bookingRequest';
import { sideName, variationName } from '../../../src/contract/sideNames';
import type { Language } from '../../../src/contract/language';
import { localized } from '../../../src/contract/localized';
import { readMeat, type Meat } from '../../../src/contract/meat';
import type { Estimate } from '../../../src/contract/pricing';
import { resolveSideId } from '../../../src/contract/selections';
import { readSide, type Side } from '../../../src/contract/side';
import { readTool } from '../../../src/contract/tool';
import type { BookingValues } from '../../../src/features/booking/draft';
import { catalogue } from '../../fixtures/handlers';

/** The seeded catalogue as the booking page reads it. */
export const menu: Catalogue = { meats: catalogue.meat.map(readMeat), sides: catalogue.side.map(readSide), tools: catalogue.tool.map(readTool) };

/** The whole name of one side or meat of the menu, as the price's lines write it. */
export function nameOnMenu(id: string, language: Language, { meats, sides }: Catalogue = menu): string {
  const found = resolveSideId(id, sides);
  if (!found) return localized(meats.find((meat) => meat.id === id)?.name, language, id);
  const { side, variation } = found;
  return variation === null ? sideName(side, language) : `${sideName(side, language)}, ${variationName(side, variation, language)}`;
}

/** A meat of the menu with something about it changed. */
export const meatLike = (id: string, changes: Partial<Meat> = {}): Meat => ({ ...known(menu.meats, id), ...changes });

/** A side of the menu with something about it changed. */
export const sideLike = (id: string, changes: Partial<Side> = {}): Side => ({ ...known(menu.sides, id), ...changes });

function known<Thing extends { id: string }>(things: readonly Thing[], id: string): Thing {
  const thing = things.find((other) => other.id === id);
  if (!thing) throw new Error(`The seeded menu has no ${id}`);
  return thing;
}

/** A party of twelve who chose three things, one of them in two variations. */
export const PARTY = {
  hostName: 'Julie Tremblay',
  email: 'julie.tremblay@exemple.ca',
  telephone: '',
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

/** What a party costs, by the contract's own rule. @param travelMetres round trip; null while unknown */
export const estimateFor = (changes: Partial<BookingValues> = {}, travelMetres: number | null = null, from: Catalogue = menu): Estimate =>
  estimateOf({ ...PARTY, ...changes }, from, travelMetres);

export const LONG_NAME = 'Épaule de porc du Québec fumée toute une nuit au bois d’érable, effilochée à la main, sauce moutarde et cassonade';
export const LONG_DESCRIPTION =
  'Une très longue description, comme on en écrit quand on aime ce qu’on fait : le choix de la bête chez le voisin, le sel la veille, le feu à quatre heures du matin, la patience jusqu’au soir, et le repos avant de trancher.';

/** A picture twice as wide as high, drawn here: no story asks the network for one. */
export const photograph = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="#8a4b2a"/><circle cx="120" cy="60" r="44" fill="#e8b27a"/></svg>',
)}`;
