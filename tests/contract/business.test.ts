import { expect, test } from 'vitest';
import * as business from '../../src/contract/business';
import { placeholdersOf } from '../../src/contract/defaultSettings';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/language';
import { PASSWORD_MIN } from '../../src/contract/password';
import { FACTS, SETTINGS_PARTS } from '../../src/contract/settings';
import { SETTINGS_SCHEMAS } from '../../src/contract/settingsSchemas';

test('constants match the specification', () => {
  expect(business).toMatchObject({
    CURRENCY: 'CAD',
    DEFAULT_TRAINING_PRICE: 200,
    CHILDREN_UNDER_AGE: 12,
    TRAINING_TYPES: ['in-person', 'online'],
    TRAINING_LOCATIONS: ['at_home', 'at_premises', 'online'],
    SESSION_HOURS: 12,
    MESSAGE_MS: 8000,
    CONTENT_CACHE_MS: 3_600_000,
    CATALOGUE_CACHE: { staleMs: 300_000, gcMs: 1_800_000 },
    QUERY_CACHE: { staleMs: 60_000, gcMs: 300_000 },
    QUERY_RETRIES: 3,
    LANGUAGE_FLASH_MS: 150,
    HEADER_SHRINK_PX: 80,
    LOCATE_TIMEOUT_MS: 10_000,
    ESTIMATE_DELAY_MS: 100,
    DATE_PARAMETER_TIME: '17:00',
    MAP_HEIGHT_PX: 300,
    MAP_ZOOM: 13,
    TAX_MILLIPERCENT: 14_975,
    GST_MILLIPERCENT: 5000,
  });
  expect(LANGUAGES).toEqual(['fr', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('fr');
  expect(PASSWORD_MIN).toBe(8);
});

test('records the constant without a known purpose', () => {
  expect(business.UNUSED_CONSTANT_0_926).toBeCloseTo(0.926, 10);
});

test('default settings match the specification', () => {
  const { identity, premises, rules, bookingRates, summaryRates, films } = DEFAULT_SETTINGS;
  expect(identity.town).toBe('St-Liboire');
  expect(premises).toEqual({ lat: 45.64, lng: -72.82 });
  expect(rules.leadTimeDays).toBe(14);
  expect(bookingRates).toEqual({ factor: 1.3, setUp: 25, travelBase: 50, travelIncludedKm: 25, travelPerKm: 0.64, pizzaPerPerson: {}, toppingPerPerson: {} });
  expect(summaryRates).toEqual({ eventBase: 200, trainingBase: 150, tool: 10, contentFocus: 15, travelBase: 50, travelPerKm: 0.64, perChild: 25 });
  expect(films.films.map(({ seconds }) => seconds)).toEqual([32, 18, 65, 16, 14, 23, 114]);
});

test.each(SETTINGS_PARTS)('the default %s are valid', async (part) => {
  expect(await SETTINGS_SCHEMAS[part].validate(DEFAULT_SETTINGS[part])).toMatchObject(DEFAULT_SETTINGS[part]);
});

test('every fact of a new installation is a placeholder until the owner saves another one', () => {
  expect(placeholdersOf(DEFAULT_SETTINGS, [])).toEqual([...FACTS]);
  const { identity } = DEFAULT_SETTINGS;
  const settings = { ...DEFAULT_SETTINGS, identity: { ...identity, phone: '450 796-2000' } };
  // A fictitious telephone number or address stays a placeholder although it was saved.
  expect(placeholdersOf(settings, ['identity', 'hours', 'premises', 'taxes'])).toEqual(['email', 'privacyOfficer', 'taxes']);
});
