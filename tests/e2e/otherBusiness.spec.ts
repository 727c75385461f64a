import type { Page } from '@playwright/test';
import { SCREENS } from '../../src/app/routes';
import { addDays, dayAt } from '../../src/contract/days';
import { LANGUAGES } from '../../src/contract/language';
import { SETTINGS_PARTS } from '../../src/contract/settings';
import { otherBusinessSettings } from '../../stories/fixtures/otherBusiness';
import { asOwner, enter } from './admin';
import { expect, test as base } from './fixtures';
import { saveSettings } from './houseFacts';
import { sitemapOf, waitForHydration } from './hydration';
import { bookingsOf, logIn, mailsOf } from './owner';
import { startServer } from './server';

/** Server of a second business in another town, whose owner has replaced the settings and nothing else. */
const test = base.extend<object, { alone: string }>({
  alone: ['otherBusiness', { scope: 'worker' }],
  server: [
    async ({}, provide) => {
      const admin = { username: 'odile', email: 'odile@fumoir-untel.example', password: 'saumon-et-varech-2027' };
      const server = await startServer({ env: { ADMIN_USERNAME: admin.username, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
      await saveSettings(await logIn(server.url, admin), Object.fromEntries(SETTINGS_PARTS.map((part) => [part, otherBusinessSettings[part]])));
      await provide({ ...server, admin });
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Facts of a new installation. The common noun "boucane" (smoke) is no fact, and the name of the business has a capital. */
const FIRST_FACTS = [/Boucane/, /liboire/i, /samuel/i, /555-1234/, /5551234/, /bonjour@/i, /vie-privee@/i, /saint-patrice/i, /J0H\s?1R0/i];

const factsIn = (name: string, text: string): string[] => FIRST_FACTS.flatMap((fact) => (fact.test(text) ? [`${name}: ${fact.exec(text)?.[0]} in “${text.slice(Math.max(0, text.search(fact) - 40), text.search(fact) + 40)}”`] : []));

const ask = async (url: string, language: string) => {
  const body = {
    date: addDays(dayAt(new Date()), 3),
    type: 'event',
    peopleCount: 12,
    kidsCount: 0,
    selections: { meats: [], sides: [], tools: [], contentFocus: [] },
    contactInfo: { name: 'Ève Fortin', email: 'eve@example.org', location: 'Le Bic', notes: '' },
    totalCost: null,
    language,
    details: { eventType: 'smokehouse-popup', eventTime: '17:30', toppings: [], trainingPlace: null, reusableUtensils: false },
  };
  const response = await fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
};

test('prerendered pages, the manifest and the files for search engines hold no fact of the first business', async ({ server }) => {
  const found: string[] = [];
  const addresses = await sitemapOf(server.url);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of [...addresses, ...['/', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/icon.svg', '/api/openapi.json', '/api/settings', '/fr/404', '/fr/memberLogin', '/en/admin'].map((path) => server.url + path)]) {
    const response = await fetch(address, { headers: { accept: 'text/html,*/*' } });
    const text = await response.text();
    expect(text.length, address).toBeGreaterThan(0);
    found.push(...factsIn(address, text));
  }
  const home = await (await fetch(`${server.url}/fr`)).text();
  for (const fact of ['Fumoir Untel', 'Rimouski', '418\u00a0555-0199']) expect(home.replaceAll('418 555', '418\u00a0555')).toContain(fact);
  expect(found).toEqual([]);
});

test('screens rendered in the browser hold no fact of the first business', async ({ page, server, complaints }) => {
  test.setTimeout(300_000);
  await ask(server.url, 'fr');
  const owner = await enter(page, server);
  const [request] = await bookingsOf(owner);
  expect((await asOwner(owner, 'POST', `/booking/${request?.id}/transition`, { act: 'confirm' })).status).toBe(200);
  const found: string[] = [];
  const read = async (tab: Page, path: string) => {
    await tab.goto(`/${path}`);
    await waitForHydration(tab);
    await tab.waitForLoadState('networkidle');
    found.push(...factsIn(path, `${await tab.title()}\n${await tab.locator('body').innerText()}`));
  };
  // One tab per language, at the same time: most of the duration is waiting for the network to be idle.
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const tab = await page.context().newPage();
      for (const { path } of SCREENS) if (!path.includes(':')) await read(tab, `${language}/${path}`);
    }),
  );
  // The page of an unknown address, the screens about one item, and the day sheet.
  for (const path of ['fr/nowhere', `fr/admin/requests/${request?.id}`, 'fr/admin/meats/brisket/edit', 'fr/admin/settings/identity', `fr/admin/preparation?from=${request?.request.date}&to=${request?.request.date}`]) {
    await read(page, path);
  }
  complaints.clear();
  expect(found).toEqual([]);
});

test('queued mails and the calendar feed hold no fact of the first business', async ({ server }) => {
  for (const language of LANGUAGES) await ask(server.url, language);
  const owner = await logIn(server.url, server.admin);
  const found = (await mailsOf(owner)).flatMap(({ subject, text, kind }) => factsIn(kind, `${subject}\n${text}`));
  const feed = await asOwner(owner, 'POST', '/admin/calendar-feed');
  const { address } = feed.data as { address: string };
  found.push(...factsIn('calendar feed', (await (await fetch(address)).text()).replaceAll(/^UID:.*$/gm, '')));
  expect((await mailsOf(owner)).length).toBeGreaterThanOrEqual(4);
  expect(found).toEqual([]);
});
