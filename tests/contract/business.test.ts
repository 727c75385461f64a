import { expect, test } from 'vitest';
import * as business from '../../src/contract/business';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/language';
import { PASSWORD_MIN } from '../../src/contract/password';

test('constants match the specification', () => {
  expect(business).toMatchObject({
    CURRENCY: 'CAD',
    DEFAULT_TRAINING_PRICE: 200,
    DEFAULT_PRICE_PER_CHILD: 25,
    CHILDREN_UNDER_AGE: 12,
    LEAD_TIME_DAYS: 14,
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
    ORIGIN: { lat: 45.64, lng: -72.82 },
    ESTIMATE_FACTOR_TENTHS: 13,
    ESTIMATE_FLAT_CENTS: 2500,
    TRAVEL_FLAT_CENTS: 5000,
    TRAVEL_FLAT_METRES: 25_000,
    TRAVEL_CENTS_PER_KM: 64,
    SUMMARY_BASE_CENTS: { event: 20_000, training: 15_000 },
    SUMMARY_TOOL_CENTS: 1000,
    SUMMARY_CONTENT_FOCUS_CENTS: 1500,
    SUMMARY_TRAVEL_FLAT_CENTS: 5000,
    SUMMARY_TRAVEL_CENTS_PER_KM: 64,
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

test('business facts name St-Liboire and list the placeholders', () => {
  expect(business.BUSINESS.place).toBe('St-Liboire, Québec');
  expect(business.BUSINESS.placeholder.filter((name) => !(name in business.BUSINESS))).toEqual([]);
});
