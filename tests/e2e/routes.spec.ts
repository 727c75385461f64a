import { ROUTES } from '../../src/app/routes';
import { expect, test } from './fixtures';
import { untilLive } from './live';

test('the root leads to French, or to the language chosen before', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr$/);
  await page.goto('/en/booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
  await untilLive(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});

test('unknown paths and unknown languages lead to the not-found page', { tag: '@once' }, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  for (const path of ['/fr/rien-ici', '/de/booking', '/nulle-part']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/fr\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  }
});

test('changing language keeps the path, the query and the hash', async ({ page }) => {
  await page.goto('/fr/booking?date=2030-07-06#content');
  await untilLive(page);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/booking\?date=2030-07-06#content$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});

test('every public route answers in both languages with one main heading, and the choice of cookies can be changed at its foot', async ({ page, complaints, isMobile }) => {
  // The not-found page is one of them, and its status is what it says.
  complaints.allow(/status of 404.*\/404\)/);
  test.slow();
  for (const { path, access } of ROUTES.filter((route) => !route.path.includes(':'))) {
    // The words are the same on a phone, and so is the way they are reached.
    for (const language of isMobile ? ['fr'] : ['fr', 'en']) {
      await page.goto(`/${language}/${path}`.replace(/\/$/, ''));
      if (access !== 'public') await expect(page).toHaveURL(new RegExp(`/${language}/memberLogin$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (access !== 'public') continue;
      await untilLive(page);
      await page.getByRole('contentinfo').getByRole('button', { name: /Paramètres des témoins|Cookie Settings/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
  }
});

test('the reset link of the mails works without a language in it, and leaves the address bar', { tag: '@once' }, async ({ page }) => {
  await page.goto('/reset-password?token=abc&email=julie%40example.org');
  await expect(page.getByRole('textbox', { name: 'Courriel du compte' })).toHaveValue('julie@example.org');
  await expect(page).toHaveURL(/\/reset-password$/);
  // Neither a reload nor the other language loses it.
  await page.reload();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/reset-password$/);
  await expect(page.getByRole('textbox', { name: 'Email of the account' })).toHaveValue('julie@example.org');
});

test('a missing file is not answered with a page', { tag: '@once' }, async ({ server }) => {
  const response = await fetch(`${server.url}/assets/nothing.js`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).not.toContain('html');
});

test('a page whose code cannot be fetched says so, and the rest of the site goes on', { tag: '@once' }, async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|Failed to fetch dynamically imported module|PizzasPage/);
  await page.goto('/fr/about');
  await untilLive(page);
  await page.route('**/assets/PizzasPage-*.js', (route) => route.abort('failed'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pizzas' }).click();
  await expect(page.getByRole('alert')).toContainText('Cette page ne s’ouvre pas');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fumoir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La carte du fumoir' })).toBeVisible();
});

test('every page says with its HTML alone what it says with its script', { tag: '@once' }, async ({ browser, server, page }) => {
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

test('an address that belongs to nothing answers 404, with the not-found page in its HTML', { tag: '@once' }, async ({ server }) => {
  const response = await fetch(`${server.url}/en/nothing`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});
