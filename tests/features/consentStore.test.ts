import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_MS, EVERYTHING, NECESSARY_ONLY, OPTIONAL_CATEGORIES, type OptionalChoice } from '../../src/contract/consent';
import { fakeBrowser } from './fakeBrowser';

const NOW = Date.parse('2027-05-10T14:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the modules as a fresh page does. */
async function load() {
  vi.resetModules();
  const store = await import('../../src/api/consent');
  return { ...store, ...(await import('../../src/api/saveConsent')) };
}

const ANALYTICS_ONLY: OptionalChoice = { ...NECESSARY_ONLY, analytics: true };

test('a first visit has no consent and writes no cookie or storage', async () => {
  const browser = fakeBrowser();
  const { readConsent, allowedNow } = await load();
  expect(readConsent().level).toBe('none');
  expect(allowedNow()).toEqual({ necessary: true, ...NECESSARY_ONLY });
  expect([browser.jar.written, browser.stored.size]).toEqual([[], 0]);
});

test('the choice is stored in a Secure same-site cookie for 365 days', async () => {
  const browser = fakeBrowser();
  (await load()).saveConsent(EVERYTHING);
  expect(browser.jar.written[0]).toBe(`cookieConsent=1.all.${NOW}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`);
});

test('a site served over plain HTTP writes a cookie without Secure, so that it stays readable', async () => {
  const browser = fakeBrowser({ protocol: 'http:' });
  (await load()).saveConsent(EVERYTHING);
  expect(browser.jar.written[0]).not.toContain('Secure');
});

test('local storage mirrors the level, the timestamp and the custom record', async () => {
  const browser = fakeBrowser();
  const { saveConsent: decide } = await load();
  decide(ANALYTICS_ONLY);
  expect(Object.fromEntries(browser.stored)).toEqual({
    cookieConsent: 'necessary',
    cookieConsentTimestamp: String(NOW),
    cookiePreferences: JSON.stringify({ necessary: true, analytics: true, marketing: false, functional: false }),
  });
});

test.each([['all', EVERYTHING], ['necessary', NECESSARY_ONLY]] as const)('the level %s removes the custom record', async (level, choice) => {
  const browser = fakeBrowser();
  const { saveConsent: decide, readConsent } = await load();
  decide(ANALYTICS_ONLY);
  decide(choice);
  expect(browser.stored.has('cookiePreferences')).toBe(false);
  expect([readConsent().level, readConsent().custom]).toEqual([level, null]);
});

test('choosing necessary only removes third-party cookies and keys on the host and its parent domains, and keeps ours', async () => {
  const browser = fakeBrowser();
  const { saveConsent: decide } = await load();
  decide(EVERYTHING);
  for (const cookie of ['_ga=1; Domain=boucane.example', '_ga_X=1; Domain=www.boucane.example', '_gid=1', '_gcl_au=1', 'own=1']) browser.jar.write(cookie);
  browser.stored.set('_gcl_ls', '{}');
  browser.stored.set('bookingDraft', '{}');
  decide(NECESSARY_ONLY);
  expect(browser.cookieNames()).toEqual(['cookieConsent', 'own']);
  expect([...browser.stored.keys()].toSorted()).toEqual(['bookingDraft', 'cookieConsent', 'cookieConsentTimestamp']);
});

test('subscribers are notified of a withdrawal before the cookies are removed', async () => {
  const browser = fakeBrowser();
  const { saveConsent: decide, subscribeConsent, allowedNow } = await load();
  decide(EVERYTHING);
  const states: unknown[] = [];
  subscribeConsent(() => states.push([allowedNow().analytics, browser.cookieNames().includes('_ga')]));
  browser.jar.write('_ga=1');
  decide(NECESSARY_ONLY);
  expect(states).toEqual([[false, true]]);
  expect(browser.cookieNames()).not.toContain('_ga');
});

test('a choice lasts 365 days, to the second', async () => {
  const browser = fakeBrowser();
  (await load()).saveConsent(EVERYTHING);
  vi.setSystemTime(NOW + CONSENT_MS - 1000);
  expect((await load()).readConsent().level).toBe('all');
  // The stored time is checked even if the cookie outlives it.
  browser.jar.write(`cookieConsent=1.all.${NOW}`);
  vi.setSystemTime(NOW + CONSENT_MS + 1000);
  const { readConsent, allowedNow, removeDisallowedTrackers: sweep } = await load();
  expect([readConsent().level, allowedNow().analytics]).toEqual(['none', false]);
  browser.jar.write('_ga=1');
  sweep();
  expect(browser.cookieNames()).not.toContain('_ga');
});

test('a page left open for a year no longer grants consent', async () => {
  fakeBrowser();
  const { saveConsent: decide, allowedNow } = await load();
  decide(EVERYTHING);
  vi.setSystemTime(NOW + CONSENT_MS + 1000);
  expect(allowedNow()).toEqual({ necessary: true, ...NECESSARY_ONLY });
});

test.each(['all', '1.all', '{"level":"all"}', '1.all.tomorrow', '%%%'])('a corrupt cookie (%j) is no consent, even if local storage says otherwise', async (value) => {
  const browser = fakeBrowser();
  browser.jar.write(`cookieConsent=${value}`);
  browser.stored.set('cookieConsent', 'all');
  browser.stored.set('cookiePreferences', JSON.stringify({ necessary: true, ...EVERYTHING }));
  const { readConsent } = await load();
  expect(readConsent()).toEqual({ level: 'none', preferences: { necessary: true, ...NECESSARY_ONLY }, timestamp: null, custom: null });
});

test('local storage grants no consent without the cookie', async () => {
  const browser = fakeBrowser();
  browser.stored.set('cookieConsent', 'all');
  browser.stored.set('cookieConsentTimestamp', String(NOW));
  expect((await load()).readConsent().level).toBe('none');
});

test('a withdrawal in another tab updates the current tab', async () => {
  const browser = fakeBrowser();
  const { saveConsent: decide, readConsent, subscribeConsent } = await load();
  decide(EVERYTHING);
  const listener = vi.fn<() => void>();
  const stop = subscribeConsent(listener);
  browser.jar.write(`cookieConsent=1.necessary.${NOW + 5000}`);
  browser.window.dispatchEvent(new Event('storage'));
  expect([readConsent().level, listener.mock.calls.length]).toEqual(['necessary', 1]);
  browser.window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  browser.jar.write(`cookieConsent=1.all.${NOW + 9000}`);
  browser.window.dispatchEvent(new Event('storage'));
  expect(readConsent().level).toBe('necessary');
});

test('cookies are read again on a page restored from the back/forward cache, not on a fresh load', async () => {
  const browser = fakeBrowser();
  const { saveConsent: decide, readConsent, subscribeConsent } = await load();
  decide(EVERYTHING);
  subscribeConsent(() => {});
  browser.jar.write(`cookieConsent=1.necessary.${NOW + 5000}`);
  const pageshow = (persisted: boolean) => browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  pageshow(false);
  expect(readConsent().level).toBe('all');
  pageshow(true);
  expect(readConsent().level).toBe('necessary');
});

test('a browser without cookies and storage keeps the choice for the lifetime of the page', async () => {
  fakeBrowser();
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: closed, set: closed }));
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  const { saveConsent: decide, readConsent } = await load();
  expect(readConsent().level).toBe('none');
  decide(ANALYTICS_ONLY);
  expect(readConsent().preferences.analytics).toBe(true);
});

