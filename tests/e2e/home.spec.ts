import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';

const gallery = (page: Page) => page.getByRole('region', { name: 'Le fumoir en images' });

/** Scrolls to the carousel and waits for its first slide. */
async function openGallery(page: Page) {
  await page.goto('/fr');
  await waitForHydration(page);
  await page.locator('#about').scrollIntoViewIfNeeded();
  await expect(gallery(page).getByRole('group', { name: 'Le fumoir à la brunante, 1 sur 10' })).toBeVisible({ timeout: 20_000 });
}

test("the home page's text is visible without JavaScript", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [language, title, book, training] of [
    ['fr', 'Le fumoir vient à votre fête.', 'Réserver une date', 'Ma première poitrine'],
    ['en', 'The smoker comes to your party.', 'Book a date', 'My first brisket'],
  ] as const) {
    await page.goto(`${server.url}/${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText('St-Liboire');
    await expect(page.getByRole('link', { name: book })).toHaveAttribute('href', `/${language}/booking`);
    await expect(page.locator('#formations-overview')).toContainText(training);
    await expect(page.locator('#formations-overview').getByRole('article')).toHaveCount(2);
    await expect(page.locator('#events-overview').getByRole('article')).toHaveCount(2);
    await expect(page.locator('#events-overview').getByRole('article').first()).toContainText(/\$\d/);
  }
  await context.close();
});

test('the home page links to every service', { tag: '@both' }, async ({ page }) => {
  await page.goto('/fr');
  await waitForHydration(page);
  const paths = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of ['booking', 'your-event', 'pizzas', 'smokehouse', 'formations', 'events', 'contact', 'about']) expect(paths).toContain(`/fr/${path}`);
  await page.getByRole('link', { name: 'Une soirée pizza' }).click();
  await expect(page).toHaveURL(/\/fr\/pizzas$/);
});

test('the carousel works by keyboard in both directions without third-party requests', async ({ page }) => {
  await openGallery(page);
  const slides = gallery(page);
  await slides.locator('button[aria-current]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slides.getByRole('group', { name: 'La longue table dans la neige, 2 sur 10' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slides.getByRole('group', { name: /, 1 sur 10$/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slides.getByRole('button', { name: 'Regarder : Une soirée chez vous' })).toBeVisible();
  await expect(slides.locator('iframe')).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  // Smoke is drawn with WebGL, and software rendering without a GPU logs this warning.
  test.beforeEach(({ complaints }) => complaints.allow(/GPU stall due to ReadPixels/));

  test('the opening overlay covers the text, ignores clicks and disappears', async ({ page }) => {
    await page.goto('/fr', { waitUntil: 'commit' });
    const opening = page.locator('[data-opening]');
    await expect(opening).toBeAttached();
    await expect(opening.locator('a, button, [tabindex]')).toHaveCount(0);
    expect(await opening.evaluate((box) => getComputedStyle(box).pointerEvents)).toBe('none');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(opening).toHaveCount(0, { timeout: 20_000 });
  });

  test('the smoke starts only after pointer input', { tag: '@phone' }, async ({ page }) => {
    test.slow();
    await page.goto('/fr');
    await waitForHydration(page);
    await expect(page.locator('[data-opening]')).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator('canvas')).toHaveCount(0);
    // A machine without a graphics card may soon remove the canvas again, so the test only checks that it appeared.
    const lit = page.waitForSelector('canvas', { state: 'attached', timeout: 40_000 });
    await page.mouse.move(200, 300);
    await page.mouse.move(260, 320);
    await lit;
  });

  test('the carousel rotates automatically and can be stopped', async ({ page }) => {
    await openGallery(page);
    await gallery(page).getByRole('button', { name: 'Arrêter le carrousel' }).click();
    await expect(gallery(page).getByRole('button', { name: 'Lancer le carrousel' })).toBeVisible();
  });
});
