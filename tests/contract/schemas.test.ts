import { expect, test } from 'vitest';
import { contactSchema } from '../../src/contract/contact';
import { contentSchema } from '../../src/contract/content';
import { contentFocusSchema } from '../../src/contract/contentFocusSchema';
import { eventSchema } from '../../src/contract/eventSchema';
import { mapsRequestSchema } from '../../src/contract/maps';
import { meatSchema } from '../../src/contract/meatSchema';
import { can } from '../../src/contract/permissions';
import { RESOURCES } from '../../src/contract/resources';
import { sideSchema } from '../../src/contract/sideSchema';
import { toolSchema } from '../../src/contract/toolSchema';
import { trainingSchema } from '../../src/contract/trainingSchema';
import { loginSchema, registerSchema, resetPasswordSchema, userFieldsSchema } from '../../src/contract/user';
import { refusals } from './make';

const NAMED = { name_fr: 'Poitrine', name_en: 'Brisket' };

test.each([
  ['meat', meatSchema],
  ['tool', toolSchema],
  ['content focus', contentFocusSchema],
  ['side', sideSchema],
  ['event', eventSchema],
])('requires a %s to have a French and an English name', async (_, schema) => {
  expect(await refusals(schema, NAMED)).toEqual({});
  expect(await refusals(schema, { ...NAMED, name_fr: ' ' })).toEqual({ name_fr: 'bothNames' });
  expect(await refusals(schema, { name_fr: 'Poitrine' })).toEqual({ name_en: 'bothNames' });
});

test('a training requires both titles and is in person by default', async () => {
  const titles = { title_fr: 'Fumoir', title_en: 'Smokehouse' };
  expect(await trainingSchema.validate(titles)).toMatchObject({ type: 'in-person' });
  expect(await refusals(trainingSchema, { ...titles, title_en: '' })).toEqual({ title_en: 'bothNames' });
  expect(await refusals(trainingSchema, { ...titles, type: 'by post' })).toEqual({ type: 'notValid' });
});

test.each(['2027-13-45T10:00', '2027-02-29T10:00', '2027-05-01T25:00', '2027-05-01', '2027-05-01T10:00:00'])('refuses the date and time %j of a training', async (eventDateTime) => {
  expect(await refusals(trainingSchema, { title_fr: 'Fumer', title_en: 'Smoking', eventDateTime })).toEqual({ eventDateTime: eventDateTime.length > 16 ? 'tooLong:16' : 'dateInvalid' });
});

test('requires both names for each variation of a side', async () => {
  expect(await refusals(sideSchema, { ...NAMED, variations: [NAMED, { name_fr: 'Aux pommes' }] })).toEqual({ 'variations[1].name_en': 'bothNames' });
});

test.each([
  ['sellPerKg', -1, 'tooFew:0'],
  ['sellPerKg', 501, 'tooMany:500'],
  ['sellPerKg', 'free', 'number'],
  ['avgKgPerPerson', 11, 'tooMany:10'],
  ['imageUrl', 'http://example.org/a.jpg', 'notValid'],
  ['imageUrl', 'javascript:alert(1)', 'notValid'],
  ['imageUrl', '//example.org/a.jpg', 'notValid'],
  ['imageUrl', '/\\example.org/a.jpg', 'notValid'],
  ['imageUrl', 'data:image/svg+xml,<svg/>', 'notValid'],
  ['imageUrl', 'https://example.org/" onerror="x', 'notValid'],
  ['imageUrl', 'https://exemple.com:photo.jpg', 'notValid'],
  ['imageUrl', 'https://', 'notValid'],
  ['imageUrl', 'https://[::', 'notValid'],
])('field %s of a meat refuses %j: %s', async (field, value, message) => {
  expect(await refusals(meatSchema, { ...NAMED, [field]: value })).toEqual({ [field]: message });
});

test.each(['', 'https://example.org/a.jpg?w=1', '/pictures/brisket.jpg'])('accepts %j as the URL of an image', async (imageUrl) => {
  expect(await refusals(meatSchema, { ...NAMED, imageUrl })).toEqual({});
});

test('reads an empty price as null', async () => {
  expect(await meatSchema.validate({ ...NAMED, sellPerKg: '' })).toMatchObject({ sellPerKg: null });
});

