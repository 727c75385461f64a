import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingFormSchema } from '../../src/contract/booking';
import { EVENT_TYPE_NAMES, offersMenu, offersTools, offersToppings } from '../../src/contract/eventType';
import { bookingRequestSchema } from '../../src/contract/bookingSchema';
import { readDetails, readNotes, withTime } from '../../src/contract/bookingNotes';
import { builderSchema, wizardSchema } from '../../src/contract/memberRequest';
import { OPTIONAL_NAMES, withoutOptional } from '../../src/contract/optionalFields';
import { telephoneLink } from '../../src/contract/telephone';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { estimateOf, guestsOf, toBookingRequest, type Catalogue } from '../../src/contract/bookingRequest';
import { freeNotes } from '../../src/contract/requestDisplay';
import { sideName, variationName } from '../../src/contract/sideNames';
import { aForm, aMeat, aSide, aTool, aVariation, refusals, TODAY } from './make';

const catalogue: Catalogue = { meats: [aMeat(), aMeat({ id: 'ribs' })], sides: [aSide()], tools: [aTool()] };
const FULL = aForm({ eventType: 'smokehouse-training', meats: ['brisket'], sides: ['coleslaw', 'coleslaw-1'], tools: ['thermometer'], toppings: ['bacon'] });

test('the payload has exactly the keys of the specification and the details', () => {
  const { details, ...request } = toBookingRequest(FULL, catalogue, 28_600, 'fr', TODAY, DEFAULT_SETTINGS);
  expect(details).toEqual({ eventType: 'smokehouse-training', eventTime: '17:30', toppings: [], trainingPlace: null, reusableUtensils: false });
  expect(Object.keys(request).toSorted()).toEqual(['contactInfo', 'date', 'kidsCount', 'kidsPricePerChild', 'language', 'peopleCount', 'selections', 'totalCost', 'type']);
  expect(Object.keys(request.selections).toSorted()).toEqual(['contentFocus', 'meats', 'sides', 'tools']);
  expect(Object.keys(request.contactInfo).toSorted()).toEqual(['email', 'location', 'name', 'notes']);
});

test('the payload has the type event even for a training, no price per child and no content focus', () => {
  expect(toBookingRequest(FULL, catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS)).toMatchObject({ type: 'event', kidsPricePerChild: null, peopleCount: 10, kidsCount: 2, date: '2027-07-03', language: 'fr', selections: { contentFocus: [] } });
});

test('selections list id and name, with a variation next to its side', () => {
  const { selections } = toBookingRequest(FULL, catalogue, null, 'en', TODAY, DEFAULT_SETTINGS);
  expect(selections).toEqual({
    meats: [{ id: 'brisket', name: 'Brisket' }],
    sides: [
      { id: 'coleslaw', name: 'Coleslaw' },
      { id: 'coleslaw-1', name: 'Coleslaw, With apples' },
    ],
    tools: [{ id: 'thermometer', name: 'Thermometer' }],
    contentFocus: [],
  });
});

test('the total is the estimate in dollars, or null while to be determined', () => {
  // 187.20 + 38.844 → 226.04, + 25 + 52.30
  expect(toBookingRequest(FULL, catalogue, 28_600, 'fr', TODAY, DEFAULT_SETTINGS).totalCost).toBe(303.34);
  expect(toBookingRequest(aForm({ eventType: 'pizza-popup' }), catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS).totalCost).toBeNull();
});

test('the total includes pizza and toppings that have a price, for a pizza type only', () => {
  const bookingRates = { ...DEFAULT_SETTINGS.bookingRates, pizzaPerPerson: { 'pizza-popup': 20, 'smokehouse-popup': 20 }, toppingPerPerson: { bacon: 2 } };
  const total = (fields: Parameters<typeof aForm>[0]) => toBookingRequest(aForm({ toppings: ['bacon'], ...fields }), catalogue, null, 'fr', TODAY, { ...DEFAULT_SETTINGS, bookingRates }).totalCost;
  // 12 guests: 240 + 24 + 25
  expect(total({ eventType: 'pizza-popup' })).toBe(289);
  expect(total({ eventType: 'smokehouse-popup' })).toBeNull();
});

test('notes contain the event type, time, distance, fee and toppings', () => {
  const { contactInfo } = toBookingRequest(aForm({ eventType: 'pizza-training', toppings: ['bacon', 'onions'] }), catalogue, 28_600, 'en', TODAY, DEFAULT_SETTINGS);
  expect(readNotes(contactInfo.notes)).toEqual({ eventType: 'pizza-training', eventTime: '17:30', travelMetres: 28_600, travelCents: 5230, toppings: ['bacon', 'onions'], shortNotice: '', trainingPlace: null, reusableUtensils: false });
});

