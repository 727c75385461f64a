import { ROUTES } from '../../src/app/routes';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';

test('the root redirects to French, or to the language chosen earlier', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr$/);
  await page.goto('/en/booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
  await waitForHydration(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});

test('unknown paths and languages redirect to the not-found page', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  for (const path of ['/fr/rien-ici', '/de/booking', '/nulle-part']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/fr\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  }
});

test('changing the language keeps the path, query and hash', async ({ page }) => {
  await page.goto('/fr/booking?date=2030-07-06#content');
  await waitForHydration(page);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/booking\?date=2030-07-06#content$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});

const LANGUAGES_AND_SETTINGS = [
  ['fr', 'Paramètres des témoins'],
  ['en', 'Cookie Settings'],
] as const;

const SCREENS = ROUTES.filter(({ path }) => !path.includes(':'));

test.describe('for first-time visitors', () => {
  test.use({ consented: false });
  test.describe.configure({ mode: 'parallel' });

  for (const { path } of SCREENS.filter(({ access }) => access === 'public')) {
    test(`/${path} has one main heading in both languages and the consent settings in its footer`, { tag: '@phone' }, async ({ page, complaints }) => {
      // The not-found page has status 404.
      if (path === '404') complaints.allow(/status of 404.*\/404\)/);
      for (const [language, settings] of LANGUAGES_AND_SETTINGS) {
        await page.goto(`/${language}/${path}`.replace(/\/$/, ''));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await waitForHydration(page);
        await expect(page.getByRole('region', { name: /C’est vous qui décidez|You decide/ })).toBeVisible();
        await page.getByRole('contentinfo').getByRole('button', { name: settings }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
    });
  }
});

test('every member and admin screen redirects a visitor to login in the current language', async ({ page }) => {
  test.slow();
  for (const [index, { path }] of SCREENS.filter(({ access }) => access !== 'public').entries()) {
    const language = index % 2 === 0 ? 'fr' : 'en';
    await page.goto(`/${language}/${path}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/memberLogin$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('the reset link works without a language, and its token is removed from the URL', async ({ page }) => {
  await page.goto('/reset-password?token=abc&email=julie%40example.org');
  await expect(page.getByRole('textbox', { name: 'Courriel du compte' })).toHaveValue('julie@example.org');
  await expect(page).toHaveURL(/\/reset-password$/);
  // The address is kept after a reload and a change of the language.
  await page.reload();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/reset-password$/);
  await expect(page.getByRole('textbox', { name: 'Account email' })).toHaveValue('julie@example.org');
});

test('a missing file does not return an HTML page', async ({ server }) => {
  const response = await fetch(`${server.url}/assets/nothing.js`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).not.toContain('html');
});

test('a page whose code fails to load shows an error, and the rest of the site works', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|Failed to fetch dynamically imported module|PizzasPage/);
  await page.goto('/fr/about');
  await waitForHydration(page);
  await page.route('**/assets/PizzasPage-*.js', (route) => route.abort('failed'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pizzas' }).click();
  await expect(page.getByRole('alert')).toContainText('Cette page ne s’est pas chargée');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fumoir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La carte du fumoir' })).toBeVisible();
});

test('pages have the same content with and without JavaScript', async ({ browser, server, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const address of ['/fr/booking', '/en/booking', '/fr/smokehouse', '/en/pizzas', '/fr/privacy', '/fr/register', '/en/register']) {
    await still.goto(server.url + address);
    await page.goto(address);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await still.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect((await still.getByRole('main').innerText()).length).toBeGreaterThan(400);
  }
  await context.close();
});

test('an unknown URL returns 404 with the not-found page in its HTML', async ({ server }) => {
  const response = await fetch(`${server.url}/en/nothing`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});
