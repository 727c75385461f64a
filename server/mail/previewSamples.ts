import type { BookingRecord, BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { writeDetails, type BookingNotes } from '../../src/contract/bookingNotes';
import { DEFAULT_LISTS } from '../../src/contract/choiceLists';
import { addDays, dayAt } from '../../src/contract/days';
import type { InboxLine } from '../../src/contract/inbox';
import type { Language, Text } from '../../src/contract/language';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { TRAINING_LOCATION_NAMES } from '../../src/contract/trainingLocation';
import type { Reservation } from '../db/seats';
import type { SeatedEvent } from '../seats/seatedEvent';

/* Invented customers, requests and seats for the previews of mails. They are independent of the catalogue and of the business's facts. */

/** Language of the sample's customer, and the time of writing. */
export interface SampleOptions {
  language: Language;
  now: Date;
}

const CUSTOMER = { name: 'Julie Tremblay', email: 'julie.tremblay@exemple.ca', telephone: '819 555-0142' };
export const SAMPLE_EMAIL = CUSTOMER.email;

const ITEMS = {
  brisket: { fr: 'Poitrine de bœuf fumée', en: 'Smoked brisket' },
  ribs: { fr: 'Côtes levées', en: 'Ribs' },
  slaw: { fr: 'Salade de chou', en: 'Coleslaw' },
  beans: { fr: 'Fèves au lard', en: 'Baked beans' },
  smoker: { fr: 'Fumoir', en: 'Smoker' },
  thermometer: { fr: 'Thermomètre', en: 'Thermometer' },
  bark: { fr: 'La croûte', en: 'The bark' },
} satisfies Record<string, Text>;

type Item = keyof typeof ITEMS;

const PARTY: BookingNotes = { eventType: 'smokehouse-popup', eventTime: '17:30', travelMetres: 48_600, travelCents: null, toppings: [], shortNotice: '', trainingPlace: null, reusableUtensils: true };

const WORDS: Text = { fr: 'Entrée par le stationnement arrière.', en: 'Please use the entrance at the rear parking lot.' };

/** Price lines with their total, in dollars. */
function quoteOf(lines: readonly (readonly [id: string, amount: number])[], language: Language, changes: Partial<Quote> = {}): Quote {
  const nameOf = (id: string) => (Object.hasOwn(ITEMS, id) ? ITEMS[id as Item][language] : '');
  return { totalCost: lines.reduce((sum, [, amount]) => sum + amount, 0), travelDistance: 48.6, travelFee: 65.1, lines: lines.map(([id, amount]) => ({ id, name: nameOf(id), amount })), ...changes };
}

interface SampleRequest {
  inDays: number;
  notes?: Partial<BookingNotes>;
  items?: Partial<Record<'meats' | 'sides' | 'tools' | 'contentFocus', readonly Item[]>>;
  request?: Partial<Pick<BookingRequest, 'type' | 'formula' | 'diets'>>;
  location?: string;
  /** Without a name, the greeting of a letter is general. */
  name?: string;
  record?: Partial<Pick<BookingRecord, 'status' | 'quotedTotal' | 'title' | 'description'>>;
  quote: Quote;
}

function requestOf({ language, now }: SampleOptions, { inDays, notes = {}, items = {}, request = {}, location = '1325, rue des Érables, Sainte-Julienne, Québec', name = CUSTOMER.name, record = {}, quote }: SampleRequest): InboxLine {
  const chosen = (ids: readonly Item[] = []) => ids.map((id) => ({ id, name: ITEMS[id][language] }));
  const { notes: lines, details } = writeDetails({ ...PARTY, ...notes }, WORDS[language], language, DEFAULT_LISTS);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    reference: 'B-7K3QX9',
    status: 'requested',
    createdAt: now.toISOString(),
    request: {
      date: addDays(dayAt(now), inDays),
      type: 'event',
      peopleCount: 40,
      kidsCount: 6,
      kidsPricePerChild: 15,
      selections: { meats: chosen(items.meats), sides: chosen(items.sides), tools: chosen(items.tools), contentFocus: chosen(items.contentFocus) },
      contactInfo: { name, email: CUSTOMER.email, location, notes: lines },
      totalCost: quote.totalCost,
      language,
      details,
      telephone: CUSTOMER.telephone,
      diets: [
        { category: 'nuts', severity: 'severe', count: 1, words: '' },
        { category: 'vegetarian', severity: 'preference', count: 3, words: '' },
      ],
      ...request,
    },
    quotedTotal: quote.totalCost,
    formulaVersion: '',
    quote,
    version: 1,
    erased: false,
    heldUntil: null,
    ...record,
  };
}

const MENU = [['brisket', 624], ['ribs', 418.6], ['slaw', 119.6], ['beans', 0], ['setup', 25], ['travel', 65.1]] as const;
const MENU_ITEMS = { meats: ['brisket', 'ribs'], sides: ['slaw', 'beans'] } as const;

