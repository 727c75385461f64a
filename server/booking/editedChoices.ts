import type { BookingRequest, SelectedItem } from '../../src/contract/bookingSchema';
import type { Language } from '../../src/contract/language';
import { resolveSideId } from '../../src/contract/selections';
import { resolveChoices, type Choices, type Offer } from './choices';

type Selections = BookingRequest['selections'];
type Field = keyof Selections;

const FIELDS: readonly Field[] = ['meats', 'sides', 'tools', 'contentFocus'];

const isOffered = (field: Field, id: string, offer: Offer): boolean => (field === 'sides' ? resolveSideId(id, offer.sides) !== null : offer[field].some((item) => item.id === id));

const bySelection = (items: (field: Field) => SelectedItem[]): Selections => ({ meats: items('meats'), sides: items('sides'), tools: items('tools'), contentFocus: items('contentFocus') });

/** Choices of an edited request. */
export interface EditedChoices extends Choices {
  /** Choices that have left the catalogue since they were made. They stay in the request. */
  gone: SelectedItem[];
}

/**
 * Resolves the choices of an edited request. A choice that stays keeps the name under which it was promised, and may have left the catalogue.
 * @param renamed whether choices that stay take the names of the catalogue, because the request is in another language
 * @throws Problem 422 under `selections.…` for a new choice that is not offered, and for a repeated one
 */
export function resolveEditedChoices(selections: Selections, before: Selections, offer: Offer, { language, renamed }: { language: Language; renamed: boolean }): EditedChoices {
  const earlier = (field: Field, id: string) => before[field].find((item) => item.id === id);
  const isGone = (field: Field, { id }: SelectedItem, place: number): boolean =>
    earlier(field, id) !== undefined && !isOffered(field, id, offer) && selections[field].findIndex((item) => item.id === id) === place;
  const gone = bySelection((field) => selections[field].filter((item, place) => isGone(field, item, place)).map(({ id }) => ({ id, name: earlier(field, id)?.name || id })));
  const offered = resolveChoices({ selections: bySelection((field) => selections[field].filter((item, place) => !isGone(field, item, place))) }, offer, language);
  const named = (field: Field) => (item: SelectedItem): SelectedItem => {
    const found = [...offered.selections[field], ...gone[field]].find(({ id }) => id === item.id) ?? item;
    const name = renamed ? undefined : earlier(field, item.id)?.name;
    return { id: item.id, name: name || found.name };
  };
  return { ...offered, selections: bySelection((field) => selections[field].map(named(field))), gone: FIELDS.flatMap((field) => gone[field]) };
}
