import { LANGUAGES } from '../../src/contract/language';
import { detailTexts } from '../../src/features/offers/detailTexts';
import { trainingsTexts } from '../../src/pages/public/trainingsTexts';
import { eventsTexts } from '../../src/pages/public/eventsTexts';
import { notFoundTexts } from '../../src/pages/public/notFoundTexts';
import { expect, test } from './fixtures';
import { sitemapOf, waitForHydration } from './hydration';

const { tree: offers } = detailTexts;

for (const language of LANGUAGES) {
  test(`each listed training leads to its page, and the page to a booking (${language})`, { tag: language === 'en' ? '@phone' : [] }, async ({ page }) => {
    await page.goto(`/${language}`);
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: language === 'fr' ? 'Formations' : 'Trainings' }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/formations$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trainingsTexts.tree.title[language]);
    // At least the five seeded items; other tests on this server may have published more.
    await expect(page.getByRole('article').nth(4)).toBeVisible();
    await page.getByRole('link', { name: language === 'fr' ? 'Ma première poitrine' : 'My first brisket' }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/formations/first-brisket$`));
    await expect(page).toHaveTitle(language === 'fr' ? 'Ma première poitrine · Boucane' : 'My first brisket · Boucane');
    await expect(page.getByRole('heading', { level: 2, name: offers.detail.covered[language] })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: offers.detail.focus[language] })).toBeVisible();
    // A sample has no seats and no day that could be booked.
    await page.getByRole('link', { name: offers.detail.proposeDay[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking$`));
  });

  test(`events are listed above the calendar, and each has a page (${language})`, { tag: language === 'fr' ? '@phone' : [] }, async ({ page }) => {
    await page.goto(`/${language}/events`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(eventsTexts.tree.title[language]);
    await expect(page.getByRole('article').nth(5)).toBeVisible();
    await page.getByRole('heading', { level: 2, name: eventsTexts.tree.calendar[language] }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 20_000 });
    await page.goto(`/${language}/events/chefs-table`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 2, name: offers.detail.served[language] })).toBeVisible();
    await expect(page.getByText(offers.detail.seats_other[language].replace('{{count}}', '12'))).toBeVisible();
    await page.getByRole('link', { name: offers.allEvents[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/events$`));
  });

  test(`an unknown offer returns 404 with the not-found page (${language})`, async ({ page, server, complaints }) => {
    complaints.allow(/status of 404/);
    await sitemapOf(server.url);
    const response = await fetch(`${server.url}/${language}/events/nothing`, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(notFoundTexts.tree.title[language]);
    await page.goto(`/${language}/formations/nothing`);
    await expect(page.getByRole('heading', { level: 1, name: offers.missing.training[language] })).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  });
}

test('offer pages do not overflow horizontally', { tag: '@both' }, async ({ page }) => {
  for (const path of ['/fr/formations', '/fr/formations/feeding-fifty', '/fr/events', '/fr/events/village-mechoui']) {
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
});