/** Returns a party with a menu. One of its dishes has no price yet. */
export const sampleParty = (options: SampleOptions, changes: Partial<SampleRequest> = {}): InboxLine => requestOf(options, { inDays: 40, items: MENU_ITEMS, quote: quoteOf(MENU, options.language), ...changes });

const EVENT_TITLE: Text = { fr: 'Fête de la récolte', en: 'Harvest party' };
const EVENT_IDEA: Text = { fr: 'Un repas ouvert à tout le voisinage.', en: 'A meal that is open to all the neighbours.' };

/** Returns a member's event on short notice, whose total differs from the one on the member's screen and whose place is unclear. */
export const sampleEvent = (options: SampleOptions, inDays: number): InboxLine =>
  sampleParty(options, { inDays, quote: quoteOf(MENU, options.language, { placeUnclear: true }), record: { title: EVENT_TITLE[options.language], description: EVENT_IDEA[options.language], quotedTotal: 1190 } });

/** Returns a training at the business's premises, priced with taxes. */
export const sampleTraining = (options: SampleOptions): InboxLine =>
  requestOf(options, {
    inDays: 40,
    notes: { eventType: null, travelMetres: null, trainingPlace: 'at_premises', reusableUtensils: false },
    items: { tools: ['smoker', 'thermometer'], contentFocus: ['bark'] },
    request: { type: 'training', formula: 'summary' },
    location: 'at_premises',
    quote: quoteOf([['base', 150], ['smoker', 10], ['gst', 8], ['qst', 15.96]], options.language, { travelDistance: null, travelFee: null }),
  });

/** Returns a pizza evening whose travel is not known yet. @param changes fields to replace, such as the quote of a party without any price */
export const samplePizza = (options: SampleOptions, changes: Partial<SampleRequest> = {}): InboxLine =>
  requestOf(options, {
    inDays: 40,
    notes: { eventType: 'pizza-popup', toppings: ['mushrooms', 'olives'], travelMetres: null },
    quote: quoteOf([['setup', 25]], options.language, { travelDistance: null, travelFee: null }),
    ...changes,
  });

/** Quote without any price. */
export const UNPRICED: Quote = { totalCost: null, travelDistance: null, travelFee: null, lines: [] };

const REASON: Text = { fr: 'Comme convenu au téléphone : sans côtes levées, avec plus de poitrine.', en: 'As agreed on the phone: no ribs, more brisket.' };

/** Returns the change of a party's quote. One line is added and one is removed. */
export function sampleRevision({ language, now }: SampleOptions, reason = REASON[language]): QuoteRevision {
  const after = quoteOf([['brisket', 843.2], ['slaw', 119.6], ['beans', 52], ['setup', 25], ['travel', 65.1]], language);
  return { at: now.toISOString(), by: 'owner', reason, guests: { before: 46, after: 50 }, before: quoteOf(MENU, language), after };
}

/** Returns a training with seats. @param days its length in days */
export const sampleOccasion = ({ now }: Pick<SampleOptions, 'now'>, days = 1): SeatedEvent => ({
  kind: 'training',
  id: 'preview',
  title: { fr: 'Ma première poitrine', en: 'My first brisket' },
  place: TRAINING_LOCATION_NAMES.at_premises,
  day: addDays(dayAt(now), 28),
  lastDay: days === 1 ? '' : addDays(dayAt(now), 27 + days),
  time: '10:00',
  hours: 6,
  capacity: 12,
  meetingUrl: 'https://rencontre.exemple.ca/atelier',
  shown: true,
  sample: false,
});

const MESSAGE: Text = { fr: 'Une allergie aux noix dans le groupe.', en: 'There is a nut allergy in the group.' };

/** Returns a group with seats in the sample training. @param offeredUntil end of an offer, as an instant */
export const sampleGroup = ({ language, now }: SampleOptions, { seats = 2, offeredUntil }: { seats?: number; offeredUntil: Date }): Reservation => ({
  id: '00000000-0000-4000-8000-000000000002',
  thing: { kind: 'training', id: 'preview' },
  day: addDays(dayAt(now), 28),
  seats,
  state: 'reserved',
  name: CUSTOMER.name,
  email: CUSTOMER.email,
  message: MESSAGE[language],
  language,
  byHand: false,
  createdAt: now.toISOString(),
  offeredUntil: offeredUntil.toISOString(),
  sequence: 0,
  erased: false,
});

const LETTER: Text = {
  fr: 'Bonjour,\n\nEst-ce que vous donnez encore des formations cet automne ?\n\nMerci beaucoup.',
  en: 'Hello,\n\nAre you still giving trainings this fall?\n\nThank you very much.',
};

/** Returns a message of the contact form. */
export const sampleMessage = ({ language }: Pick<SampleOptions, 'language'>) => ({ name: CUSTOMER.name, email: CUSTOMER.email, message: LETTER[language] });
