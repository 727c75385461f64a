/*
 * Map tiles, videos, the geocoder, the router and the tag: checks that the pages stay usable and a booking succeeds when external services refuse
 * connections or do not respond for half a minute.
 */
import { createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import { consentOf, EVERYTHING, writeConsent } from '../../src/contract/consent.ts';
import { bookingsOf, logIn } from '../e2e/owner.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { bookingPath, fillBooking, sendBooking } from './bookingForm.ts';
import { runCase } from './harness.ts';
import { openVisitorPage, openBrowser } from './visitor.ts';

const LIVE_MS = 3000;
const SILENT_MS = 30_000;
/** Two requests, for the location and the distance: the server responds to each within five seconds, even if the map services fail. */
const PLACE_MS = 10_000;
/** A progress indicator still visible after this time, in milliseconds, counts as stuck. The duration of a video is awaited for ten seconds. */
const SPINNER_MS = 15_000;
const SPINNERS = 'main [role=progressbar], main [aria-busy=true]';

type Manner = 'refuse' | 'keep silent';

/** Starts a map service that accepts connections and never responds. */
async function silentService(): Promise<{ url: string; close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.setTimeout(SILENT_MS, () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The silent service has no address');
  return {
    url: `http://127.0.0.1:${address.port}/search`,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

await runCase('thirdPartiesBlocked', async ({ long, check, checkDuration }) => {
  const browser = await openBrowser();
  const silent = await silentService();
  const live: number[] = [];
  const places: number[] = [];
  const faults: string[] = [];
  const spinners: string[] = [];
  const unbooked: string[] = [];
  const gallery: string[] = [];
  const asked = new Set<string>();

  const without = async (manner: Manner, phone: boolean) => {
    const server = await startServer({ env: manner === 'refuse' ? {} : { GEOCODER_URL: silent.url, ROUTER_URL: silent.url } });
    const owner = await logIn(server.url, server.admin);
    const visitor = await openVisitorPage(browser, server.url, { asked: false, phone });
    const { page, context } = visitor;
    await context.addCookies([{ name: STORAGE_KEYS.consent, value: writeConsent(consentOf(EVERYTHING, Date.now())), url: server.url }]);
    const pending: (() => void)[] = [];
    await context.route(
      ({ protocol, origin }) => protocol.startsWith('http') && origin !== server.url,
      async (route) => {
        asked.add(new URL(route.request().url()).hostname);
        if (manner === 'keep silent') {
          await new Promise<void>((resolve) => {
            pending.push(resolve);
            setTimeout(resolve, SILENT_MS).unref();
          });
        }
        await route.abort().catch(() => {});
      },
    );
    const open = async (path: string) => {
      const start = performance.now();
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitForHydration(page);
      live.push(performance.now() - start);
    };
    const turnsOn = async (where: string, on: Page = page) => {
      const stopped = await on.waitForFunction((selector) => document.querySelector(selector) === null, SPINNERS, { timeout: SPINNER_MS }).then(() => true, () => false);
      if (!stopped) spinners.push(`${where}, ${manner}`);
    };
    try {
      for (const path of ['/fr', '/en/your-event', '/fr/contact', '/en/smokehouse']) await open(path);

      // The gallery loads near the viewport. Its videos are shown as posters or not at all.
      await open('/fr');
      const carousel = page.locator('.swiper');
      await page.locator('#about').scrollIntoViewIfNeeded();
      await carousel.waitFor({ timeout: SPINNER_MS }).catch(() => gallery.push(`no carousel, ${manner}`));
      await turnsOn('home');

      // When the site's own images and videos fail, they are hidden, and an empty gallery shows a message.
      await page.route('**/media/**', (route) => (route.request().method() === 'HEAD' ? route.continue() : route.abort()));
      await open('/fr');
      await page.locator('#about').scrollIntoViewIfNeeded();
      await turnsOn('home without its pictures');
      const broken = await page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('.swiper img')].filter(({ complete, naturalWidth, src }) => complete && naturalWidth === 0 && src.startsWith(location.origin)).length);
      if (broken > 0) gallery.push(`${broken} broken pictures in the carousel, ${manner}`);
      await page.unroute('**/media/**');

      const name = `${manner} ${phone}`;
      await open(bookingPath('fr'));
      await fillBooking(page, 'fr', name);
      await page.getByRole('button', { name: 'Afficher la carte' }).click();
      await page.locator('.leaflet-container').waitFor();
      const search = performance.now();
      await page.getByRole('button', { name: 'Chercher' }).click();
      await page.waitForFunction(() => [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => /aller-retour|ne trouve pas|ne répond pas|Erreur lors du calcul/.test(textContent ?? '')));
      places.push(performance.now() - search);
      await turnsOn('booking');
      const reference = await sendBooking(page, 'fr');
      const stored = (await bookingsOf(owner)).filter(({ request }) => request.contactInfo.name === name);
      if (stored.length !== 1 || stored[0]?.reference !== reference || stored[0].request.contactInfo.location !== 'Upton') unbooked.push(name);
      faults.push(...visitor.faults.map((fault) => `${manner}: ${fault}`));
    } finally {
      for (const resolve of pending) resolve();
      await context.close();
      await server.stop();
    }
  };

  try {
    // The end-to-end tests already run with external hosts that refuse, so the short form covers only hosts that do not respond.
    for (const manner of long ? (['refuse', 'keep silent'] as const) : (['keep silent'] as const)) for (const phone of long ? [false, true] : [false]) await without(manner, phone);
    const list = (lines: readonly string[]) => lines.map((each) => `\n    ${each}`).join('');
    check('hosts of others that were asked for, all blocked', [...asked].toSorted().join(', '), 'tiles and films', asked.has('i.ytimg.com') && [...asked].some((host) => host.endsWith('openstreetmap.org')));
    checkDuration('slowest page until it can be used', Math.max(...live), LIVE_MS);
    checkDuration('slowest word on an address', Math.max(...places), PLACE_MS);
    check(`spinners that do not stop${list(spinners)}`, spinners.length, '0', spinners.length === 0);
    check(`faults of the gallery${list(gallery)}`, gallery.length, '0', gallery.length === 0);
    check(`bookings with a typed address that were not made${list(unbooked)}`, unbooked.length, '0', unbooked.length === 0);
    check(`uncaught errors${list(faults)}`, faults.length, '0', faults.length === 0);
  } finally {
    silent.close();
    await browser.close();
  }
});
