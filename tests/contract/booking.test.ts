import { expect, test } from 'vitest';
import { bookingFormSchema } from '../../src/contract/booking';
import { TOPPINGS } from '../../src/contract/choiceLists';
import { EVENT_TYPES, isEventType } from '../../src/contract/eventType';
import { bookingRequestSchema } from '../../src/contract/bookingSchema';
import { aForm, aRequest, refusals, TODAY } from './make';

const refusedForm = (fields: Record<string, unknown>) => refusals(bookingFormSchema, { ...aForm(), ...fields });
const refusedRequest = (fields: Record<string, unknown>) => refusals(bookingRequestSchema, { ...aRequest(), ...fields });

test('accepts a complete form and a complete request', async () => {
  expect(await refusedForm({})).toEqual({});
  expect(await refusedRequest({})).toEqual({});
});

test.each([
  ['hostName', '', 'fullNameRequired'],
  ['hostName', '   ', 'fullNameRequired'],
  ['hostName', undefined, 'fullNameRequired'],
  ['hostName', 'x'.repeat(121), 'tooLong:120'],
  ['email', '', 'emailRequired'],
  ['email', 'marie', 'emailInvalid'],
  ['email', 'marie@example', 'emailInvalid'],
  ['email', 'marie@@example.org', 'emailInvalid'],
  ['email', 'marie tremblay@example.org', 'emailInvalid'],
  ['email', 'marie@example.org, x@example.org', 'emailInvalid'],
  ['email', '<marie@example.org>', 'emailInvalid'],
  ['location', '', 'locationRequired'],
  ['location', 'x'.repeat(301), 'tooLong:300'],
  ['eventType', '', 'eventTypeRequired'],
  ['eventType', 'wedding', 'eventTypeRequired'],
  ['eventType', 'toString', 'eventTypeRequired'],
  ['eventDate', '', 'dateRequired'],
  ['eventDate', '2027-02-30', 'dateInvalid'],
  ['eventDate', '2027-7-3', 'dateInvalid'],
  ['eventDate', '03/07/2027', 'dateInvalid'],
  ['eventDate', '2027-05-09', 'datePast'],
  ['eventDate', '2029-05-11', 'dateFar'],
  ['eventDate', '9999-12-31', 'dateFar'],
  ['eventTime', '', 'timeRequired'],
  ['eventTime', '24:00', 'timeInvalid'],
  ['eventTime', '17:60', 'timeInvalid'],
  ['eventTime', '5:30', 'timeInvalid'],
  ['adults', 0, 'adultsMin'],
  ['adults', -1, 'adultsMin'],
  ['adults', '', 'adultsMin'],
  ['adults', null, 'adultsMin'],
  ['adults', 1.5, 'wholeNumber'],
  ['adults', 'many', 'wholeNumber'],
  ['adults', Number.NaN, 'wholeNumber'],
  ['adults', Infinity, 'wholeNumber'],
  ['adults', [5], 'wholeNumber'],
  ['adults', {}, 'wholeNumber'],
  ['adults', true, 'wholeNumber'],
  ['adults', 501, 'tooMany:500'],
  ['adults', 1e9, 'tooMany:500'],
  ['children', -1, 'childrenMin'],
  ['children', 0.5, 'wholeNumber'],
  ['children', 501, 'tooMany:500'],
])('field %s refuses %j: %s', async (field, value, message) => {
  expect(await refusedForm({ [field]: value })).toEqual({ [field]: message });
});

test.each(['m@e.ca', 'marie.tremblay+bbq@sous.domaine.example.org', "o'neil@example.org", 'éloïse@exemple.québec'])('accepts the email address %s', async (email) => {
  expect(await refusedForm({ email })).toEqual({});
});

test.each([
  ['adults', '12', 12],
  ['adults', 500, 500],
  ['children', '', 0],
  ['children', null, 0],
  ['children', undefined, 0],
  ['hostName', '  Marie  ', 'Marie'],
  ['eventTime', '00:00', '00:00'],
  ['eventDate', '2028-02-29', '2028-02-29'],
  ['meats', undefined, []],
])('field %s casts %j to %j', async (field, value, cast) => {
  expect(await bookingFormSchema.validate({ ...aForm(), [field]: value })).toMatchObject({ [field]: cast });
});

test('accepts today and later days, and refuses past days only when today is given', async () => {
  expect(await refusedForm({ eventDate: TODAY })).toEqual({});
  expect(await refusals(bookingFormSchema, aForm({ eventDate: '2001-01-01' }), {})).toEqual({});
  expect(await refusals(bookingRequestSchema, aRequest({ date: '2001-01-01' }), {})).toEqual({});
  expect(await refusedRequest({ date: '2027-05-09' })).toEqual({ date: 'datePast' });
});

test('accepts a form without its optional fields', async () => {
  const { meats: _1, sides: _2, tools: _3, toppings: _4, children: _5, ...least } = aForm();
  expect(await refusals(bookingFormSchema, least)).toEqual({});
});

