import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { startVersionProxy, type VersionProxy } from './versionProxy';
import { waitForHydration } from './hydration';
import { startServer } from './server';

const BANNER = 'Vous êtes actuellement hors ligne. Certaines fonctionnalités peuvent être limitées.';

/** The server runs behind a proxy, so that the site can change its version while a page is open. */
const test = base.extend<object, { front: VersionProxy }>({
  front: [
    async ({}, provide) => {
      const server = await startServer();
      const front = await startVersionProxy(server.url);
      await provide(front);
      await front.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: [async ({ front }, provide) => provide({ ...front, dataDir: '', admin: { username: '', email: '', password: '' }, log: () => '', stop: front.close, kill: front.close, signal: () => {} }), { scope: 'worker' }],
});
test.use({ serviceWorkers: 'allow' });

/** Returns the URLs in the browser's caches, without their origin. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** Opens a page and waits until the service worker has cached it. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
  const path = address.replace(/[?#].*/, '');
  await expect.poll(() => cachedUrls(page)).toContain(path);
  // All of the page's code must be cached too. Without it the page would open offline but never hydrate.
  const missing = async () => {
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')));
    const found = await cachedUrls(page);
    return own.filter((url) => url.startsWith('/assets/') && !found.includes(url));
  };
  await expect.poll(missing).toEqual([]);
}

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|FetchEvent|Failed to fetch/));

test('a visited page opens offline with its content and an offline banner', { tag: '@phone' }, async ({ page, context }) => {
  await visit(page, '/fr/smokehouse');
  const dishes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(dishes.length).toBeGreaterThan(5);
  await expect.poll(() => cachedUrls(page)).toContain('/api/meat');
  await expect(page.getByText(BANNER)).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La carte du fumoir' })).toBeVisible();
  await waitForHydration(page);
  expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual(dishes);
  await expect(page.getByText(BANNER)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

test('the offline banner of an English page is in French, with English below', async ({ page, context }) => {
  await visit(page, '/en/about');
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByText('You are currently offline. Some features may be limited.')).toBeVisible();
});

test('a page reached by client-side navigation is cached as well', async ({ page, context }) => {
  await visit(page, '/fr/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pizzas' }).click();
  await expect(page).toHaveURL(/\/fr\/pizzas$/);
  await expect.poll(() => cachedUrls(page)).toContain('/fr/pizzas');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('the booking page opens offline with its draft and choices', async ({ page, context }) => {
  await visit(page, '/fr/booking');
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Hors ligne');
  await page.getByRole('combobox', { name: 'Type d’événement' }).selectOption({ label: 'Formation fumoir' });
  const meats = page.getByRole('group', { name: 'Viandes' }).getByRole('checkbox');
  await expect(meats.first()).toBeVisible();
  const count = await meats.count();
  await expect.poll(() => cachedUrls(page)).toEqual(expect.arrayContaining(['/api/meat', '/api/side', '/api/tool', expect.stringMatching(/^\/assets\/Options-.*\.js$/)]));
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Hors ligne');
  await expect(meats).toHaveCount(count);
});

for (const { address, title, other } of [
  { address: '/fr/privacy', title: 'Hors ligne', other: 'Offline' },
  { address: '/en/privacy', title: 'Offline', other: 'Hors ligne' },
]) {
  test(`an unvisited page shows the offline fallback in both languages (${address})`, async ({ page, context }) => {
    await visit(page, '/fr/about');
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: other })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/fr/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('personal pages and submissions are never cached', async ({ page, context }) => {
  await visit(page, '/fr/about');
  for (const address of ['/fr/memberLogin', '/fr/member', '/en/admin/events', '/fr/setup?token=secret', '/reset-password?token=secret', '/fr/register', '/fr/forgot-password']) {
    await page.goto(address);
    await waitForHydration(page);
  }
  await page.evaluate(async () => {
    await fetch('/api/sendEmail', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    await fetch('/api/meat', { headers: { authorization: 'Bearer secret' } });
    await fetch('/api/health');
    await fetch('/api/meat');
  });
  await expect.poll(() => cachedUrls(page)).toContain('/api/meat');
  const found = await cachedUrls(page);
  expect(found.filter((url) => /admin|member|setup|reset|register|forgot|token/i.test(url.replace(/^\/assets\/.*/, '')))).toEqual([]);
  expect(found.filter((url) => url.startsWith('/api')).toSorted().filter((url) => !/^\/api\/(meat|side|tool|event|training|contentfocus|content)$/.test(url))).toEqual([]);

  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/api/sendEmail', { method: 'POST' }).then(() => 'answered', () => 'refused'))).toBe('refused');
  expect(await page.evaluate(() => fetch('/api/meat', { headers: { authorization: 'Bearer secret' } }).then(() => 'answered', () => 'refused'))).toBe('refused');
  await page.goto('/fr/memberLogin');
  await expect(page.getByRole('heading', { level: 1, name: 'Hors ligne' })).toBeVisible();
});

test('a new worker version waits for confirmation, keeps typed text and deletes old caches', async ({ page, front }) => {
  await visit(page, '/fr/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Une question au milieu d’une phrase');
  await page.evaluate(() => caches.open('boucane-pages-0'));
  front.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByRole('region', { name: 'Mise à jour du site' });
  await expect(offer).toContainText('Une nouvelle version du site est prête.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Une question au milieu d’une phrase');
  await offer.getByRole('button', { name: 'Plus tard' }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toContain('boucane-pages-0');

  await page.reload();
  await waitForHydration(page);
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Mettre à jour' }).click();
  await reloaded;
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('boucane-pages-0');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Une question au milieu d’une phrase');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
  await expect(offer).toHaveCount(0);
});

test('the debug page lists and clears caches, and unregisters the worker', async ({ page }) => {
  await visit(page, '/fr/about');
  await page.goto('/fr/debug');
  const workers = page.getByRole('region', { name: 'Service workers' });
  await expect(workers).toContainText('/sw.js (activated)');
  await expect(page.getByRole('region', { name: 'Caches' })).toContainText('boucane-pages-2');
  const names = await page.getByRole('region', { name: 'Variables publiques' }).locator('dt').allInnerTexts();
  expect(names).toEqual(['MODE', 'BASE_URL', 'DEV', 'PROD', 'VITE_API_BASE_URL', 'VITE_TAG_ID', 'VITE_MAPS_KEY']);

  await page.getByRole('button', { name: 'Vider les caches' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d cache\(s\) vidé\(s\)\.$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer les service workers' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 service worker(s) retiré(s). La page recharge…' })).toBeVisible();
  // After the message the page reloads without the worker and registers it again.
  await page.waitForEvent('load');
  await waitForHydration(page);
  await expect(workers).toContainText('/sw.js (activated)');
});
