import type { BookingRequest, SelectedItem } from '../../src/contract/bookingSchema';
import { sideName, variationName } from '../../src/contract/sideNames';
import type { Language } from '../../src/contract/language';
import { readContentFocus } from '../../src/contract/contentFocus';
import { localized } from '../../src/contract/localized';
import { readMeat, type Meat } from '../../src/contract/meat';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { chosenSides, resolveSideId, variationId, type ChosenSide } from '../../src/contract/selections';
import { readSide, type Side } from '../../src/contract/side';
import type { FullCatalogue } from '../../src/contract/summaryRequest';
import { readTool } from '../../src/contract/tool';
import { invalid } from '../http/httpError';

/** Catalogue that a booking chooses from. */
export type Offer = FullCatalogue;

/** Parses stored catalogue rows into the types that the pricing rules use. */
export const readOffer = (meats: readonly ApiRecord[], sides: readonly ApiRecord[], tools: readonly ApiRecord[], contentFocus: readonly ApiRecord[]): Offer => ({
  meats: meats.map(readMeat),
  sides: sides.map(readSide),
  tools: tools.map(readTool),
  contentFocus: contentFocus.map(readContentFocus),
});

/** Chosen items of a booking, resolved from the catalogue. */
export interface Choices {
  meats: Meat[];
  sides: ChosenSide[];
  /** Selections with the catalogue's names in the customer's language. Names sent by the client are discarded. */
  selections: BookingRequest['selections'];
}

type Field = keyof BookingRequest['selections'];
/** Chosen item with a canonical id, so that duplicates are detected. */
type Named = SelectedItem & { canonical: string };

const named = (id: string, name: string): Named => ({ id, name, canonical: id });

function namedSide(id: string, sides: readonly Side[], language: Language): Named | null {
  const found = resolveSideId(id, sides);
  if (!found) return null;
  const { side, variation } = found;
  if (variation === null) return named(side.id, sideName(side, language));
  return named(variationId(side.id, variation), itemName(side, variation, language));
}

/** Name of a side variation: the side, then the variation. */
export const itemName = (side: Side, variation: number, language: Language): string => `${sideName(side, language)}, ${variationName(side, variation, language)}`;

/** Returns the validation text key of the first problem in a list of choices, or null. */
function mistake(items: readonly SelectedItem[], find: (id: string) => Named | null): string | null {
  const label = ({ id, name }: SelectedItem) => name || id;
  const unknown = items.filter(({ id }) => find(id) === null);
  if (unknown.length > 0) return `unknownItem:${unknown.map(label).join(', ')}`;
  const seen = new Set<string>();
  const repeated = items.filter(({ id }) => {
    const { canonical } = find(id) ?? { canonical: id };
    return seen.size === seen.add(canonical).size;
  });
  return repeated.length > 0 ? `duplicateItem:${repeated.map(label).join(', ')}` : null;
}

/**
 * Resolves all choices of a request in the catalogue.
 * @throws Problem 422 under `selections.…` for an id that is not offered or is repeated
 */
export function resolveChoices({ selections }: Pick<BookingRequest, 'selections'>, offer: Offer, language: Language): Choices {
  const among = (options: readonly { id: string }[], name: (index: number) => string) => (id: string) => {
    const index = options.findIndex((option) => option.id === id);
    return index < 0 ? null : named(id, name(index));
  };
  const find: Record<Field, (id: string) => Named | null> = {
    meats: among(offer.meats, (index) => localized(offer.meats[index]?.name, language, '')),
    sides: (id) => namedSide(id, offer.sides, language),
    tools: among(offer.tools, (index) => localized(offer.tools[index]?.name, language, '')),
    contentFocus: among(offer.contentFocus, (index) => localized(offer.contentFocus[index]?.name, language, '')),
  };
  const fields: readonly Field[] = ['meats', 'sides', 'tools', 'contentFocus'];
  const mistakes = fields.flatMap((field) => {
    const found = mistake(selections[field], find[field]);
    return found === null ? [] : [[`selections.${field}`, found] as const];
  });
  if (mistakes.length > 0) throw invalid(Object.fromEntries(mistakes));
  const renamed = (field: Field): SelectedItem[] => selections[field].map(({ id }) => ({ id, name: find[field](id)?.name || id }));
  return {
    meats: offer.meats.filter((meat) => selections.meats.some(({ id }) => id === meat.id)),
    sides: chosenSides(selections.sides.map(({ id }) => id), offer.sides),
    selections: { meats: renamed('meats'), sides: renamed('sides'), tools: renamed('tools'), contentFocus: renamed('contentFocus') },
  };
}
