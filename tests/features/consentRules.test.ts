import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BANNER_DELAY_MS, BANNER_FADE_MS, CONSENT_DAYS, CONSENT_LEVELS, CONSENT_MS, CONSENT_VERSION, consentOf, EVERYTHING, isConsentMissing, NECESSARY_ONLY, NO_CONSENT, OPTIONAL_CATEGORIES, parseConsent, validConsent, writeConsent,
} from '../../src/contract/consent';
import { consentSignals, unwantedCookies, unwantedKeys } from '../../src/contract/trackers';
import { lastUpdated } from '../../src/features/consent/lastUpdated';

const NOW = Date.parse('2027-05-10T14:00:00Z');
const DAY = 86_400_000;
const someChoice = fc.record({ analytics: fc.boolean(), marketing: fc.boolean(), functional: fc.boolean() });
const someTimestamp = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('the consent levels are none, necessary and all, and the default is none', () => {
  expect(CONSENT_LEVELS).toEqual(['none', 'necessary', 'all']);
  expect(NO_CONSENT.level).toBe('none');
  expect(NO_CONSENT).toEqual({ level: 'none', preferences: { necessary: true, ...NECESSARY_ONLY }, timestamp: null, custom: null });
});

test('the limits are those of the specification', () => {
  expect([BANNER_DELAY_MS, BANNER_FADE_MS, CONSENT_DAYS, CONSENT_MS]).toEqual([1000, 300, 365, 31_536_000_000]);
});

test('enabling every category yields the level all without a custom record', () => {
  expect(consentOf(EVERYTHING, NOW)).toEqual({ level: 'all', preferences: { necessary: true, analytics: true, marketing: true, functional: true }, timestamp: NOW, custom: null });
});

test('disabling every optional category yields the level necessary without a custom record', () => {
  expect(consentOf(NECESSARY_ONLY, NOW)).toEqual({ level: 'necessary', preferences: { necessary: true, analytics: false, marketing: false, functional: false }, timestamp: NOW, custom: null });
});

test('enabling some categories yields the level necessary with a custom record that takes precedence', () => {
  const custom = { necessary: true, analytics: true, marketing: false, functional: false };
  expect(consentOf({ analytics: true, marketing: false, functional: false }, NOW)).toEqual({ level: 'necessary', preferences: custom, timestamp: NOW, custom });
});

test('the toggles start from the level all, or else from the custom record, or else from necessary only', () => {
  const toggles = (choice: typeof EVERYTHING, at = NOW) => validConsent(consentOf(choice, at), NOW).preferences;
  expect(toggles(EVERYTHING)).toEqual({ necessary: true, ...EVERYTHING });
  expect(toggles(NECESSARY_ONLY)).toEqual({ necessary: true, ...NECESSARY_ONLY });
  expect(toggles({ ...NECESSARY_ONLY, functional: true })).toEqual({ necessary: true, ...NECESSARY_ONLY, functional: true });
  expect(toggles(EVERYTHING, NOW - CONSENT_MS - 1000)).toEqual({ necessary: true, ...NECESSARY_ONLY });
  expect(validConsent(NO_CONSENT, NOW).preferences).toEqual({ necessary: true, ...NECESSARY_ONLY });
});

test('consent is missing without a level, without a timestamp, and after 365 days', () => {
  expect(isConsentMissing(NO_CONSENT, NOW)).toBe(true);
  expect(isConsentMissing({ ...consentOf(EVERYTHING, NOW), level: 'none' }, NOW)).toBe(true);
  expect(isConsentMissing({ ...consentOf(EVERYTHING, NOW), timestamp: null }, NOW)).toBe(true);
  expect(isConsentMissing(consentOf(EVERYTHING, NOW), NOW)).toBe(false);
  expect(isConsentMissing(consentOf(NECESSARY_ONLY, NOW), NOW)).toBe(false);
  expect(isConsentMissing(consentOf(EVERYTHING, NOW), NOW + 365 * DAY)).toBe(false);
  expect(isConsentMissing(consentOf(EVERYTHING, NOW), NOW + 365 * DAY + 1000)).toBe(true);
});

test('consent with a timestamp in the future is missing, except for a small clock skew', () => {
  expect(isConsentMissing(consentOf(EVERYTHING, NOW + 2 * DAY), NOW)).toBe(true);
  expect(isConsentMissing(consentOf(EVERYTHING, NOW + 3_600_000), NOW)).toBe(false);
});

