import { newIdempotencyKey } from '../../api/drafts';
import { CHOICE_LIST_NAMES, type Choice, type ChoiceListName, type ChoiceLists, type DescribedChoice } from '../../contract/choiceLists';
import { DEFAULT_SETTINGS } from '../../contract/defaultPrivateSettings';
import { filmAddress } from '../../contract/media';
import type { BookingRates, Film, LinePreset, Settings } from '../../contract/settings';
import type { FormPart } from './parts';

/** Values of a part during input. Numbers may be incomplete text; an empty amount is an empty text. */
export type PartValues = Record<string, unknown>;

/** Film during input: its link instead of its id, and a stable key while rows are added and moved. */
export type FilmValues = Omit<Film, 'seconds'> & { key: string; seconds: number | string };

/** Draft of a part's unsaved changes. */
export const draftNameOf = (part: FormPart): string => `settings:${part}`;

export const emptyFilm = (): FilmValues => ({ key: newIdempotencyKey(), name: '', videoId: '', title: { fr: '', en: '' }, description: { fr: '', en: '' }, seconds: '' });

/** Prepared line during input: with a stable key while rows are added and moved. */
export type PresetValues = Omit<LinePreset, 'amount'> & { key: string; amount: number | string };

export const emptyPreset = (): PresetValues => ({ key: newIdempotencyKey(), name: { fr: '', en: '' }, amount: '', perPerson: true });

/** Entry of a list during input: with a stable id while rows are added and moved, and for a new event type the type that it behaves like. */
export type ChoiceValues = Choice & Partial<Pick<DescribedChoice, 'description'>> & { id: string; base: string };

const isDescribed = (list: ChoiceListName): boolean => list === 'doughs' || list === 'pizzas';

/** New entry. Its key is made of its name when it is saved. */
export const emptyChoice = (list: ChoiceListName): ChoiceValues => ({ id: newIdempotencyKey(), base: list === 'eventTypes' ? 'pizza-popup' : '', key: '', name: { fr: '', en: '' }, hidden: false, ...(isDescribed(list) && { description: { fr: '', en: '' } }) });

const choicesOf = (lists: ChoiceLists): PartValues =>
  Object.fromEntries(CHOICE_LIST_NAMES.map((list) => [list, lists[list].map((choice): ChoiceValues => ({ ...choice, id: newIdempotencyKey(), base: '' }))]));

const amounts = (choices: readonly Choice[], stored: Readonly<Partial<Record<string, number | null>>>, empty: number | string) => Object.fromEntries(choices.map(({ key }) => [key, stored[key] ?? empty]));

const ratesOf = (rates: BookingRates, lists: ChoiceLists, empty: number | string): PartValues => ({
  ...rates,
  pizzaPerPerson: amounts(lists.eventTypes, rates.pizzaPerPerson, empty),
  toppingPerPerson: amounts(lists.toppings, rates.toppingPerPerson, empty),
});

const filmsOf = ({ films }: Settings['films'], empty: number | string): PartValues => ({
  films: films.map((film): FilmValues => ({ ...film, key: newIdempotencyKey(), videoId: filmAddress(film.videoId), seconds: film.seconds ?? empty })),
});

/** Returns a part's values for its form. @param lists choices that have prices @param empty value of an empty amount */
export function valuesOf(part: FormPart, value: Settings[FormPart], lists: ChoiceLists, empty: number | string = ''): PartValues {
  if (part === 'bookingRates') return ratesOf(value as BookingRates, lists, empty);
  if (part === 'lists') return choicesOf(value as ChoiceLists);
  if (part === 'films') return filmsOf(value as Settings['films'], empty);
  if (part === 'linePresets') return { presets: (value as Settings['linePresets']).presets.map((preset): PresetValues => ({ ...preset, key: newIdempotencyKey() })) };
  return { ...value };
}

/** Returns values that a draft must have the shape of. Amounts are numbers there, because a number may also be typed text. */
export const shapeOf = (part: FormPart, lists: ChoiceLists): PartValues => valuesOf(part, DEFAULT_SETTINGS[part], lists, 0);
