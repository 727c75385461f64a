import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byHandSchema, editedFieldsSchema } from '../../src/contract/agreementSchemas';
import { DEFAULT_LISTS } from '../../src/contract/choiceLists';
import { LANGUAGES } from '../../src/contract/language';
import { readMeat } from '../../src/contract/meat';
import { readSide } from '../../src/contract/side';
import { readTool } from '../../src/contract/tool';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { editDraftName, loadEditDraft, saveEditDraft } from '../../src/features/inbox/content/editDraft';
import { editRule, mailOf, type EditValues } from '../../src/features/inbox/content/editValues';
import { goneChoices, namedGone, toggleGone, withoutGone } from '../../src/features/inbox/content/gone';
import { rebased } from '../../src/features/inbox/content/rebase';
import { handSchema } from '../../src/features/inbox/content/schemas';
import { byHandOf, contentOf, EMPTY_HAND, fieldsOf, formField, type HandValues } from '../../src/features/inbox/content/values';
import { longText, pizzaPopup, smokehouseTraining } from '../../stories/fixtures/bookingRecord';
import { memberEvent, memberTraining } from '../../stories/fixtures/memberRecord';
import { enteredRequest, waitingRequest } from '../../stories/fixtures/inbox';
import { NOW } from '../../stories/fixtures/now';
import { giveStorage } from '../api/fakes';

const TODAY = NOW.slice(0, 10);
const seed = seedCatalogue(TODAY);
const catalogue = { meats: seed.meat.map(readMeat), sides: seed.side.map(readSide), tools: seed.tool.map(readTool), contentFocus: seed.contentfocus.map((row) => ({ id: String(row['id']) })) };
const messagesOf = (schema: { validateSync: (value: unknown, options: object) => unknown }, value: unknown): string[] => {
  try {
    schema.validateSync(value, { abortEarly: false, context: { today: TODAY } });
    return [];
  } catch (error) {
    return [...new Set((error as { inner: { path?: string; message: string }[] }).inner.map(({ path = '', message }) => `${path}: ${message}`))];
  }
};

const CALL: HandValues = { ...EMPTY_HAND, hostName: 'Julie Tremblay', telephone: '450 555-0199', adults: 20, eventType: 'smokehouse-popup', eventDate: '2027-06-19', eventTime: '17:00', location: 'Upton', meats: ['brisket'] };

test.each([smokehouseTraining, pizzaPopup, longText, memberEvent, memberTraining].flatMap((make) => LANGUAGES.map((language) => [make.name, language, make(language)] as const)))('the form of %s (%s) sends back what the request contains', (_, __, { request }) => {
  const fields = fieldsOf(contentOf(request), request.details?.eventTime ?? '');
  expect(fields).toMatchObject({ peopleCount: request.peopleCount, kidsCount: request.kidsCount, language: request.language, contactInfo: { ...request.contactInfo, notes: expect.any(String) as string }, details: request.details });
  expect(Object.fromEntries(Object.entries(fields.selections).map(([name, items]) => [name, items.map(({ id }) => id)]))).toEqual(Object.fromEntries(Object.entries(request.selections).map(([name, items]) => [name, items.map(({ id }) => id)])));
  expect(messagesOf(editedFieldsSchema, fields)).toEqual([]);
});

test('the notes of a request are the customer’s own words, without the labelled lines', () => {
  expect(contentOf(waitingRequest('fr').request).notes).toBe('Deux personnes allergiques aux noix, une sans gluten.\nLa cour est en pente ; prise électrique derrière le garage.');
  expect(contentOf(smokehouseTraining('fr').request).notes).toBe('');
});

test('a request by hand passes the server’s schema, and contains no price', () => {
  const body = byHandOf(CALL, null);
  expect(messagesOf(byHandSchema, body)).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/cost|cents|amount/i);
});

test('a request by hand without an email address never asks for a confirmation of receipt', () => {
  expect(byHandOf({ ...CALL, notify: true }, null).notify).toBe(false);
  expect(byHandOf({ ...CALL, notify: true, email: 'julie@exemple.ca' }, null).notify).toBe(true);
});