test('notes mention a date that falls short of the lead time, in words', () => {
  const { contactInfo } = toBookingRequest(aForm({ eventDate: '2027-05-23' }), catalogue, null, 'en', TODAY, DEFAULT_SETTINGS);
  expect(readNotes(contactInfo.notes).shortNotice).toBe('less than two weeks');
  const rules = { ...DEFAULT_SETTINGS.rules, leadTimeDays: 10 };
  const notes = (eventDate: string) => readNotes(toBookingRequest(aForm({ eventDate }), catalogue, null, 'fr', TODAY, { ...DEFAULT_SETTINGS, rules }).contactInfo.notes);
  expect([notes('2027-05-19').shortNotice, notes('2027-05-20').shortNotice]).toEqual(['moins de 10 jours', '']);
});

test('does not send choices that the event type does not offer', () => {
  const { selections, contactInfo } = toBookingRequest({ ...FULL, eventType: 'pizza-popup' }, catalogue, null, 'en', TODAY, DEFAULT_SETTINGS);
  expect(selections).toEqual({ meats: [], sides: [], tools: [], contentFocus: [] });
  expect(readNotes(contactInfo.notes).toppings).toEqual(['bacon']);
  expect(toBookingRequest({ ...FULL, eventType: 'smokehouse-popup' }, catalogue, null, 'en', TODAY, DEFAULT_SETTINGS).selections.tools).toEqual([]);
  expect(readNotes(toBookingRequest(FULL, catalogue, null, 'en', TODAY, DEFAULT_SETTINGS).contactInfo.notes).toppings).toEqual([]);
});

test('does not send choices that are missing in the catalogue', () => {
  const form = aForm({ meats: ['gone'], sides: ['gone', 'coleslaw-9'], tools: ['gone'] });
  expect(toBookingRequest(form, catalogue, null, 'en', TODAY, DEFAULT_SETTINGS).selections).toEqual({ meats: [], sides: [], tools: [], contentFocus: [] });
});

test('each event type offers the options that its name implies', () => {
  const offers = Object.fromEntries(EVENT_TYPE_NAMES.map((type) => [type, [offersMenu(type), offersTools(type), offersToppings(type)]]));
  expect(offers).toEqual({
    'pizza-popup': [false, false, true],
    'pizza-training': [false, false, true],
    'smokehouse-popup': [true, false, false],
    'smokehouse-training': [true, true, false],
  });
  expect([offersMenu('smokehouse-tour'), offersTools('smokehouse-tour'), offersToppings('late-pizza')]).toEqual([true, false, true]);
});

test('labels a side and a variation without a name as unnamed', () => {
  const nameless = aSide({ name: { fr: '', en: '' }, variations: [aVariation({ name: { fr: '', en: '' } })] });
  expect([sideName(nameless, 'en'), variationName(nameless, 0, 'en'), variationName(nameless, 5, 'en')]).toEqual(['Unnamed Side', 'Unnamed Variation', 'Unnamed Variation']);
  expect([sideName(nameless, 'fr'), variationName(nameless, 0, 'fr')]).toEqual(['Accompagnement sans nom', 'Variante sans nom']);
});

test.each([
  [{ adults: 10, children: 2 }, 12],
  [{ adults: '10', children: '2' }, 12],
  [{ adults: '', children: '' }, 1],
  [{ adults: '0', children: '-3' }, 1],
  [{ adults: '2.5', children: 'x' }, 1],
  [{ adults: Number.NaN, children: 4 }, 5],
])('party %j has %i guests', (party, guests) => {
  expect(guestsOf(party)).toBe(guests);
});

test('the estimate of an incomplete form uses the guests entered so far', () => {
  const half = estimateOf({ ...FULL, adults: '', children: '' }, catalogue, null, DEFAULT_SETTINGS.bookingRates);
  expect(half).toEqual(estimateOf({ ...FULL, adults: 1, children: 0 }, catalogue, null, DEFAULT_SETTINGS.bookingRates));
});

const filled = fc.record({
  adults: fc.integer({ min: 1, max: 500 }),
  children: fc.integer({ min: 0, max: 500 }),
  eventType: fc.constantFrom(...EVENT_TYPE_NAMES),
  meats: fc.subarray(['brisket', 'ribs', 'gone']),
  sides: fc.subarray(['coleslaw', 'coleslaw-0', 'coleslaw-1', 'gone-3']),
  tools: fc.subarray(['thermometer', 'gone']),
  toppings: fc.subarray(['bacon', 'onions', 'anchovy']),
});

