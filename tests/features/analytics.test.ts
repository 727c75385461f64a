import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVERYTHING, NECESSARY_ONLY, type OptionalChoice } from '../../src/contract/consent';
import { consentSignals } from '../../src/contract/trackers';
import { fakeBrowser } from './fakeBrowser';

beforeEach(() => {
  vi.stubEnv('VITE_TAG_ID', 'G-SMOKE1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Loads the modules as a fresh page in a new browser does. */
async function load(options?: Parameters<typeof fakeBrowser>[0]) {
  vi.resetModules();
  const browser = fakeBrowser(options);
  const { saveConsent: decide } = await import('../../src/api/saveConsent');
  const { trackPage, trackEvent } = await import('../../src/features/consent/analytics');
  const events = () => browser.told().filter(([command]) => command === 'event');
  return { ...browser, decide, trackPage, trackEvent, events };
}

interface Rules {
  createScriptURL: (url: string) => string;
}

const DISABLED = 'ga-disable-G-SMOKE1';

test('the tag loads no script and queues no command or event without consent', async () => {
  const { decide, trackPage, trackEvent, scripts, window } = await load();
  trackPage('/fr');
  decide(NECESSARY_ONLY);
  trackPage('/fr/booking');
  trackEvent('booking_sent');
  decide({ ...NECESSARY_ONLY, functional: true });
  trackPage('/fr/events');
  expect([scripts, window.dataLayer]).toEqual([[], undefined]);
});

test('no measurement takes place without a configured tag ID', async () => {
  vi.stubEnv('VITE_TAG_ID', '');
  const { decide, trackPage, scripts, window } = await load();
  decide(EVERYTHING);
  trackPage('/fr');
  expect([scripts, window.dataLayer]).toEqual([[], undefined]);
});

test('consent loads the script once and sets all signals to denied before granting them', async () => {
  const { decide, trackPage, scripts, told } = await load();
  decide(EVERYTHING);
  trackPage('/fr');
  trackPage('/fr/booking');
  expect(scripts).toEqual([{ src: 'https://www.googletagmanager.com/gtag/js?id=G-SMOKE1', async: true }]);
  const commands = told();
  expect(commands[0]).toEqual(['consent', 'default', consentSignals(NECESSARY_ONLY)]);
  const granted = commands.findIndex(([command, word]) => command === 'consent' && word === 'update');
  expect(commands[granted]).toEqual(['consent', 'update', consentSignals(EVERYTHING)]);
  expect(granted).toBeLessThan(commands.findIndex(([command]) => command === 'js'));
  expect(commands.find(([command]) => command === 'config')).toEqual(['config', 'G-SMOKE1', { send_page_view: false }]);
});

test('a page is counted once while it stays open, and again when the visitor returns to it', async () => {
  const { decide, trackPage, told, events } = await load();
  decide(EVERYTHING);
  for (const path of ['/fr', '/fr', '/fr/booking', '/fr']) trackPage(path);
  expect(events()).toEqual([['event', 'page_view'], ['event', 'page_view'], ['event', 'page_view']]);
  expect(told().filter(([command]) => command === 'set').slice(1)).toEqual(['/fr', '/fr/booking', '/fr'].map((path) => ['set', { page_location: `https://www.boucane.example${path}` }]));
});

test('query, hash and link tokens of a URL are never sent to the tag', async () => {
  const { decide, trackPage, trackEvent, told } = await load();
  decide(EVERYTHING);
  trackEvent('started');
  trackPage('/fr/reset-password?token=secret#x');
  // The token of a mail's link is part of the path, which must not be reported.
  trackPage('/en/places/secret');
  expect(JSON.stringify(told())).not.toContain('secret');
});

test('back-office pages are not counted', async () => {
  const { decide, trackPage, events } = await load();
  decide(EVERYTHING);
  for (const path of ['/fr/admin', '/en/admin/users/7']) trackPage(path);
  expect(events()).toEqual([]);
});

test('an event contains its name and fields', async () => {
  const { decide, trackEvent, events } = await load();
  decide(EVERYTHING);
  trackEvent('booking_sent', { kind: 'pizza', guests: 20 });
  trackEvent('video_played');
  expect(events()).toEqual([['event', 'booking_sent', { kind: 'pizza', guests: 20 }], ['event', 'video_played', {}]]);
});

test('a withdrawal disables the tag immediately and removes its cookies, and a new grant reuses the script', async () => {
  const { decide, trackPage, trackEvent, scripts, window, jar, told, events, cookieNames } = await load();
  decide(EVERYTHING);
  trackPage('/fr');
  expect(Reflect.get(window, DISABLED)).toBe(false);
  for (const cookie of ['_ga=1; Domain=boucane.example', '_ga_SMOKE1=1; Domain=boucane.example', '_gcl_au=1']) jar.write(cookie);

  decide(NECESSARY_ONLY);
  expect(Reflect.get(window, DISABLED)).toBe(true);
  expect(told().at(-1)).toEqual(['consent', 'update', consentSignals(NECESSARY_ONLY)]);
  expect(cookieNames()).toEqual(['cookieConsent']);
  trackPage('/fr/booking');
  trackEvent('booking_sent');
  expect(events()).toHaveLength(1);

  decide({ ...NECESSARY_ONLY, analytics: true });
  trackPage('/fr');
  expect([scripts.length, events().length, Reflect.get(window, DISABLED)]).toEqual([1, 2, false]);
});

test('consent to marketing alone loads the tag but counts no page', async () => {
  const { decide, trackPage, scripts, window, told, events } = await load();
  decide({ ...NECESSARY_ONLY, marketing: true });
  trackPage('/fr');
  expect([scripts.length, events(), Reflect.get(window, DISABLED)]).toEqual([1, [], true]);
  expect(told().findLast(([command]) => command === 'consent')).toEqual(['consent', 'update', consentSignals({ ...NECESSARY_ONLY, marketing: true })]);
});

test('the script URL is created by a dedicated Trusted Types policy that accepts no other script', async () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, rules) => rules);
  const { decide, trackPage, scripts } = await load({ trustedTypes: { createPolicy } });
  decide(EVERYTHING);
  trackPage('/fr');
  expect(scripts).toHaveLength(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('tag');
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});

test('a content policy that rejects the tag only disables counting', async () => {
  const createPolicy = () => {
    throw new TypeError('refused');
  };
  const { decide, trackPage, scripts, window } = await load({ trustedTypes: { createPolicy } });
  decide(EVERYTHING);
  trackPage('/fr');
  trackPage('/fr/booking');
  expect([scripts, window.dataLayer]).toEqual([[], undefined]);
});

test('any sequence of grants and withdrawals counts only what analytics consent allows', async () => {
  const someChoice: fc.Arbitrary<OptionalChoice> = fc.record({ analytics: fc.boolean(), marketing: fc.boolean(), functional: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(someChoice, { minLength: 1, maxLength: 5 }), async (choices) => {
      const { decide, trackEvent, trackPage, scripts, window, events, told } = await load();
      let counted = 0;
      for (const [index, choice] of choices.entries()) {
        decide(choice);
        trackPage(`/fr/${index}`);
        trackEvent('seen');
        counted += choice.analytics ? 2 : 0;
        expect(events()).toHaveLength(counted);
      }
      const granted = choices.some(({ analytics, marketing }) => analytics || marketing);
      expect(scripts).toHaveLength(granted ? 1 : 0);
      decide(NECESSARY_ONLY);
      trackPage('/fr/last');
      expect(events()).toHaveLength(counted);
      expect([told().at(-1), Reflect.get(window, DISABLED)]).toEqual(granted ? [['consent', 'update', consentSignals(NECESSARY_ONLY)], true] : [undefined, undefined]);
    }),
    { numRuns: 40 },
  );
});
