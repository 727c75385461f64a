import type { ByHand, EditedFields } from '../../../contract/agreementSchemas';
import { readDetails } from '../../../contract/bookingNotes';
import type { BookingRequest, SelectedItem } from '../../../contract/bookingSchema';
import { EMPTY_DIET, type DietValues } from '../../../contract/dietKinds';
import type { Diet } from '../../../contract/diets';
import { offersMenu, offersTools, offersToppings } from '../../../contract/eventType';
import type { Language } from '../../../contract/language';
import { EMPTY_OPTIONAL, filledOptional, OPTIONAL_NAMES, type OptionalName } from '../../../contract/optionalFields';
import { freeNotes, ownNotes } from '../../../contract/requestDisplay';
import { parseTrainingLocation } from '../../../contract/trainingLocation';
import { toFormikPath } from '../../../components/form/fieldLabels';

/** Content of a request while it is typed: numbers may be incomplete, and choices missing. */
export interface ContentValues extends Record<OptionalName, string> {
  /** Event or training. A member's own request has no event type. */
  kind: 'event' | 'training';
  eventType: string;
  hostName: string;
  email: string;
  language: Language;
  adults: number | string;
  children: number | string;
  diets: DietValues[];
  location: string;
  /** Location of a member's training; empty otherwise. */
  trainingPlace: string;
  meats: string[];
  sides: string[];
  tools: string[];
  toppings: string[];
  contentFocus: string[];
  reusableUtensils: boolean;
  notes: string;
}

/** Content of a new request, with its day and time. */
export interface HandValues extends ContentValues {
  eventDate: string;
  eventTime: string;
  /** Whether the customer gets the usual confirmation of receipt. */
  notify: boolean;
}

export const EMPTY_CONTENT: ContentValues = {
  kind: 'event',
  eventType: '',
  hostName: '',
  email: '',
  ...EMPTY_OPTIONAL,
  language: 'fr',
  adults: 1,
  children: 0,
  diets: [],
  location: '',
  trainingPlace: '',
  meats: [],
  sides: [],
  tools: [],
  toppings: [],
  contentFocus: [],
  reusableUtensils: false,
  notes: '',
};

export const EMPTY_HAND: HandValues = { ...EMPTY_CONTENT, eventDate: '', eventTime: '', notify: false };

/** Values that a stored draft must have the shape of, with an example in each list. */
export const HAND_SHAPE: HandValues = { ...EMPTY_HAND, diets: [EMPTY_DIET] };
export const CONTENT_SHAPE: ContentValues = { ...EMPTY_CONTENT, diets: [EMPTY_DIET] };

const idsOf = (items: readonly SelectedItem[]): string[] => items.map(({ id }) => id);

/** Returns the content of a stored request as form values. */
export function contentOf(request: BookingRequest): ContentValues {
  const { peopleCount, kidsCount, selections, contactInfo, language, diets = [] } = request;
  const { eventType, toppings, trainingPlace, reusableUtensils } = readDetails(request);
  const place = request.type === 'training' ? (parseTrainingLocation(contactInfo.location) ?? trainingPlace ?? 'at_home') : '';
  return {
    kind: request.type === 'training' ? 'training' : 'event',
    eventType: eventType ?? '',
    hostName: contactInfo.name,
    email: contactInfo.email,
    ...(Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, request[name] ?? ''])) as Record<OptionalName, string>),
    language: language === 'en' ? 'en' : 'fr',
    adults: peopleCount,
    children: kidsCount,
    diets: diets.map((diet) => ({ ...diet })),
    location: parseTrainingLocation(contactInfo.location) === null || request.type !== 'training' ? contactInfo.location : '',
    trainingPlace: place,
    meats: idsOf(selections.meats),
    sides: idsOf(selections.sides),
    tools: idsOf(selections.tools),
    toppings: [...toppings],
    contentFocus: idsOf(selections.contentFocus),
    reusableUtensils,
    notes: freeNotes(request).length === 0 ? '' : ownNotes(request),
  };
}

/** Whether the owner travels to the event. */
export const needsAddress = ({ kind, trainingPlace }: Pick<ContentValues, 'kind' | 'trainingPlace'>): boolean => kind === 'event' || trainingPlace === 'at_home';

/** Returns the choices that the type offers. Those of a list that the type hides are left out. */
export function offeredChoices({ kind, eventType, meats, sides, tools, toppings, contentFocus }: ContentValues): Pick<ContentValues, 'meats' | 'sides' | 'tools' | 'toppings' | 'contentFocus'> {
  if (eventType === '') return kind === 'training' ? { meats, sides: [], tools, toppings: [], contentFocus } : { meats, sides, tools: [], toppings: [], contentFocus: [] };
  const [menu, hasTools, hasToppings] = [offersMenu(eventType), offersTools(eventType), offersToppings(eventType)];
  return { meats: menu ? meats : [], sides: menu ? sides : [], tools: hasTools ? tools : [], toppings: hasToppings ? toppings : [], contentFocus: [] };
}

const named = (ids: readonly string[]): SelectedItem[] => ids.map((id) => ({ id, name: '' }));

/** Returns the fields to send. The server names the choices. @param eventTime local time; empty when unknown */
export function fieldsOf(values: ContentValues, eventTime: string): EditedFields {
  const { meats, sides, tools, toppings, contentFocus } = offeredChoices(values);
  return {
    peopleCount: Number(values.adults),
    kidsCount: Number(values.children),
    selections: { meats: named(meats), sides: named(sides), tools: named(tools), contentFocus: named(contentFocus) },
    contactInfo: { name: values.hostName, email: values.email, location: needsAddress(values) ? values.location : values.trainingPlace, notes: values.notes },
    details: { eventType: values.eventType || null, eventTime, toppings, trainingPlace: values.kind === 'training' ? parseTrainingLocation(values.trainingPlace) : null, reusableUtensils: values.reusableUtensils },
    language: values.language,
    ...filledOptional(values),
    // Only validated values are sent, in which every diet is complete.
    diets: values.diets as Diet[],
  };
}

/** Returns the body of a new request. @param customerId card that the owner chose in the book */
export const byHandOf = (values: HandValues, customerId: string | null): ByHand => ({ ...fieldsOf(values, values.eventTime), date: values.eventDate, type: 'event', customerId, notify: values.notify && values.email !== '' });

/** Form field for each key of the payload whose name differs. */
const FORM_FIELD: Readonly<Record<string, string>> = { 'contactInfo.name': 'hostName', 'contactInfo.email': 'email', 'contactInfo.location': 'location', 'contactInfo.notes': 'notes', peopleCount: 'adults', kidsCount: 'children', date: 'eventDate' };

/** Returns the form field of a path in the server's answer. */
export function formField(path: string): string {
  const inBody = path.replace(/^fields\./, '');
  return FORM_FIELD[inBody] ?? toFormikPath(inBody.replace(/^(?:selections|details|letter)\./, '')).replace(/^(meats|sides|tools|toppings|contentFocus)\..*$/, '$1');
}
