import type { BookingRequest, SelectedItem } from './bookingSchema';
import { shortNoticeLabel, writeDetails } from './bookingNotes';
import { parseCountOr, type Catalogue, type PartyInput } from './bookingRequest';
import type { ContentFocus } from './contentFocus';
import type { Language } from './language';
import { filledOptional } from './optionalFields';
import { localized, type LooseText } from './localized';
import type { BuilderForm, RequestKind, WizardForm } from './memberRequest';
import { chosenSides, resolveSideId } from './selections';
import type { Settings } from './settings';
import { sideName, variationName } from './sideNames';
import { pricePerChild, summaryEstimate, type Breakdown, type SummaryEstimate } from './summaryPricing';
import { parseTrainingLocation } from './trainingLocation';

export interface FullCatalogue extends Catalogue {
  contentFocus: readonly ContentFocus[];
}

/** Current values of the builder's or the wizard's form. Numbers may be incomplete text, and choices may be missing. */
export type PartyForm = PartyInput & Pick<BuilderForm, 'meats' | 'sides' | 'tools' | 'contentFocus'> & { kind: string };

/** Returns the kind whose base fee applies; event until a kind is chosen. */
export const kindOf = (kind: string): RequestKind => (kind === 'training' ? 'training' : 'event');

/** Whether the owner travels to a party: to every event, and to a training at the customer's home. */
export const needsTravel = ({ kind, trainingPlace }: { kind: string; trainingPlace?: string | undefined }): boolean => kind !== 'training' || trainingPlace === 'at_home';

/** Returns the chosen items that the form's kind offers. Choices in lists that the kind hides are ignored. */
export function chosenItems(form: PartyForm, catalogue: FullCatalogue) {
  const isTraining = kindOf(form.kind) === 'training';
  return {
    meats: catalogue.meats.filter(({ id }) => form.meats.includes(id)),
    sides: isTraining ? [] : chosenSides(form.sides, catalogue.sides),
    tools: isTraining ? catalogue.tools.filter(({ id }) => form.tools.includes(id)) : [],
    contentFocus: isTraining ? catalogue.contentFocus.filter(({ id }) => form.contentFocus.includes(id)) : [],
  };
}

/** Whether items are chosen from a menu that failed to load. The request can still be sent, but the estimate does not include these items. */
export function isCatalogueUnavailable(form: PartyForm, catalogue: FullCatalogue & { loading: boolean }): boolean {
  const chosen = kindOf(form.kind) === 'training' ? [form.meats, form.tools, form.contentFocus] : [form.meats, form.sides];
  return !catalogue.loading && chosen.some(({ length }) => length > 0) && Object.values(chosenItems(form, catalogue)).every(({ length }) => length === 0);
}

/** Settings that the summary's formula depends on. */
export type SummaryTerms = Pick<Settings, 'summaryRates' | 'taxes'>;

/** Returns the summary's estimate for the current form values. @param travelMetres round trip; null while unknown */
export function summaryOf(form: PartyForm, catalogue: FullCatalogue, travelMetres: number | null, { summaryRates, taxes }: SummaryTerms): SummaryEstimate {
  const { meats, sides, tools, contentFocus } = chosenItems(form, catalogue);
  return summaryEstimate({
    kind: kindOf(form.kind),
    adults: parseCountOr(form.adults, 1),
    children: parseCountOr(form.children, 0),
    meats,
    sides: sides.map(({ side }) => side),
    tools: tools.map(({ id }) => id),
    contentFocus: contentFocus.map(({ id }) => id),
    travelMetres,
  }, summaryRates, taxes.registered);
}

/** Data of the floating summary, in dollars and kilometres like the payloads. */
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
 * Returns the chosen items that the kind offers, by id and name; a chosen variation is listed next to its side. An item that is not in
 * the catalogue, or not yet loaded, has no name: the server decides whether it is offered.
 */
export function selectionsOf(form: PartyForm, { meats, sides, tools, contentFocus }: FullCatalogue, language: Language): BookingRequest['selections'] {
  const isTraining = kindOf(form.kind) === 'training';
  const named = (ids: readonly string[], items: readonly { id: string; name: LooseText }[]): SelectedItem[] => ids.map((id) => ({ id, name: localized(items.find((item) => item.id === id)?.name, language, '') }));
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

/** Returns the data of the floating summary for the current form values. */
export function priceSummary(form: PartyForm & { date: string; pricePerChild: number | string | null }, catalogue: FullCatalogue, travelMetres: number | null, language: Language, terms: SummaryTerms): PriceSummary {
  const { totalCents, travelCents, breakdown } = summaryOf(form, catalogue, travelMetres, terms);
  const custom = form.pricePerChild === '' || form.pricePerChild === null ? Number.NaN : Number(form.pricePerChild);
  return {
    selectedDate: form.date,
    bookingType: kindOf(form.kind),
    peopleCount: parseCountOr(form.adults, 1),
    kidsCount: parseCountOr(form.children, 0),
    kidsPricePerChild: pricePerChild(Number.isFinite(custom) ? custom : null, terms.summaryRates),
    selections: selectionsOf(form, catalogue, language),
    totalCost: totalCents / 100,
    travelDistance: travelMetres === null ? null : travelMetres / 1000,
    travelFee: travelCents === null ? null : travelCents / 100,
    breakdown,
  };
}

/** Contact details of the person who sends the request. */
export interface Contact {
  name: string;
  email: string;
}

/**
 * Converts a builder or wizard form to a booking payload with the summary's total.
 * @param travelMetres round trip; null while unknown, or when no travel is needed
 * @param today local day, for the short-notice line
 */
export function toSummaryRequest(form: BuilderForm | WizardForm, contact: Contact, catalogue: FullCatalogue, travelMetres: number | null, language: Language, today: string, settings: SummaryTerms & Pick<Settings, 'rules' | 'lists'>): BookingRequest {
  const road = needsTravel(form) ? travelMetres : null;
  const { totalCents, travelCents } = summaryOf(form, catalogue, road, settings);
  const trainingPlace = form.kind === 'training' ? parseTrainingLocation(form.trainingPlace) : null;
  // The wizard has no field for utensils, and a training does not offer them.
  const reusableUtensils = form.kind === 'event' && 'reusableUtensils' in form && form.reusableUtensils;
  const facts = { eventType: null, eventTime: form.time, travelMetres: road, travelCents, toppings: [], shortNotice: shortNoticeLabel(form.date, today, settings.rules.leadTimeDays, language), trainingPlace, reusableUtensils };
  const { notes, details } = writeDetails(facts, form.notes, language, settings.lists);
  return {
    date: form.date,
    type: form.kind,
    peopleCount: form.adults,
    kidsCount: form.children,
    kidsPricePerChild: pricePerChild(form.pricePerChild, settings.summaryRates),
    selections: selectionsOf(form, catalogue, language),
    contactInfo: { ...contact, location: needsTravel(form) ? form.location : (trainingPlace ?? form.location), notes },
    totalCost: totalCents / 100,
    language,
    details,
    ...filledOptional(form),
    ...(form.diets?.length ? { diets: form.diets } : {}),
    formula: 'summary',
  };
}