test("the server's schema accepts every request that the form can create", async () => {
  await fc.assert(
    fc.asyncProperty(filled, fc.option(fc.nat({ max: 2_000_000 })), fc.constantFrom('fr' as const, 'en' as const), async (fields, metres, language) => {
      const request = toBookingRequest(aForm(fields), catalogue, metres, language, TODAY, DEFAULT_SETTINGS);
      expect(await refusals(bookingRequestSchema, request)).toEqual({});
      expect(await bookingRequestSchema.validate(request)).toEqual(request);
    }),
    { numRuns: 300 },
  );
});

test('the payload has a telephone key only when a number is given', () => {
  expect(toBookingRequest(aForm({ telephone: '450 555-0123' }), catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS).telephone).toBe('450 555-0123');
  expect(toBookingRequest(FULL, catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS)).not.toHaveProperty('telephone');
});

test.each(['450 555-0123', '(450) 555-0123', '+1 450.555.0123', '4505550123 poste 12', '+33 6 12 34 56 78', ''])('accepts %j as a telephone number', async (telephone) => {
  expect(await refusals(bookingRequestSchema, { ...toBookingRequest(FULL, catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS), telephone })).toEqual({});
});

test.each(['pas de téléphone', '123', '450 555-0123; drop', 'javascript:1'])('refuses %j as a telephone number', async (telephone) => {
  expect(await refusals(bookingRequestSchema, { ...toBookingRequest(FULL, catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS), telephone })).toEqual({ telephone: 'telephoneInvalid' });
});

test.each([['450 555-0123', 'tel:+14505550123'], ['1 450 555-0123', 'tel:+14505550123'], ['+33 6 12 34 56 78', 'tel:+33612345678'], ['(450) 555-0123 poste 12', 'tel:+14505550123,12']])('number %s links to %s', (written, link) => {
  expect(telephoneLink(written)).toBe(link);
});

test('reads facts from their keys, or from the notes when a client sends no details', () => {
  const request = toBookingRequest(aForm({ eventType: 'pizza-popup', toppings: ['bacon'] }), catalogue, null, 'en', TODAY, DEFAULT_SETTINGS);
  const { details, ...plain } = request;
  expect(readDetails(plain)).toEqual(details);
  const other = { ...request, contactInfo: { ...request.contactInfo, notes: 'Heure: 09:00' } };
  expect(readDetails(other)).toEqual(details);
  expect(readDetails(withTime(request, '18:15', 'en'))).toEqual({ ...details, eventTime: '18:15' });
  expect(withTime(plain, '18:15', 'en')).not.toHaveProperty('details');
});

test('an optional field is in every form and payload, and an empty one is not sent', async () => {
  for (const name of OPTIONAL_NAMES) {
    expect(bookingFormSchema.fields).toHaveProperty(name);
    expect(builderSchema.fields).toHaveProperty(name);
    expect(wizardSchema.fields).toHaveProperty(name);
    expect(bookingRequestSchema.fields).toHaveProperty(name);
    expect(toBookingRequest(FULL, catalogue, null, 'fr', TODAY, DEFAULT_SETTINGS)).not.toHaveProperty(name);
  }
  expect(withoutOptional({ ...FULL, ...Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, 'x'])) })).not.toHaveProperty('telephone');
});

test('a topping that is no longer offered is neither sent nor priced, although a draft has it', () => {
  const settings = { ...DEFAULT_SETTINGS, lists: { ...DEFAULT_SETTINGS.lists, toppings: DEFAULT_SETTINGS.lists.toppings.map((topping) => ({ ...topping, hidden: topping.key === 'bacon' })) } };
  const request = toBookingRequest(aForm({ eventType: 'pizza-popup-camp', toppings: ['bacon', 'onions', 'caviar'] }), catalogue, null, 'fr', TODAY, settings);
  expect(request.details).toMatchObject({ eventType: 'pizza-popup-camp', toppings: ['onions'] });
});

test('lines of the notes under the owner’s names are recognized as facts of the request', () => {
  const lists = { ...DEFAULT_SETTINGS.lists, toppings: [{ key: 'basil', name: { fr: 'Basilic', en: 'Basil' }, hidden: false }], eventTypes: [{ key: 'pizza-popup-camp', name: { fr: 'Camp', en: 'Camp' }, hidden: false }] };
  const { contactInfo, details } = toBookingRequest(aForm({ eventType: 'pizza-popup-camp', toppings: ['basil'] }), catalogue, null, 'fr', TODAY, { ...DEFAULT_SETTINGS, lists });
  expect(contactInfo.notes).toContain('Camp (pizza-popup-camp)');
  expect(contactInfo.notes).toContain('Garnitures: Basilic');
  expect(freeNotes({ contactInfo: { notes: `${contactInfo.notes}\nGarnitures: surtout pas d’olives` }, details })).toEqual(['Garnitures: surtout pas d’olives']);
});