test('a request by hand needs a telephone number or an email address', () => {
  expect(messagesOf(handSchema, { ...CALL, telephone: '' })).toEqual(['telephone: telephoneOrEmail']);
  expect(messagesOf(handSchema, { ...CALL, telephone: '', email: 'julie@exemple.ca' })).toEqual([]);
});

test.each([
  [{ hostName: '' }, 'hostName: fullNameRequired'],
  [{ eventType: '' }, 'eventType: eventTypeRequired'],
  [{ eventDate: '2027-05-09' }, 'eventDate: datePast'],
  [{ eventTime: '' }, 'eventTime: timeRequired'],
  [{ location: '' }, 'location: locationRequired'],
  [{ adults: '' }, 'adults: adultsMin'],
  [{ email: 'julie' }, 'email: emailInvalid'],
])('a request by hand with %j is refused at its field', (changes, message) => {
  expect(messagesOf(handSchema, { ...CALL, ...changes })).toEqual([message]);
});

test('choices that another event type hides are not sent', () => {
  const pizza = fieldsOf({ ...CALL, eventType: 'pizza-popup', toppings: ['bacon'], tools: ['probe'] }, '17:00');
  expect(pizza.selections).toEqual({ meats: [], sides: [], tools: [], contentFocus: [] });
  expect(pizza.details?.toppings).toEqual(['bacon']);
});

test.each([
  ['fields.contactInfo.name', 'hostName'],
  ['contactInfo.email', 'email'],
  ['fields.diets[1].count', 'diets.1.count'],
  ['fields.selections.sides', 'sides'],
  ['selections.meats[0].id', 'meats'],
  ['fields.details.toppings', 'toppings'],
  ['details.eventType', 'eventType'],
  ['date', 'eventDate'],
  ['details.eventTime', 'eventTime'],
  ['letter.subject', 'subject'],
  ['reason', 'reason'],
])('the server’s path %s belongs to the field %s', (path, field) => {
  expect(formField(path)).toBe(field);
});

test('dishes and toppings that are no longer offered are named once, a side by its variation', () => {
  const { request } = smokehouseTraining('fr');
  const without = { ...catalogue, meats: catalogue.meats.filter(({ id }) => id !== 'ribs'), sides: catalogue.sides.filter(({ id }) => id !== 'coleslaw') };
  expect(goneChoices(request, catalogue, DEFAULT_LISTS, 'fr')).toEqual([]);
  const gone = goneChoices(request, without, DEFAULT_LISTS, 'fr');
  expect(gone.map(({ id }) => id)).toEqual(['ribs', 'coleslaw', 'coleslaw-1']);
  expect(namedGone(gone).map(({ id }) => id)).toEqual(['ribs', 'coleslaw-1']);
  const hidden = { ...DEFAULT_LISTS, toppings: DEFAULT_LISTS.toppings.map((topping) => ({ ...topping, hidden: topping.key === 'spinach' })) };
  expect(goneChoices(pizzaPopup('fr').request, catalogue, hidden, 'fr')).toEqual([{ field: 'toppings', id: 'spinach', name: 'Épinards' }]);
});

test('a repeated request leaves out what is no longer offered, with the side of a variation', () => {
  const { request } = smokehouseTraining('fr');
  const gone = goneChoices(request, { ...catalogue, sides: catalogue.sides.filter(({ id }) => id !== 'coleslaw') }, DEFAULT_LISTS, 'fr');
  const { sides, meats } = withoutGone(contentOf(request), gone);
  expect(sides).toEqual(['mac-and-cheese', 'mac-and-cheese-0', 'mac-and-cheese-1', 'grilled-corn']);
  expect(meats).toEqual(contentOf(request).meats);
});

test('a gone variation is taken out and put back together with its side', () => {
  const gone = [{ field: 'sides', id: 'coleslaw', name: 'Salade' }, { field: 'sides', id: 'coleslaw-1', name: 'Salade, crémeuse' }] as const;
  const out = toggleGone(['coleslaw', 'coleslaw-1', 'corn'], gone[1], gone);
  expect(out).toEqual(['corn']);
  expect(toggleGone(out, gone[1], gone)).toEqual(['corn', 'coleslaw', 'coleslaw-1']);
});

const was = contentOf(smokehouseTraining('fr').request);

