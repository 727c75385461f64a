import { describe, expect, test } from 'vitest';
import { loadPublicData } from '../../server/prerender/publicData';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { FACTS, PRIVATE_PARTS, PUBLIC_PARTS, SETTINGS_PARTS, type SettingsPart } from '../../src/contract/settings';
import { validationText } from '../../src/contract/validation';
import { setupSettings } from './settingsSetup';

const { identity, hours, taxes, rules, bookingRates, summaryRates, premises, proposals } = DEFAULT_SETTINGS;
const preset = { name: { fr: 'Pizza', en: 'Pizza' }, amount: 14, perPerson: true };

test('a new installation has the default settings, and all facts are placeholders', async () => {
  const scene = await setupSettings();
  expect(await scene.publicSettings()).toEqual(DEFAULT_PUBLIC_SETTINGS);
  for (const part of SETTINGS_PARTS) {
    expect(await scene.part(part)).toEqual({ value: DEFAULT_SETTINGS[part], version: 0, saved: false });
    expect(await scene.versions(part)).toEqual([]);
  }
});

test('a saved part has a version and an author, and pages show it', async () => {
  const scene = await setupSettings();
  const changed = { ...identity, name: 'Fumoir du Rang', phone: '418 555-0199 poste 2', postalCode: 'G5L 3A1' };
  const response = await scene.save('identity', { ...changed, postalCode: 'g5l 3a1' }, 0);
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe('"1"');
  expect(await response.json()).toEqual({ value: changed, version: 1, saved: true });
  expect(await scene.part('identity')).toEqual({ value: changed, version: 1, saved: true });
  expect(await scene.publicSettings()).toMatchObject({ identity: changed, placeholders: FACTS.filter((fact) => !['name', 'street', 'town', 'postalCode', 'phone', 'cook'].includes(fact)) });
  expect(await scene.versions('identity')).toEqual([{ number: 1, value: changed, savedAt: scene.server.parts.clock().toISOString(), savedBy: 'samuel' }]);
});