test('reports all missing fields together', async () => {
  expect(await refusals(bookingFormSchema, {})).toEqual({
    hostName: 'fullNameRequired',
    email: 'emailRequired',
    adults: 'adultsMin',
    eventType: 'eventTypeRequired',
    eventDate: 'dateRequired',
    eventTime: 'timeRequired',
    location: 'locationRequired',
  });
  expect(await refusals(bookingRequestSchema, {})).toEqual({
    date: 'dateRequired',
    type: 'required',
    peopleCount: 'adultsMin',
    'contactInfo.name': 'fullNameRequired',
    'contactInfo.email': 'emailRequired',
    'contactInfo.location': 'locationRequired',
  });
});

test('drops unknown keys at every depth', async () => {
  const item = { id: 'brisket', name: 'Brisket', price: 0, sellPerKg: 0 };
  const sent = { ...aRequest(), role: 'admin', id: 'x', status: 'confirmed', selections: { meats: [item], extras: [item] }, contactInfo: { ...aRequest().contactInfo, isAdmin: true } };
  const validated = await bookingRequestSchema.validate(sent, { context: { today: TODAY } });
  expect(validated).toEqual(aRequest({ selections: { meats: [{ id: 'brisket', name: 'Brisket' }], sides: [], tools: [], contentFocus: [] } }));
});

test.each([
  ['type', 'wedding'],
  ['type', ['event']],
  ['peopleCount', [5]],
  ['peopleCount', 1e9],
  ['peopleCount', '1e9'],
  ['kidsCount', -1],
  ['kidsPricePerChild', -1],
  ['kidsPricePerChild', 'free'],
  ['totalCost', Number.NaN],
  ['totalCost', Infinity],
  ['totalCost', 'NaN'],
  ['totalCost', {}],
  ['language', 'de'],
  ['selections', null],
  ['selections', []],
  ['selections', 'none'],
  ['selections', { meats: 'all' }],
  ['selections', { meats: [null] }],
  ['selections', { meats: ['brisket'] }],
  ['selections', { meats: [{ name: 'without an id' }] }],
  ['selections', { meats: [{ id: 'x'.repeat(65) }] }],
  ['selections', { meats: Array.from({ length: 101 }, (_, index) => ({ id: `m${index}` })) }],
  ['contactInfo', null],
  ['contactInfo', []],
  ['contactInfo', { ...aRequest().contactInfo, notes: 'x'.repeat(2001) }],
])('refuses a request whose %s is %j', async (field, value) => {
  const refused = Object.keys(await refusedRequest({ [field]: value }));
  expect(refused.some((path) => path === field || path.startsWith(`${field}.`))).toBe(true);
});

test.each([[null], [undefined], [''], ['x'], [5], [[]], [true]])('refuses %j as a request', async (value) => {
  expect(Object.keys(await refusals(bookingRequestSchema, value))).not.toEqual([]);
});

test.each(['hostName', 'email', 'location', 'eventDate', 'eventTime', 'eventType'])('text field %s refuses lists and objects', async (field) => {
  expect(Object.keys(await refusedForm({ [field]: ['x'] }))).toEqual([field]);
  expect(Object.keys(await refusedForm({ [field]: { x: 1 } }))).toEqual([field]);
});

test.each(['hostName', 'email', 'location'])('single-line text field %s refuses null characters and line breaks', async (field) => {
  const value = field === 'email' ? (odd: string) => `ma${odd}rie@example.org` : (odd: string) => `Marie${odd}Tremblay`;
  expect(Object.keys(await refusedForm({ [field]: value('\u0000') }))).toEqual([field]);
  expect(Object.keys(await refusedForm({ [field]: value('\r\nBcc: ') }))).toEqual([field]);
});

test('accepts notes with several lines', async () => {
  expect(await refusedRequest({ contactInfo: { ...aRequest().contactInfo, notes: 'Heure: 17:30\nFrais: 50' } })).toEqual({});
});

test('a request with prototype keys does not pollute the prototype', async () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
  const sent = Object.defineProperties({ ...aRequest() }, Object.getOwnPropertyDescriptors(hostile as object));
  const validated: unknown = await bookingRequestSchema.validate(sent).catch(() => null);
  expect(Object.hasOwn(validated ?? {}, '__proto__')).toBe(false);
  expect(validated ?? {}).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('polluted');
});

test('event types and toppings have the names of the specification', () => {
  expect(Object.values(EVENT_TYPES).map(({ en }) => en)).toEqual(['Pizza Popup Event', 'Pizza Training', 'Smokehouse Event', 'Smokehouse Training']);
  expect(Object.values(TOPPINGS).map(({ en }) => en)).toEqual(['Pepperoni', 'Mushrooms', 'Bell Peppers', 'Onions', 'Sausage', 'Bacon', 'Olives', 'Tomatoes', 'Spinach', 'Pineapple']);
});

test.each(['toString', '__proto__', 'constructor', '', 'wedding', 'pizza', 'pizza-popups', 'pizza-popup-é'])('%j is not an event type', (name) => {
  expect(isEventType(name)).toBe(false);
});