const registration = { username: 'marie', email: 'marie@example.org', name: 'Marie', password: 'cendres grises' };

test('requires at least eight characters of a password in every form that sets one', async () => {
  expect(await refusals(registerSchema, registration)).toEqual({});
  expect(await refusals(registerSchema, { ...registration, password: '1234567' })).toEqual({ password: 'passwordMin' });
  expect(await refusals(registerSchema, { ...registration, password: '' })).toEqual({ password: 'passwordMin' });
  expect(await refusals(userFieldsSchema, { ...registration, password: '1234567' })).toEqual({ password: 'passwordMin' });
  expect(await refusals(resetPasswordSchema, { resetToken: 't', email: 'a@b.ca', newPassword: '1234567' })).toEqual({ newPassword: 'passwordMin' });
});

test('keeps surrounding blanks of a password and limits its length', async () => {
  expect(await registerSchema.validate({ ...registration, password: '  cendres  ' })).toMatchObject({ password: '  cendres  ' });
  expect(await refusals(registerSchema, { ...registration, password: 'x'.repeat(129) })).toEqual({ password: 'tooLong:128' });
});

test('drops the role from a registration', async () => {
  expect(await registerSchema.validate({ ...registration, role: 'admin', id: '1' })).toEqual(registration);
});

test("accepts an administrator's update without a password", async () => {
  const { password: _, ...fields } = registration;
  expect(await refusals(userFieldsSchema, fields)).toEqual({});
});

test('login requires a username and a password, both texts', async () => {
  expect(await refusals(loginSchema, {})).toEqual({ username: 'required', password: 'required' });
  expect(Object.keys(await refusals(loginSchema, { username: { $ne: 1 }, password: ['x'] })).toSorted()).toEqual(['password', 'username']);
});

test('requires a dotted tag for a content entry', async () => {
  const value = { fr: 'Bonjour', en: 'Hello' };
  expect(await refusals(contentSchema, { tag: 'home.story-2.title', value })).toEqual({});
  expect(await refusals(contentSchema, { tag: 'home', value })).toEqual({ tag: 'notValid' });
  expect(await refusals(contentSchema, { tag: 'home..title', value })).toEqual({ tag: 'notValid' });
});

test('a contact message requires a subject with a well-formed key', async () => {
  const message = { name: 'Marie', email: 'marie@example.org', subject: 'events', message: 'Bonjour' };
  expect(await refusals(contactSchema, message)).toEqual({});
  expect(await refusals(contactSchema, { ...message, subject: 'Spam !' })).toEqual({ subject: 'notValid' });
  expect(await refusals(contactSchema, {})).toMatchObject({ name: 'fullNameRequired', email: 'emailRequired', message: 'required' });
});

test.each([
  [{ type: 'geocode' }, ['address']],
  [{ type: 'distance' }, ['destinations', 'origins']],
  [{ type: 'directions' }, ['destination', 'origin']],
  [{ type: 'directions', origin: 'a', destination: 'b', mode: 'flying' }, ['mode']],
  [{ type: 'timezone' }, ['type']],
  [{}, ['type']],
])('the map service refuses %j because of %j', async (asked, wrong) => {
  expect(Object.keys(await refusals(mapsRequestSchema, asked)).toSorted()).toEqual(wrong);
});

test('directions default to driving', async () => {
  expect(await mapsRequestSchema.validate({ type: 'directions', origin: 'a', destination: 'b' })).toMatchObject({ mode: 'driving' });
});

test('grants an administrator all access, and a member more than a visitor', () => {
  const admin = { role: 'admin' as const };
  const member = { role: 'user' as const };
  expect([can(null, 'public'), can(null, 'member'), can(null, 'admin')]).toEqual([true, false, false]);
  expect([can(member, 'public'), can(member, 'member'), can(member, 'admin')]).toEqual([true, true, false]);
  expect([can(admin, 'public'), can(admin, 'member'), can(admin, 'admin')]).toEqual([true, true, true]);
});

test('only administrators read users and write resources', () => {
  expect(RESOURCES.user.read).toBe('admin');
  expect(Object.values(RESOURCES).map(({ write }) => write)).toEqual(Object.keys(RESOURCES).map(() => 'admin'));
});