test('each of the eight choices is stored as made and can be withdrawn', async () => {
  const eight = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): OptionalChoice => ({ analytics: (bits & 1) > 0, marketing: (bits & 2) > 0, functional: (bits & 4) > 0 }));
  const browser = fakeBrowser();
  const { saveConsent: decide, readConsent, rereadConsent, allowedNow } = await load();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...eight), { minLength: 1, maxLength: 6 }), fc.constantFrom(...eight), (before, last) => {
      for (const choice of [...before, last]) {
        vi.advanceTimersByTime(1000);
        decide(choice);
        for (const cookie of ['_ga', '_gcl_au']) browser.jar.write(`${cookie}=1`);
      }
      rereadConsent();
      const on = OPTIONAL_CATEGORIES.filter((category) => last[category]);
      expect(allowedNow()).toEqual({ necessary: true, ...last });
      expect(readConsent().level).toBe(on.length === 3 ? 'all' : 'necessary');
      expect(readConsent().custom !== null).toBe(on.length > 0 && on.length < 3);
      expect(browser.stored.has('cookiePreferences')).toBe(readConsent().custom !== null);

      decide(NECESSARY_ONLY);
      expect([readConsent().level, readConsent().custom]).toEqual(['necessary', null]);
      expect(allowedNow()).toEqual({ necessary: true, ...NECESSARY_ONLY });
      expect(browser.cookieNames()).toEqual(['cookieConsent']);
      expect(browser.stored.has('cookiePreferences')).toBe(false);
    }),
    { examples: eight.map((choice) => [[choice], choice] as [OptionalChoice[], OptionalChoice]) },
  );
});

test('consent is unknown on the server, so the banner is not rendered and embeds do not load', async () => {
  const { Consent } = await import('../../src/features/consent/Consent');
  const { useMayEmbed } = await import('../../src/api/consent');
  const Embed = () => (useMayEmbed() ? 'video' : 'poster');
  expect(renderToString(createElement(MemoryRouter, null, createElement(Consent)))).toBe('');
  expect(renderToString(createElement(Embed))).toBe('poster');
});