test('typed values survive a change by another tab, and the fields that were not touched take the new values', () => {
  const { values, both } = rebased({ ...was, hostName: 'Julie T.', notes: 'Chien' }, was, { ...was, adults: 56, notes: 'Chat' });
  expect(values).toEqual({ ...was, hostName: 'Julie T.', notes: 'Chien', adults: 56 });
  expect(both).toEqual(['notes']);
});

test('the same change in two tabs is no conflict', () => {
  expect(rebased({ ...was, adults: 56 }, was, { ...was, adults: 56 }).both).toEqual([]);
});

const EDIT: EditValues = { ...was, telephone: '450 555-0199', askedBy: 'owner', adjusting: false, withMail: true, lines: [], reason: '', subject: 'Objet', text: 'Bonjour' };

beforeEach(() => void giveStorage());
afterEach(() => vi.unstubAllGlobals());

test('an unsent edit is restored while the request is the same', () => {
  const request = waitingRequest('fr');
  const initialValues = { ...EDIT, ...contentOf(request.request) };
  expect(saveEditDraft(request, { ...initialValues, adults: 50 }, initialValues)).toBe(true);
  expect(loadEditDraft(request)).toEqual({ values: { ...initialValues, adults: 50 }, both: null });
});

test('an unsent edit is brought up to date when the request has changed since', () => {
  const request = waitingRequest('fr');
  const initialValues = { ...EDIT, ...contentOf(request.request) };
  saveEditDraft(request, { ...initialValues, adults: 50, hostName: 'J. T.' }, initialValues);
  const draft = loadEditDraft({ ...request, version: 2, request: { ...request.request, peopleCount: 60, kidsCount: 0 } });
  expect(draft?.values).toMatchObject({ adults: 50, children: 0, hostName: 'J. T.' });
  expect(draft?.both).toEqual(['adults']);
});

test('an edit without a change stores no draft', () => {
  const request = waitingRequest('fr');
  const initialValues = { ...EDIT, ...contentOf(request.request) };
  saveEditDraft(request, { ...initialValues, adults: 50 }, initialValues);
  saveEditDraft(request, initialValues, initialValues);
  expect(loadEditDraft(request)).toBeNull();
  expect(editDraftName('r1').startsWith('r1')).toBe(true);
});

const quote = { totalCost: 100, travelDistance: null, travelFee: null, lines: [{ id: 'brisket', name: 'Poitrine', amount: 100 }] };
const price = { before: quote, after: quote };

test('a changed total needs a reason, an unchanged one does not', () => {
  expect(messagesOf(editRule(price), EDIT)).toEqual([]);
  const dearer = { ...price, after: { ...quote, totalCost: 120, lines: [{ id: 'brisket', name: 'Poitrine', amount: 120 }] } };
  expect(messagesOf(editRule(dearer), EDIT)).toEqual(['reason: reasonRequired']);
  expect(messagesOf(editRule(dearer), { ...EDIT, reason: 'Dix de plus' })).toEqual([]);
});

test('an edited line with an incomplete or negative amount is refused at its field', () => {
  expect(messagesOf(editRule(price), { ...EDIT, adjusting: true, lines: [{ id: 'brisket', name: 'Poitrine', amount: '12,' }] })).toEqual([expect.stringMatching(/^lines\[0\]\.amount: /)]);
  expect(messagesOf(editRule(price), { ...EDIT, adjusting: true, lines: [{ id: 'brisket', name: 'Poitrine', amount: -1 }] })).toEqual(['lines[0].amount: tooFew:0']);
});

test('an edit sends a letter only to an email address, and a letter needs its words', () => {
  expect(mailOf(EDIT)).toEqual({ subject: 'Objet', text: 'Bonjour' });
  expect(mailOf({ ...EDIT, email: ' ' })).toBeNull();
  expect(mailOf({ ...EDIT, withMail: false })).toBeNull();
  expect(messagesOf(editRule(price), { ...EDIT, text: '' })).toEqual(['text: required']);
  expect(messagesOf(editRule(price), { ...EDIT, text: '', withMail: false })).toEqual([]);
});

test('a request without an email address can be edited', () => {
  expect(messagesOf(editedFieldsSchema, fieldsOf(contentOf(enteredRequest('fr').request), '17:00'))).toEqual([]);
});
