import type { BookingRequest, SelectedItem } from './bookingSchema';
import { keyedLines, readDetails, readNotes, writeNotes, type WithDetails } from './bookingNotes';
import { CHILDREN_UNDER_AGE } from './business';
import { choiceLabel, DEFAULT_LISTS, type ChoiceLists } from './choiceLists';
import { pointInText, type Point } from './geo';
import { frenchSpacing, LANGUAGES, type Language, type Text } from './language';
import { isOne } from './plural';
import { toppingLineId } from './pricing';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES } from './trainingLocation';

/* Text rendering of a stored request, shared by the mails and the admin screens. */

/** Labels of requests that have no event type of the booking page. */
export const KIND_LABELS = {
  event: { fr: 'Événement privé', en: 'Private event' },
  training: { fr: 'Formation', en: 'Training' },
} satisfies Record<string, Text>;

/** Quote lines that are not in the catalogue, by id. Translated because the reader's language may differ from the customer's. */
export const FIXED_LINES = {
  setup: { fr: 'Mise en place', en: 'Setup' },
  pizza: { fr: 'Pizzas', en: 'Pizza' },
  base: { fr: 'Forfait de base', en: 'Base fee' },
  travel: { fr: 'Déplacement', en: 'Travel' },
  gst: { fr: 'TPS (5 %)', en: 'GST (5%)' },
  qst: { fr: 'TVQ (9,975 %)', en: 'QST (9.975%)' },
} satisfies Record<string, Text>;

const isFixed = (id: string): id is keyof typeof FIXED_LINES => Object.hasOwn(FIXED_LINES, id);

const TOPPING: Text = { fr: frenchSpacing('Garniture : {name}'), en: 'Topping: {name}' };

/** Returns the name of a quote line in a language. Catalogue items keep the name they had when they were chosen. */
export function lineName({ id, name }: { id: string; name: string }, language: Language, lists: ChoiceLists): string {
  const topping = lists.toppings.find(({ key }) => toppingLineId(key) === id);
  if (topping) return TOPPING[language].replace('{name}', () => topping.name[language]);
  return isFixed(id) ? FIXED_LINES[id][language] : name;
}

const GUESTS = {
  adult: { one: { fr: 'adulte', en: 'adult' }, other: { fr: 'adultes', en: 'adults' } },
  child: { one: { fr: `enfant de moins de ${CHILDREN_UNDER_AGE} ans`, en: `child under ${CHILDREN_UNDER_AGE}` }, other: { fr: `enfants de moins de ${CHILDREN_UNDER_AGE} ans`, en: `children under ${CHILDREN_UNDER_AGE}` } },
} satisfies Record<string, Record<'one' | 'other', Text>>;

const AND: Text = { fr: 'et', en: 'and' };

/** Returns the label of the request: the booking page's event type, or else event or training. */
export function typeLabel(request: Pick<BookingRequest, 'type' | 'contactInfo' | 'details'>, language: Language, lists: ChoiceLists): string {
  const { eventType } = readDetails(request);
  return eventType ? choiceLabel(lists, 'eventTypes', eventType, language) : KIND_LABELS[request.type === 'training' ? 'training' : 'event'][language];
}

/** Returns the guests as text, such as `40 adultes et 6 enfants de moins de 12 ans`. */
export function guestsLabel({ peopleCount, kidsCount }: Pick<BookingRequest, 'peopleCount' | 'kidsCount'>, language: Language): string {
  const countLabel = (name: keyof typeof GUESTS, count: number) => `${count} ${GUESTS[name][isOne(count, language) ? 'one' : 'other'][language]}`;
  const adults = countLabel('adult', peopleCount);
  return kidsCount === 0 ? adults : `${adults} ${AND[language]} ${countLabel('child', kidsCount)}`;
}

/** Returns the location: an address with the map pin's coordinates as a separate `point`, or the label of a training's location. */
export function locationOf({ type, contactInfo }: Pick<BookingRequest, 'type' | 'contactInfo'>, language: Language): { place: string; point: Point | null; noTravel: boolean } {
  const text = contactInfo.location.trim();
  const key = type === 'training' ? parseTrainingLocation(text) : null;
  if (key) return { place: TRAINING_LOCATION_NAMES[key][language], point: null, noTravel: true };
  const point = pointInText(text);
  const address = point && text.endsWith(')') ? text.slice(0, text.lastIndexOf('(')).trim() : text;
  return { place: address || text, point, noTravel: false };
}

/** Drops a chosen side that is listed together with its variations, so that only the variations are named. */
export const withoutParents = (items: readonly SelectedItem[]): SelectedItem[] =>
  items.filter(({ id }) => !items.some((other) => other.id.startsWith(`${id}-`) && /^\d{1,2}$/.test(other.id.slice(id.length + 1))));

/** Returns the lines of the notes that the sender wrote, without the labelled lines. */
export function freeNotes(request: WithDetails): string[] {
  const { notes } = request.contactInfo;
  const read = readNotes(notes);
  // Lines that were written under other names than those of SPEC are recognized by their keys.
  const labelled = new Set([...LANGUAGES.flatMap((each) => writeNotes(read, each, DEFAULT_LISTS).split('\n')), ...keyedLines(request)]);
  return notes.split(/\r\n|\r|\n/).map((line) => line.trim()).filter((line) => line !== '' && !labelled.has(line));
}

/** Returns the sender's own text with its empty lines, without the labelled lines. */
export function ownNotes(request: WithDetails): string {
  const free = new Set(freeNotes(request));
  return request.contactInfo.notes.split(/\r\n|\r|\n/).filter((line) => line.trim() === '' || free.has(line.trim())).join('\n').trim();
}

/** Returns only the labelled lines of the notes. */
export function labelledNotes(request: WithDetails): string {
  const free = new Set(freeNotes(request));
  return request.contactInfo.notes.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && !free.has(line.trim())).join('\n');
}
