import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { PALETTE } from '../../src/contract/palette';
import { enter } from './admin';
import { expect, test } from './fixtures';
import { HOUSE } from './houseFacts';
import { waitForHydration } from './hydration';

/** Holds the application's scripts back, so that the page stays as prerendered. @returns a function that releases them */
async function holdApplication(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['scheme']);
const barColours = (page: Page) => page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));

test('the menu opens, navigates and closes on mobile, and is part of the header on desktop', { tag: '@both' }, async ({ page }, { project }) => {
  await page.goto('/fr/privacy');
  await waitForHydration(page);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  if (project.name === 'phone') {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(menu.getByRole('link', { name: 'Accueil' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  } else {
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden();
  }
  for (const name of ['Accueil', 'Votre événement', 'Contact', 'À propos']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL(/\/fr\/about$/);
  if (project.name === 'phone') await expect(menu).toBeHidden();
});

test('the language switch takes one click, keeps the URL and briefly covers the page', async ({ page }) => {
  await page.goto('/fr/booking?date=2030-07-06#content');
  await waitForHydration(page);
  const english = page.getByRole('link', { name: /English/ });
  await expect(page.getByRole('link', { name: /Français/ })).toHaveAttribute('aria-current', 'true');
  await expect(english).toHaveAttribute('href', '/en/booking?date=2030-07-06#content');
  await english.click();
  await expect(page).toHaveURL(/\/en\/booking\?date=2030-07-06#content$/);
  await expect(english).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('One moment…', { exact: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});

test('the language switch keeps the query and the hash even before hydration', { tag: '@phone' }, async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/fr/booking?date=2030-07-06#content', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/booking\?date=2030-07-06#content$/);
  letGo();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
});

test('a back-to-top button appears after scrolling half a screen and scrolls to the top', async ({ page }) => {
  await page.goto('/fr/privacy');
  await waitForHydration(page);
  const arrow = page.getByRole('button', { name: 'Revenir en haut de la page' });
  const half = await page.evaluate(() => innerHeight / 2);
  await page.evaluate((y) => scrollTo(0, y), Math.floor(half) - 1);
  await expect(page.getByRole('banner').locator('[data-shrunk=true]')).toHaveCount(1);
  await expect(arrow).toHaveCount(0);
  await page.evaluate((y) => scrollTo(0, y), Math.ceil(half) + 1);
  await expect(arrow).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await arrow.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(arrow).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header shrinks after 80 px of scroll without shifting the page below', { tag: '@both' }, async ({ page }) => {
  await page.goto('/fr/privacy');
  await waitForHydration(page);
  const bar = page.getByRole('banner').locator('[data-shrunk]');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  const full = await height();
  await page.evaluate(() => scrollTo(0, 80));
  await expect(bar).toHaveAttribute('data-shrunk', 'false');
  await page.evaluate(() => scrollTo(0, 81));
  await expect(bar).toHaveAttribute('data-shrunk', 'true');
  await expect.poll(height).toBeLessThan(full);
  expect(await page.evaluate(() => scrollY)).toBe(81);
});

for (const { language, services, reach } of [
  { language: 'fr', services: ['Réserver', 'Pizzas', 'Fumoir', 'Formations', 'Événements'], reach: 'Me joindre' },
  { language: 'en', services: ['Book', 'Pizzas', 'Smokehouse', 'Trainings', 'Events'], reach: 'Contact me' },
]) {
  test(`the footer contains the contact details, the offers and the links to follow the business (${language})`, { tag: language === 'fr' ? '@phone' : [] }, async ({ page }) => {
    await page.goto(`/${language}/about`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('list', { name: reach })).toContainText('St-Liboire, Québec');
    await expect(footer.getByRole('link', { name: HOUSE.phone })).toHaveAttribute('href', /^tel:/);
    await expect(footer.getByRole('link', { name: HOUSE.email })).toHaveAttribute('href', `mailto:${HOUSE.email}`);
    await expect(footer.getByRole('list', { name: 'Services' }).getByRole('link')).toHaveText(services);
    for (const path of ['formations', 'events', 'privacy']) await expect(footer.locator(`a[href="/${language}/${path}"]`)).toBeVisible();
    for (const name of ['Facebook', 'YouTube']) await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${HOUSE.name}`);
    for (const link of await footer.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}

test('the first Tab reveals the skip link, even before the application has loaded', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/fr/about', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen colour scheme applies before the application loads, and in other tabs', { tag: '@both' }, async ({ page, context }, { project }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/fr/privacy');
  await waitForHydration(page);
  expect(await scheme(page)).toBe('dark');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await other.goto('/en/about');
  await waitForHydration(other);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('button', { name: 'Passer en mode clair' }).click();
  await expect.poll(() => scheme(page)).toBe('light');
  expect(await barColours(page)).toEqual([PALETTE.light.ground, PALETTE.light.ground]);
  await expect.poll(() => scheme(other)).toBe('light');
  await other.close();

  const light = await ground(page);
  await holdApplication(page);
  await page.goto('/fr/about', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await ground(page)).toBe(light);
  expect(await barColours(page)).toEqual([PALETTE.light.ground, PALETTE.light.ground]);
});

test('the site is installable: its manifest and every icon are available', async ({ page }) => {
  await page.goto('/fr/about');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const { icons, start_url, scope } = (await response.json()) as { icons: { src: string; sizes: string; type: string }[]; start_url: string; scope: string };
  expect([start_url, scope]).toEqual(['/', '/']);
  const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  for (const { src, sizes, type } of [...icons, { src: touch, sizes: '180x180', type: 'image/png' }]) {
    expect((await page.request.get(src)).headers()['content-type']).toContain(type);
    const size = await page.evaluate(
      (at) =>
        new Promise<string>((resolve) => {
          const image = new Image();
          image.addEventListener('load', () => resolve(`${image.naturalWidth}x${image.naturalHeight}`));
          image.setAttribute('src', at);
        }),
      src,
    );
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
});

test('the back office keeps its own colour scheme: light until the owner chooses another', async ({ browser, server }) => {
  const page = await (await browser.newContext({ baseURL: server.url, colorScheme: 'dark' })).newPage();
  await enter(page, server);
  // Records every colour scheme of the document from its start.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.documentElement.getAttribute('data-scheme') ?? '')).observe(document, { attributes: true, attributeFilter: ['data-scheme'], childList: true, subtree: true });
  });
  const schemes = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].filter(Boolean));
  const settled = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/fr/admin/meats');
  await settled();
  expect(await schemes()).toEqual(['light']);
  await page.goto('/fr');
  await settled();
  expect(await schemes()).toEqual(['dark']);
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), STORAGE_KEYS.scheme);
  await page.goto('/fr/admin/meats');
  await settled();
  expect(await schemes()).toEqual(['dark']);
  await page.context().close();
});