test('every saved value stays a version, and an old value can be saved again', async () => {
  const scene = await setupSettings();
  for (const setUp of [30, 40]) await scene.update('bookingRates', { setUp });
  const [newest, oldest] = await scene.versions('bookingRates');
  expect([newest?.number, oldest?.number]).toEqual([2, 1]);
  expect((await scene.save('bookingRates', oldest?.value, 2)).status).toBe(200);
  expect(await scene.part('bookingRates')).toMatchObject({ value: { setUp: 30 }, version: 3 });
  expect((await scene.versions('bookingRates')).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('another version than the current one is rejected with 412 and the current value', async () => {
  const scene = await setupSettings();
  expect((await scene.save('taxes', { ...taxes, registered: false }, 0)).status).toBe(200);
  const response = await scene.save('taxes', taxes, 0);
  expect(response.status).toBe(412);
  expect(await response.json()).toMatchObject({ current: { value: { registered: false }, version: 1 } });
  expect(await scene.part('taxes')).toMatchObject({ value: { registered: false }, version: 1 });
});

test('two owners who save the same version at the same moment do not overwrite each other', async () => {
  const scene = await setupSettings();
  const responses = await Promise.all([10, 20, 30].map((setUp) => scene.save('bookingRates', { ...bookingRates, setUp }, 0)));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  expect(await scene.versions('bookingRates')).toHaveLength(1);
});

test('only an administrator reads parts and versions, or saves them', async () => {
  const { server } = await setupSettings();
  const member = await server.signedIn('user', 'marie');
  for (const [method, path] of [['GET', '/api/settings/identity'], ['PUT', '/api/settings/identity'], ['GET', '/api/settings/identity/versions']] as const) {
    const body = method === 'PUT' ? { body: identity } : {};
    expect((await server.call(method, path, body)).status).toBe(401);
    expect((await server.call(method, path, { ...body, headers: member })).status).toBe(403);
  }
  expect((await server.call('GET', '/api/settings')).status).toBe(200);
});

test('the public response contains the public settings only, whatever is stored', async () => {
  const scene = await setupSettings();
  await scene.save('identity', { ...identity, secret: 'x' });
  const { db } = scene.server.parts.database;
  // Rows that a later release has stored before a rollback.
  await db.insertInto('setting').values({ part: 'banking', value: '{"account":"1"}', version: 1 }).execute();
  await db.updateTable('setting').set({ value: JSON.stringify({ ...identity, secret: 'x' }) }).where('part', '=', 'identity').execute();
  const settings = await scene.publicSettings();
  expect(Object.keys(settings).toSorted()).toEqual([...PUBLIC_PARTS, 'placeholders'].toSorted());
  expect(settings.identity).toEqual(identity);
});

test('a key that a stored value lacks has its default', async () => {
  const scene = await setupSettings();
  const { partyHours, ...stored } = rules;
  await scene.server.parts.database.db.insertInto('setting').values({ part: 'rules', value: JSON.stringify({ ...stored, maxSeats: 8 }), version: 1 }).execute();
  expect((await scene.part('rules')).value).toEqual({ ...rules, maxSeats: 8, partyHours });
});

describe('a bad value is rejected with 422 at its field, in the owner’s language', () => {
  const film = { name: '', videoId: 'dQw4w9WgXcQ', title: { fr: 'Le feu', en: 'The fire' }, description: { fr: '', en: '' }, seconds: null };
  const week = (changes: object) => ({ ...hours, week: { ...hours.week, monday: { ...hours.week.monday, ...changes } } });
  test.each<[SettingsPart, string, string, object]>([
    ['identity', 'name', 'required', { ...identity, name: ' ' }],
    ['identity', 'phone', 'telephoneInvalid', { ...identity, phone: 'appelez-moi' }],
    ['identity', 'phone', 'required', { ...identity, phone: '' }],
    ['identity', 'postalCode', 'postalCodeInvalid', { ...identity, postalCode: 'J0H 1RO' }],
    ['identity', 'postalCode', 'postalCodeInvalid', { ...identity, postalCode: '90210' }],
    ['identity', 'email', 'emailInvalid', { ...identity, email: 'samuel' }],
    ['identity', 'privacyOfficer.email', 'emailInvalid', { ...identity, privacyOfficer: { name: 'S', email: '@' } }],
    ['identity', 'social.facebook', 'notValid', { ...identity, social: { ...identity.social, facebook: 'http://facebook.com' } }],
    ['identity', 'social.instagram', 'notValid', { ...identity, social: { ...identity.social, instagram: 'javascript:alert(1)' } }],
    ['identity', 'social.youtube', 'notValid', { ...identity, social: { ...identity.social, youtube: '/youtube' } }],
    ['hours', 'text.fr', 'frenchRequired', { ...hours, text: { fr: '', en: 'x' } }],
    ['hours', 'text.en', 'englishRequired', { ...hours, text: { fr: 'x', en: '' } }],
    ['hours', 'week.monday.from', 'timeInvalid', week({ from: '25:00' })],
    ['hours', 'week.monday.to', 'endBeforeStart', week({ to: '08:00' })],
    ['premises', 'lat', 'notValid', { ...premises, lat: 90.1 }],
    ['premises', 'lng', 'required', { ...premises, lng: null }],
    ['taxes', 'gstNumber', 'gstNumberInvalid', { ...taxes, gstNumber: '12345 6789 RT0001' }],
    ['taxes', 'gstNumber', 'gstNumberInvalid', { ...taxes, gstNumber: '123456789RT0001' }],
    ['taxes', 'qstNumber', 'qstNumberInvalid', { ...taxes, qstNumber: '123456789 TQ0001' }],
    ['taxes', 'qstNumber', 'required', { ...taxes, qstNumber: '' }],
    ['rules', 'leadTimeDays', 'tooMany:120', { ...rules, leadTimeDays: 140 }],
    ['rules', 'leadTimeDays', 'wholeNumber', { ...rules, leadTimeDays: 1.5 }],
    ['rules', 'maxSeats', 'tooFew:1', { ...rules, maxSeats: 0 }],
    ['rules', 'maxGuests', 'tooMany:500', { ...rules, maxGuests: 501 }],
    ['rules', 'reminderHours.until', 'reminderHours', { ...rules, reminderHours: { from: '09:00', until: '09:59' } }],
    ['rules', 'reminderDays.last', 'reminderOrder', { ...rules, reminderDays: { first: 3, last: 3 } }],
    ['rules', 'reminderHours.until', 'reminderHours', { ...rules, reminderHours: { from: '21:00', until: '09:00' } }],
    ['bookingRates', 'factor', 'oneDecimal', { ...bookingRates, factor: 1.25 }],
    ['bookingRates', 'factor', 'tooFew:1', { ...bookingRates, factor: 0.9 }],
    ['bookingRates', 'travelPerKm', 'twoDecimals', { ...bookingRates, travelPerKm: 0.645 }],
    ['bookingRates', 'setUp', 'tooFew:0', { ...bookingRates, setUp: -1 }],
    ['bookingRates', 'setUp', 'required', { ...bookingRates, setUp: null }],
    ['bookingRates', 'pizzaPerPerson.pizza-popup', 'twoDecimals', { ...bookingRates, pizzaPerPerson: { 'pizza-popup': 20.005 } }],
    ['bookingRates', 'toppingPerPerson.bacon', 'tooFew:0', { ...bookingRates, toppingPerPerson: { bacon: -2 } }],
    ['summaryRates', 'tool', 'twoDecimals', { ...summaryRates, tool: 10.555 }],
    ['summaryRates', 'perChild', 'number', { ...summaryRates, perChild: 'beaucoup' }],
    ['proposals', 'validDays', 'tooFew:1', { ...proposals, validDays: 0 }],
    ['proposals', 'validDays', 'tooMany:60', { ...proposals, validDays: 61 }],
    ['proposals', 'validDays', 'wholeNumber', { ...proposals, validDays: 7.5 }],
    ['proposals', 'included.en', 'englishRequired', { ...proposals, included: { fr: 'Le repas.', en: ' ' } }],
    ['proposals', 'terms.fr', 'frenchRequired', { ...proposals, terms: { fr: '', en: 'Terms.' } }],
    ['proposals', 'terms.en', 'tooLong:6000', { ...proposals, terms: { fr: 'Conditions.', en: 'x'.repeat(6001) } }],
    ['linePresets', 'presets[0].name.fr', 'frenchRequired', { presets: [{ ...preset, name: { fr: '', en: 'Pizza' } }] }],
    ['linePresets', 'presets[0].amount', 'tooFew:0', { presets: [{ ...preset, amount: -1 }] }],
    ['linePresets', 'presets[1].amount', 'required', { presets: [preset, { ...preset, amount: null }] }],
    ['linePresets', 'presets', 'tooMany:30', { presets: Array.from({ length: 31 }, () => preset) }],
    ['films', 'films[0].videoId', 'filmInvalid', { films: [{ ...film, videoId: 'https://vimeo.com/1' }] }],
    ['films', 'films[1].title.fr', 'frenchRequired', { films: [film, { ...film, title: { fr: '', en: 'x' } }] }],
    ['films', 'films[0].title.en', 'englishRequired', { films: [{ ...film, title: { fr: 'x', en: '' } }] }],
  ])('%s: %s (%s)', async (part, field, key, value) => {
    const { server, owner } = await setupSettings();
    for (const language of ['fr', 'en'] as const) {
      const response = await server.call('PUT', `/api/settings/${part}`, { headers: { ...owner, 'accept-language': language }, body: value });
      expect(response.status).toBe(422);
      expect((await response.json()) as object).toMatchObject({ errors: { [field]: validationText(key, language) } });
    }
  });
});

test('a business that collects no taxes needs no tax numbers', async () => {
  const scene = await setupSettings();
  expect((await scene.save('taxes', { registered: false, gstNumber: '', qstNumber: '' })).status).toBe(200);
  expect((await scene.save('taxes', { registered: true, gstNumber: '123456789 RT0001', qstNumber: '1234567890 TQ0001' })).status).toBe(200);
  expect((await scene.publicSettings()).placeholders).not.toContain('taxes');
});

test('the link of a film is stored as the id of its video', async () => {
  const scene = await setupSettings();
  const film = { name: '', videoId: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: { fr: 'Le feu', en: 'The fire' }, description: { fr: '', en: '' }, seconds: null };
  expect((await scene.save('films', { films: [film] })).status).toBe(200);
  expect((await scene.part('films')).value.films[0]?.videoId).toBe('dQw4w9WgXcQ');
});

describe('private parts', () => {
  const OWN_TERMS = 'Conditions que seuls les documents montrent.';

  test('are read and saved by the owner, with versions', async () => {
    const scene = await setupSettings();
    const changed = { ...proposals, validDays: 30, terms: { fr: OWN_TERMS, en: OWN_TERMS } };
    expect((await scene.save('proposals', changed, 0)).status).toBe(200);
    expect((await scene.save('linePresets', { presets: [preset] })).status).toBe(200);
    expect(await scene.part('proposals')).toEqual({ value: changed, version: 1, saved: true });
    expect(await scene.part('linePresets')).toEqual({ value: { presets: [preset] }, version: 1, saved: true });
    expect(await scene.versions('proposals')).toHaveLength(1);
  });

  test('are in no public response and on no page', async () => {
    const scene = await setupSettings();
    expect((await scene.save('proposals', { ...proposals, terms: { fr: OWN_TERMS, en: OWN_TERMS } })).status).toBe(200);
    expect((await scene.save('linePresets', { presets: [{ ...preset, name: { fr: OWN_TERMS.slice(0, 40), en: OWN_TERMS.slice(0, 40) } }] })).status).toBe(200);
    const settings = await scene.publicSettings();
    expect(Object.keys(settings).toSorted()).toEqual([...PUBLIC_PARTS, 'placeholders'].toSorted());
    const { database, clock } = scene.server.parts;
    expect(JSON.stringify([settings, await loadPublicData(database, clock())])).not.toContain('Conditions que seuls');
  });

  test.each(PRIVATE_PARTS)('%s is refused to visitors', async (part) => {
    const { server } = await setupSettings();
    for (const path of [`/api/settings/${part}`, `/api/settings/${part}/versions`]) expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('PUT', `/api/settings/${part}`, { body: DEFAULT_SETTINGS[part] })).status).toBe(401);
  });
});
