import type { BookingForm } from './booking';
import type { BookingRequest, SelectedItem } from './bookingSchema';
import { shortNoticeLabel, writeDetails } from './bookingNotes';
import { isChoiceKey, isOffered, type ChoiceLists } from './choiceLists';
import { isEventType, offersMenu, offersTools, offersToppings } from './eventType';
import type { Language } from './language';
import { filledOptional } from './optionalFields';
import { localized } from './localized';
import type { Meat } from './meat';
import { sideName, variationName } from './sideNames';
import { bookingPageEstimate, type Estimate, type PizzaChoice } from './pricing';
import { chosenSides, variationId, type ChosenSide } from './selections';
import type { BookingRates, Settings } from './settings';
import type { Side } from './side';
import type { Tool } from './tool';

export interface Catalogue {
  meats: readonly Meat[];
  sides: readonly Side[];
  tools: readonly Tool[];
}

/** Returns the chosen meats and sides that the type offers. Choices in a hidden list are ignored. */
export function chosenMenu(form: Pick<BookingForm, 'eventType' | 'meats' | 'sides'>, { meats, sides }: Catalogue) {
  if (!offersMenu(form.eventType)) return { meats: [], sides: [] };
  return { meats: meats.filter((meat) => form.meats.includes(meat.id)), sides: chosenSides(form.sides, sides) };
}

/** Returns the choices of a pizza type; null for any other type. */
export const chosenPizza = ({ eventType, toppings }: { eventType: string | null; toppings: readonly string[] }): PizzaChoice | null =>
  isEventType(eventType) && offersToppings(eventType) ? { eventType, toppings: [...new Set(toppings.filter(isChoiceKey))] } : null;

/** Returns the chosen toppings that are still offered. A draft can have others, which its form no longer shows. */
export const offeredToppings = (toppings: readonly string[], lists: ChoiceLists): string[] => toppings.filter((topping) => isOffered(lists.toppings, topping));

/** Form values while the user is typing: numbers may be incomplete text. */
export interface PartyInput {
  adults: number | string;
  children: number | string;
}

/** Parses a number of people. Incomplete input counts as the default. */
export const parseCountOr = (value: number | string, otherwise: number): number => {
  const number = Number(value);
  return value !== '' && Number.isInteger(number) && number >= otherwise ? number : otherwise;
};

/** Returns adults plus children. Incomplete numbers count as their defaults. */
export const guestsOf = ({ adults, children }: PartyInput): number => parseCountOr(adults, 1) + parseCountOr(children, 0);

/** Returns the estimate for the current form values. @param travelMetres round trip; null while unknown */
export const estimateOf = (form: PartyInput & Pick<BookingForm, 'eventType' | 'meats' | 'sides' | 'toppings'>, catalogue: Catalogue, travelMetres: number | null, rates: BookingRates): Estimate =>
  bookingPageEstimate({ adults: parseCountOr(form.adults, 1), children: parseCountOr(form.children, 0), ...chosenMenu(form, catalogue), pizza: chosenPizza(form), travelMetres }, rates);

const sideItems = ({ side, variations }: ChosenSide, language: Language): SelectedItem[] => [
  { id: side.id, name: sideName(side, language) },
  ...variations.map((index) => ({ id: variationId(side.id, index), name: `${sideName(side, language)}, ${variationName(side, index, language)}` })),
];

/**
 * Builds the payload of `POST /booking`, with the keys of SPEC section 3 and `details`, and with the optional fields and `diets` if given.
 * @param travelMetres round trip; null while unknown
 * @param today local day, for the short-notice line
 */
export function toBookingRequest(values: BookingForm, catalogue: Catalogue, travelMetres: number | null, language: Language, today: string, { bookingRates, rules, lists }: Pick<Settings, 'bookingRates' | 'rules' | 'lists'>): BookingRequest {
  const form = { ...values, toppings: offeredToppings(values.toppings, lists) };
  const menu = chosenMenu(form, catalogue);
  const estimate = estimateOf(form, catalogue, travelMetres, bookingRates);
  const tools = offersTools(form.eventType) ? catalogue.tools.filter((tool) => form.tools.includes(tool.id)) : [];
  const facts = {
    eventType: isEventType(form.eventType) ? form.eventType : null,
    eventTime: form.eventTime,
    travelMetres,
    travelCents: estimate.travelCents,
    toppings: [...(chosenPizza(form)?.toppings ?? [])],
    shortNotice: shortNoticeLabel(form.eventDate, today, rules.leadTimeDays, language),
    trainingPlace: null,
    reusableUtensils: false,
  };
  const { notes, details } = writeDetails(facts, '', language, lists);
  return {
    date: form.eventDate,
    type: 'event',
    peopleCount: form.adults,
    kidsCount: form.children,
    kidsPricePerChild: null,
    selections: {
      meats: menu.meats.map((meat) => ({ id: meat.id, name: localized(meat.name, language, meat.id) })),
      sides: menu.sides.flatMap((side) => sideItems(side, language)),
      tools: tools.map((tool) => ({ id: tool.id, name: localized(tool.name, language, tool.id) })),
      contentFocus: [],
    },
    contactInfo: { name: form.hostName, email: form.email, location: form.location, notes },
    totalCost: estimate.totalCents === null ? null : estimate.totalCents / 100,
    language,
    details,
    ...filledOptional(form),
    ...(form.diets?.length ? { diets: form.diets } : {}),
  };
}