test('consent round-trips through its cookie', () => {
  fc.assert(
    fc.property(someChoice, someTimestamp, (choice, timestamp) => {
      expect(parseConsent(writeConsent(consentOf(choice, timestamp)))).toEqual(consentOf(choice, timestamp));
    }),
  );
});

test('the cookie contains version, level, timestamp and custom choice in characters that need no escaping', () => {
  expect(writeConsent(consentOf(EVERYTHING, NOW))).toBe(`${CONSENT_VERSION}.all.${NOW}`);
  expect(writeConsent(consentOf({ ...EVERYTHING, marketing: false }, NOW))).toBe(`${CONSENT_VERSION}.necessary.${NOW}.analytics-functional`);
  expect(writeConsent(NO_CONSENT)).toBe('');
});

test.each([
  null, '', 'all', 'true', '1', '1.all', `1.none.${NOW}`, `0.all.${NOW}`, `${CONSENT_VERSION + 1}.all.${NOW}`, '1.all.soon', '1.all.', '1.all.1e99', `1.all.0${NOW}`, `1.ALL.${NOW}`, ` 1.all.${NOW}`,
  `1.all.${NOW}.analytics`, `1.necessary.${NOW}.`, `1.necessary.${NOW}.analytics-analytics`, `1.necessary.${NOW}.functional-analytics`, `1.necessary.${NOW}.analytics-marketing-functional`, `1.necessary.${NOW}.everything`,
  `1.all.${NOW}.analytics.x`, '{"level":"all"}', `1.toString.${NOW}`,
])('rejects the invalid cookie %j', (text) => {
  expect(parseConsent(text)).toBe(NO_CONSENT);
});

test('no cookie text grants more than was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.tuple(fc.constantFrom('1', '2', ''), fc.constantFrom(...CONSENT_LEVELS, ''), fc.constantFrom(String(NOW), 'x'), fc.constantFrom(...OPTIONAL_CATEGORIES, '')).map((parts) => parts.join('.'))), (text) => {
      const consent = parseConsent(text);
      expect(consent === NO_CONSENT || writeConsent(consent) === text).toBe(true);
    }),
  );
});

test('analytics grants analytics storage, and marketing the three advertising signals', () => {
  expect(consentSignals(EVERYTHING)).toEqual({ analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' });
  expect(consentSignals(NECESSARY_ONLY)).toEqual({ analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  expect(consentSignals({ ...NECESSARY_ONLY, marketing: true })).toEqual({ analytics_storage: 'denied', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' });
  expect(consentSignals({ ...EVERYTHING, marketing: false }).ad_personalization).toBe('denied');
});

test('cookies of a refused category are removed, and ours and those of others are kept', () => {
  const analytics = ['_ga', '_ga_1ABC', '_gid', '_gat_gtag_UA_1'];
  const marketing = ['_gcl_au', '_gcl_aw', '_gac_1'];
  const others = ['cookieConsent', '_garden', 'session', 'ga', '_gi'];
  const all = [...analytics, ...marketing, ...others];
  expect(unwantedCookies(all, NECESSARY_ONLY)).toEqual([...analytics, ...marketing]);
  expect(unwantedCookies(all, { ...NECESSARY_ONLY, analytics: true })).toEqual(marketing);
  expect(unwantedCookies(all, { ...NECESSARY_ONLY, marketing: true })).toEqual(analytics);
  expect(unwantedCookies(all, EVERYTHING)).toEqual([]);
  expect([unwantedKeys(NECESSARY_ONLY), unwantedKeys(EVERYTHING)]).toEqual([['_gcl_ls'], []]);
});

test('the timestamp of a choice is formatted per language in the business’s time zone', () => {
  const timestamp = Date.parse('2026-07-04T21:30:00Z');
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(lastUpdated(timestamp, 'fr'))).toBe('4 juillet 2026 à 17 h 30');
  expect(plain(lastUpdated(timestamp, 'en'))).toBe('July 4, 2026 at 5:30 p.m.');
  expect(plain(lastUpdated(Date.parse('2027-01-02T04:00:00Z'), 'fr'))).toBe('1 janvier 2027 à 23 h');
  expect(plain(lastUpdated(Date.parse('2027-01-01T05:05:00Z'), 'en'))).toBe('January 1, 2027 at 12:05 a.m.');
});
