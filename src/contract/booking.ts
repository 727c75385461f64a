import { object, string, type AnyObject, type InferType } from 'yup';
import { MAX_YEARS_AHEAD } from './business';
import { dietsAmong } from './diets';
import { day, emailAddress, ids, line, timeOfDay, integer } from './fields';
import type { Text } from './language';
import { optionalFormFields } from './optionalFields';

/** Event types of the public booking page. */
export const EVENT_TYPES = {
  'pizza-popup': { fr: 'Soirée pizza chez vous', en: 'Pizza Popup Event' },
  'pizza-training': { fr: 'Formation pizza', en: 'Pizza Training' },
  'smokehouse-popup': { fr: 'Repas du fumoir chez vous', en: 'Smokehouse Event' },
  'smokehouse-training': { fr: 'Formation fumoir', en: 'Smokehouse Training' },
} satisfies Record<string, Text>;

export type EventType = keyof typeof EVENT_TYPES;
export const EVENT_TYPE_NAMES: readonly EventType[] = ['pizza-popup', 'pizza-training', 'smokehouse-popup', 'smokehouse-training'];
export const isEventType = (value: unknown): value is EventType => typeof value === 'string' && Object.hasOwn(EVENT_TYPES, value);

/** Options that a type offers, derived from the words in its name so that later types are covered too. */
export const offersMenu = (type: string): boolean => type.includes('smokehouse');
export const offersTools = (type: string): boolean => type === 'smokehouse-training';
export const offersToppings = (type: string): boolean => type.includes('pizza');

export const TOPPINGS = {
  pepperoni: { fr: 'Pepperoni', en: 'Pepperoni' },
  mushrooms: { fr: 'Champignons', en: 'Mushrooms' },
  bellPeppers: { fr: 'Poivrons', en: 'Bell Peppers' },
  onions: { fr: 'Oignons', en: 'Onions' },
  sausage: { fr: 'Saucisse', en: 'Sausage' },
  bacon: { fr: 'Bacon', en: 'Bacon' },
  olives: { fr: 'Olives', en: 'Olives' },
  tomatoes: { fr: 'Tomates', en: 'Tomatoes' },
  spinach: { fr: 'Épinards', en: 'Spinach' },
  pineapple: { fr: 'Ananas', en: 'Pineapple' },
} satisfies Record<string, Text>;

export type Topping = keyof typeof TOPPINGS;
export const TOPPING_NAMES = Object.keys(TOPPINGS) as readonly Topping[];
export const isTopping = (value: string): value is Topping => Object.hasOwn(TOPPINGS, value);

const MAX_PEOPLE = 500;

/** Returns the current day from the schema's context (`context.today`), or null. */
const todayOf = ({ context }: { context?: AnyObject | undefined }): string | null => {
  const today: unknown = context?.['today'];
  return typeof today === 'string' ? today : null;
};

/** Returns the last day that can be requested. */
const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`;

/** Schema of an existing day that, if `context.today` is given, is neither in the past nor too far in the future. */
export const futureDate = () =>
  day()
    .required('dateRequired')
    .test('coming', 'datePast', (value, { options }) => {
      const today = todayOf(options);
      return today === null || value >= today;
    })
    .test('near', 'dateFar', (value, { options }) => {
      const today = todayOf(options);
      return today === null || value <= lastDay(today);
    });

export const hostName = () => line(120).required('fullNameRequired');
export const adults = () => integer(MAX_PEOPLE).min(1, 'adultsMin').required('adultsMin');
export const children = () => integer(MAX_PEOPLE).min(0, 'childrenMin').default(0);
export const partyLocation = () => line(300).required('locationRequired');
export const chosen = () => ids().default([]);

/** Fields of the public booking page. Validate with `context: { today }`. */
export const bookingFormSchema = object({
  hostName: hostName(),
  email: emailAddress(),
  ...optionalFormFields(),
  adults: adults(),
  children: children(),
  eventType: string().oneOf([...EVENT_TYPE_NAMES], 'eventTypeRequired').required('eventTypeRequired'),
  eventDate: futureDate(),
  eventTime: timeOfDay().required('timeRequired'),
  location: partyLocation(),
  meats: chosen(),
  sides: chosen(),
  tools: chosen(),
  toppings: chosen(),
  diets: dietsAmong('adults', 'children'),
});

export type BookingForm = InferType<typeof bookingFormSchema>;

export const BOOKING_STATUSES = ['requested', 'confirmed', 'declined', 'cancelled', 'done'] as const;
