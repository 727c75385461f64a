import type { BookingRequest, SelectedItem } from './bookingSchema';
import { writeDetails } from './bookingNotes';
import { wholeOr, type Catalogue, type PartyInput } from './bookingRequest';
import type { ContentFocus } from './contentFocus';
import { isShortNotice } from './days';
import type { Language } from './language';
import { localized, type LooseText } from './localized';
import type { BuilderForm, RequestKind, WizardForm } from './memberRequest';
import { chosenSides, resolveSideId } from './selections';
import { sideName, variationName } from './sideNames';
import { pricePerChild, summaryEstimate, type Breakdown, type SummaryEstimate } from './summaryPricing';
import { readTrainingPlace } from './trainingPlace';

export interface FullCatalogue extends Catalogue {
  contentFocus: readonly ContentFocus[];
}

/** The builder's or the wizard's form as it stands: numbers may still be half-typed text, and nothing needs to be chosen yet. */
export type PartyForm = PartyInput & Pick<BuilderForm, 'meats' | 'sides' | 'tools' | 'contentFocus'> & { kind: string };

/** Which of the two base fees a form starts from; until one is chosen it is an event. */
export const kindOf = (kind: string): RequestKind => (kind === 'training' ? 'training' : 'event');

/** Whether the owner drives to a party: to every event, and to a training at somebody's home. */
export const needsRoad = ({ kind, trainingPlace }: { kind: string; trainingPlace?: string | undefined }): boolean => kind !== 'training' || trainingPlace === 'at_home';

/** What a form chose among what its kind offers: a hidden list counts for nothing. */
export function chosenItems(form: PartyForm, catalogue: FullCatalogue) {
  const isTraining = kindOf(form.kind) === 'training';
  return {
    meats: catalogue.meats.filter(({ id }) => form.meats.includes(id)),
    sides: isTraining ? [] : chosenSides(form.sides, catalogue.sides),
    tools: isTraining ? catalogue.tools.filter(({ id }) => form.tools.includes(id)) : [],
    contentFocus: isTraining ? catalogue.contentFocus.filter(({ id }) => form.contentFocus.includes(id)) : [],
  };
}

/** Whether something is chosen of a menu that could not be read: it is sent all the same, and the estimate counts nothing of it. */
export function isMenuUnread(form: PartyForm, catalogue: FullCatalogue & { loading: boolean }): boolean {
  const chosen = kindOf(form.kind) === 'training' ? [form.meats, form.tools, form.contentFocus] : [form.meats, form.sides];
  return !catalogue.loading && chosen.some(({ length }) => length > 0) && Object.values(chosenItems(form, catalogue)).every(({ length }) => length === 0);
}

/** The summary's estimate of a form as it stands. @param travelMetres round trip; null while unknown */
export function summaryOf(form: PartyForm, catalogue: FullCatalogue, travelMetres: number | null): SummaryEstimate {
  const { meats, sides, tools, contentFocus } = chosenItems(form, catalogue);
  return summaryEstimate({
    kind: kindOf(form.kind),
    adults: wholeOr(form.adults, 1),
    children: wholeOr(form.children, 0),
    meats,
    sides: sides.map(({ side }) => side),
    tools: tools.map(({ id }) => id),
    contentFocus: contentFocus.map(({ id }) => id),
    travelMetres,
  });
}

/** The data behind the floating summary, in dollars and kilometres as the payloads are. */
export interface PriceSummary {
  selectedDate: string;
  bookingType: RequestKind;
  peopleCount: number;
  kidsCount: number;
  kidsPricePerChild: number;
  selections: BookingRequest['selections'];
  totalCost: number;
  travelDistance: number | null;
  travelFee: number | null;
  breakdown: Breakdown;
}

/**
 * What was chosen among what the kind offers, by id and name; a chosen variation stands beside its side. What the catalogue does
 * not know, or not yet, goes without a name: whether it is offered is the server's to say.
 */
export function selectionsOf(form: PartyForm, { meats, sides, tools, contentFocus }: FullCatalogue, language: Language): BookingRequest['selections'] {
  const isTraining = kindOf(form.kind) === 'training';
  const named = (ids: readonly string[], things: readonly { id: string; name: LooseText }[]): SelectedItem[] => ids.map((id) => ({ id, name: localized(things.find((thing) => thing.id === id)?.name, language, '') }));
  const sideItem = (id: string): SelectedItem => {
    const found = resolveSideId(id, sides);
    if (!found) return { id, name: '' };
    const name = sideName(found.side, language);
    return { id, name: found.variation === null ? name : `${name}, ${variationName(found.side, found.variation, language)}` };
  };
  return {
    meats: named(form.meats, meats),
    sides: isTraining ? [] : form.sides.map(sideItem),
    tools: isTraining ? named(form.tools, tools) : [],
    contentFocus: isTraining ? named(form.contentFocus, contentFocus) : [],
  };
}

/** The data of the floating summary for a form as it stands. */
export function priceSummary(form: PartyForm & { date: string; pricePerChild: number | string | null }, catalogue: FullCatalogue, travelMetres: number | null, language: Language): PriceSummary {
  const { totalCents, travelCents, breakdown } = summaryOf(form, catalogue, travelMetres);
  const custom = form.pricePerChild === '' || form.pricePerChild === null ? Number.NaN : Number(form.pricePerChild);
  return {
    selectedDate: form.date,
    bookingType: kindOf(form.kind),
    peopleCount: wholeOr(form.adults, 1),
    kidsCount: wholeOr(form.children, 0),
    kidsPricePerChild: pricePerChild(Number.isFinite(custom) ? custom : null),
    selections: selectionsOf(form, catalogue, language),
    totalCost: totalCents / 100,
    travelDistance: travelMetres === null ? null : travelMetres / 1000,
    travelFee: travelCents === null ? null : travelCents / 100,
    breakdown,
  };
}

/** Who asks. */
export interface Contact {
  name: string;
  email: string;
}

/**
 * A builder's or a wizard's form as a booking's payload, with the summary's total.
 * @param travelMetres round trip; null while it is unknown, or when nobody drives
 * @param today local day, for the short-notice line
 */
export function toSummaryRequest(form: BuilderForm | WizardForm, contact: Contact, catalogue: FullCatalogue, travelMetres: number | null, language: Language, today: string): BookingRequest {
  const road = needsRoad(form) ? travelMetres : null;
  const { totalCents, travelCents } = summaryOf(form, catalogue, road);
  const trainingPlace = form.kind === 'training' ? readTrainingPlace(form.trainingPlace) : null;
  // The wizard does not ask for it, and a training does not offer it.
  const reusableUtensils = form.kind === 'event' && 'reusableUtensils' in form && form.reusableUtensils;
  const facts = { eventType: null, eventTime: form.time, travelMetres: road, travelCents, toppings: [], shortNotice: isShortNotice(form.date, today), trainingPlace, reusableUtensils };
  const { notes, details } = writeDetails(facts, form.notes, language);
  return {
    date: form.date,
    type: form.kind,
    peopleCount: form.adults,
    kidsCount: form.children,
    kidsPricePerChild: pricePerChild(form.pricePerChild),
    selections: selectionsOf(form, catalogue, language),
    contactInfo: { ...contact, location: needsRoad(form) ? form.location : (trainingPlace ?? form.location), notes },
    totalCost: totalCents / 100,
    language,
    details,
    ...(form.telephone ? { telephone: form.telephone } : {}),
    ...(form.diets?.length ? { diets: form.diets } : {}),
    formula: 'summary',
  };
}
