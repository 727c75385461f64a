import { expect, test } from 'vitest';
import type { BookingRecord } from '../../src/contract/bookingSchema';
import { DEFAULT_LISTS } from '../../src/contract/choiceLists';
import type { ContactLine } from '../../src/contract/mailbox';
import type { Preparation } from '../../src/contract/preparation';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { setupSettings, type SettingsSetup } from './settingsSetup';

const OWN_TYPE = 'pizza-popup-camp-de-vacances';
const withDetails = (eventType: string, toppings: string[]) => bookingRequest({ language: 'en', selections: { meats: [], sides: [], tools: [], contentFocus: [] }, details: { eventType, eventTime: '17:30', toppings, trainingPlace: null, reusableUtensils: false } });

const send = (scene: SettingsSetup, eventType: string, toppings: string[]) => scene.server.call('POST', '/api/booking', { body: withDetails(eventType, toppings), headers: { 'accept-language': 'en' } });
const errorsOf = async (response: Response) => ({ status: response.status, errors: ((await response.json()) as { errors?: object }).errors });

/** Owner with an event type and a topping of their own, a renamed topping, and a hidden event type, topping and subject. */
async function setupLists(): Promise<SettingsSetup> {
  const scene = await setupSettings();
  await scene.update('lists', {
    eventTypes: [
      ...DEFAULT_LISTS.eventTypes.map((type) => ({ ...type, hidden: type.key === 'smokehouse-training' })),
      { key: '', base: 'pizza-popup', name: { fr: 'Camp de vacances', en: 'Summer camp' }, hidden: false } as never,
    ],
    toppings: [
      ...DEFAULT_LISTS.toppings.map((topping) => ({ ...topping, hidden: topping.key === 'pineapple', name: topping.key === 'bacon' ? { fr: 'Flanc fumé', en: 'Smoked belly' } : topping.name })),
      { key: 'basil', name: { fr: 'Basilic', en: 'Basil' }, hidden: false },
    ],
    contactSubjects: DEFAULT_LISTS.contactSubjects.map((subject) => ({ ...subject, hidden: subject.key === 'events', name: subject.key === 'trainings' ? { fr: 'Ateliers', en: 'Workshops' } : subject.name })),
  });
  return scene;
}

test('an added entry is saved under a key of its French name, and visitors’ pages have it', async () => {
  const scene = await setupLists();
  const { lists } = await scene.publicSettings();
  expect(lists.eventTypes.at(-1)).toEqual({ key: OWN_TYPE, name: { fr: 'Camp de vacances', en: 'Summer camp' }, hidden: false });
});

test.each([
  ['a hidden event type', 'smokehouse-training', [], { 'details.eventType': 'Choose an event type' }],
  ['an unknown event type', 'pizza-popup-mariage', [], { 'details.eventType': 'Choose an event type' }],
  ['a hidden topping', 'pizza-popup', ['pineapple'], { 'details.toppings': 'A choice is no longer offered: Pineapple' }],
  ['an unknown topping', 'pizza-popup', ['bacon', 'caviar'], { 'details.toppings': 'A choice is no longer offered: caviar' }],
])('%s is refused at its field', async (_, eventType, toppings, errors) => {
  const scene = await setupLists();
  expect(await errorsOf(await send(scene, eventType, toppings))).toEqual({ status: 422, errors });
});

test('an added event type and topping are accepted, priced, and named in the mails, the kitchen and the inbox', async () => {
  const scene = await setupLists();
  await scene.update('bookingRates', { pizzaPerPerson: { [OWN_TYPE]: 20 }, toppingPerPerson: { basil: 1 } });
  const response = await send(scene, OWN_TYPE, ['basil', 'bacon']);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as BookingRecord;
  const record = await scene.read(id);
  expect(record.request.details).toMatchObject({ eventType: OWN_TYPE, toppings: ['basil', 'bacon'] });
  expect(record.quote.lines.map(({ id: line }) => line)).toEqual(expect.arrayContaining(['pizza', 'topping-basil']));
  const { db } = scene.server.parts.database;
  const mails = await db.selectFrom('mail_outbox').select(['text', 'language']).where('booking_id', '=', id).execute();
  expect(mails).toHaveLength(2);
  for (const { text, language } of mails) for (const name of language === 'fr' ? ['Camp de vacances', 'Basilic', 'Flanc fumé'] : ['Summer camp', 'Basil', 'Smoked belly']) expect(text).toContain(name);
  await db.updateTable('booking').set({ status: 'confirmed' }).where('id', '=', id).execute();
  const { date } = record.request;
  const { bookings } = (await (await scene.server.call('GET', `/api/preparation?from=${date}&to=${date}`, { headers: scene.owner })).json()) as Preparation;
  expect(bookings).toEqual([expect.objectContaining({ kind: OWN_TYPE, toppings: ['basil', 'bacon'] })]);
  const csv = await (await scene.server.call('GET', '/api/booking-export', { headers: { ...scene.owner, 'accept-language': 'fr' } })).text();
  expect(csv).toContain('Camp de vacances');
});

test('a renamed entry has its new name in older requests, and a hidden one keeps its name', async () => {
  const scene = await setupSettings();
  expect((await send(scene, 'smokehouse-training', [])).status).toBe(201);
  const { eventTypes } = DEFAULT_LISTS;
  await scene.update('lists', { eventTypes: eventTypes.map((type) => (type.key === 'smokehouse-training' ? { ...type, hidden: true, name: { fr: 'École du fumoir', en: 'Smoke school' } } : type)) });
  const csv = await (await scene.server.call('GET', '/api/booking-export', { headers: { ...scene.owner, 'accept-language': 'fr' } })).text();
  expect(csv).toContain('École du fumoir');
});

test('a message with a hidden or unknown subject is refused, and a renamed subject is named in the mails', async () => {
  const scene = await setupLists();
  const write = (subject: string) => scene.server.call('POST', '/api/sendEmail', { body: contactMessage({ subject }), headers: { 'accept-language': 'en' } });
  for (const subject of ['events', 'prizes', 'constructor']) expect(await errorsOf(await write(subject))).toEqual({ status: 422, errors: { subject: 'Check this value: it is not valid.' } });
  expect((await write('trainings')).status).toBe(200);
  const { subject } = await scene.server.parts.database.db.selectFrom('mail_outbox').select('subject').where('kind', '=', 'contact-notice').executeTakeFirstOrThrow();
  expect(subject).toContain('Ateliers');
  const messages = (await (await scene.server.call('GET', '/api/messages', { headers: scene.owner })).json()) as ContactLine[];
  expect(messages.map(({ topic }) => topic)).toEqual(['trainings']);
});
