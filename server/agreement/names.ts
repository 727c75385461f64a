import type { AgreedItem } from '../../src/contract/agreement';
import { readDetails } from '../../src/contract/bookingNotes';
import type { BookingRequest, SelectedItem } from '../../src/contract/bookingSchema';
import { choiceLabel, type ChoiceLists } from '../../src/contract/choiceLists';
import { LANGUAGES, type Language, type Text } from '../../src/contract/language';
import { localized, type LooseText } from '../../src/contract/localized';
import { lineName, withoutParents } from '../../src/contract/requestDisplay';
import { resolveSideId } from '../../src/contract/selections';
import type { LinePreset } from '../../src/contract/settings';
import { sideName } from '../../src/contract/sideNames';
import { itemName, type Offer } from '../booking/choices';

/** Names of the catalogue, the lists and the owner's line presets, in both languages. */
export interface NameSources {
  /** Catalogue with its hidden items. */
  offer: Offer;
  lists: ChoiceLists;
  presets: readonly LinePreset[];
}

const inBoth = (name: (language: Language) => string): Text => ({ fr: name('fr'), en: name('en') });

/** Returns a stored name for both languages. */
const asStored = ({ id, name }: SelectedItem): Text => inBoth(() => name || id);

/** Returns the catalogue's name of a dish or a side; null when it has left the catalogue. */
function dishName({ id, name }: SelectedItem, { meats, sides }: Offer): Text | null {
  const meat = meats.find((each) => each.id === id);
  if (meat) return inBoth((language) => localized(meat.name, language, name || id));
  const found = resolveSideId(id, sides);
  if (!found) return null;
  const { side, variation } = found;
  return inBoth((language) => (variation === null ? sideName(side, language) : itemName(side, variation, language)));
}

/** Returns the catalogue's name of any item; null when it has left the catalogue. */
function catalogueName(item: SelectedItem, offer: Offer): Text | null {
  const found: { name: LooseText } | undefined = [...offer.tools, ...offer.contentFocus].find(({ id }) => id === item.id);
  return dishName(item, offer) ?? (found ? inBoth((language) => localized(found.name, language, item.name || item.id)) : null);
}

/** Lists the chosen items of a request. One that has left the catalogue keeps its stored name. */
export function agreedItems(request: BookingRequest, { offer, lists }: NameSources): AgreedItem[] {
  const { meats, sides, tools, contentFocus } = request.selections;
  const named = (kind: AgreedItem['kind'], items: readonly SelectedItem[]) => items.map((item): AgreedItem => ({ id: item.id, kind, name: catalogueName(item, offer) ?? asStored(item) }));
  const toppings = readDetails(request).toppings.map((id): AgreedItem => ({ id, kind: 'topping', name: inBoth((language) => choiceLabel(lists, 'toppings', id, language)) }));
  return [...named('meat', meats), ...named('side', withoutParents(sides)), ...toppings, ...named('tool', tools), ...named('contentFocus', contentFocus)];
}

/**
 * Returns the name of a quote line in both languages. A name that the owner typed stays as it is in both, unless it is that of a line preset.
 * @param given names that the lines had when they were priced, by id
 */
export function agreedLineName(line: SelectedItem, language: Language, given: ReadonlyMap<string, string>, { offer, lists, presets }: NameSources): Text {
  const fixed = inBoth((each) => lineName(line, each, lists));
  if (LANGUAGES.some((each) => fixed[each] !== line.name)) return fixed;
  const known = catalogueName(line, offer);
  if (known && (line.name === known[language] || line.name === given.get(line.id))) return known;
  const preset = presets.find(({ name }) => name[language] === line.name);
  return preset ? { ...preset.name } : asStored(line);
}
