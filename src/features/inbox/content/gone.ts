import type { Catalogue } from '../../../contract/bookingRequest';
import type { BookingRequest } from '../../../contract/bookingSchema';
import { readDetails } from '../../../contract/bookingNotes';
import { choiceLabel, isOffered, type ChoiceLists } from '../../../contract/choiceLists';
import type { Language } from '../../../contract/language';
import { withoutParents } from '../../../contract/requestDisplay';
import { resolveSideId } from '../../../contract/selections';
import type { ContentValues } from './values';

export type ChoiceField = 'meats' | 'sides' | 'tools' | 'toppings' | 'contentFocus';

/** Choice of a request that is no longer offered. */
export interface GoneChoice {
  field: ChoiceField;
  id: string;
  name: string;
}

/** Catalogue that choices are compared with; a list that is not loaded is null. */
export type KnownCatalogue = Catalogue & { contentFocus: readonly { id: string }[] | null };

/** Returns the choices of a request that are no longer offered, under the names that they had. */
export function goneChoices(request: BookingRequest, { meats, sides, tools, contentFocus }: KnownCatalogue, lists: ChoiceLists, language: Language): GoneChoice[] {
  const { selections } = request;
  const missing = (field: ChoiceField, items: readonly { id: string; name: string }[], isKnown: (id: string) => boolean) => items.filter(({ id }) => !isKnown(id)).map(({ id, name }): GoneChoice => ({ field, id, name: name || id }));
  const among = (items: readonly { id: string }[]) => (id: string) => items.some((item) => item.id === id);
  return [
    ...missing('meats', selections.meats, among(meats)),
    ...missing('sides', selections.sides, (id) => resolveSideId(id, sides) !== null),
    ...missing('tools', selections.tools, among(tools)),
    ...(contentFocus === null ? [] : missing('contentFocus', selections.contentFocus, among(contentFocus))),
    ...missing('toppings', readDetails(request).toppings.map((id) => ({ id, name: choiceLabel(lists, 'toppings', id, language) })), (id) => isOffered(lists.toppings, id)),
  ];
}

/** Returns the choices to name: a side is not named beside its variations. */
export const namedGone = (gone: readonly GoneChoice[]): GoneChoice[] => {
  const shown = new Set(withoutParents(gone));
  return gone.filter((choice) => shown.has(choice));
};

/** Returns the gone sides that a gone variation belongs to. */
const parentsOf = (id: string, gone: readonly GoneChoice[]): string[] => gone.filter((each) => each.field === 'sides' && id.startsWith(`${each.id}-`)).map((each) => each.id);

/** Returns the ids of a list with a gone choice taken out or put back, together with the side that a variation belongs to. */
export function toggleGone(ids: readonly string[], { id }: GoneChoice, gone: readonly GoneChoice[]): string[] {
  const parents = parentsOf(id, gone);
  if (!ids.includes(id)) return [...ids, ...parents.filter((parent) => !ids.includes(parent)), id];
  const rest = ids.filter((other) => other !== id);
  return rest.filter((other) => !parents.includes(other) || rest.some((each) => each.startsWith(`${other}-`)));
}

/** Returns the values without choices that are no longer offered, for a new request at today's prices. */
export function withoutGone<Values extends ContentValues>(values: Values, gone: readonly GoneChoice[]): Values {
  const kept = (field: ChoiceField) => values[field].filter((id) => !gone.some((choice) => choice.field === field && choice.id === id));
  return { ...values, meats: kept('meats'), sides: kept('sides'), tools: kept('tools'), toppings: kept('toppings'), contentFocus: kept('contentFocus') };
}
