import { messageText } from '../../server/http/messages';
import { asOwner, enter, save } from './admin';
import { expect, test } from './fixtures';
import { sitemapOf, waitForHydration } from './hydration';

/* Seeded trainings and events are samples until the owner makes them true. */

test('a seeded event is shown as an example that nobody can reserve and no search engine lists', { tag: '@both' }, async ({ page, server }) => {
  await page.goto('/fr/events');
  await waitForHydration(page);
  await expect(page.getByRole('article').filter({ hasText: 'La table du boucanier' }).getByText('Exemple', { exact: true })).toBeVisible();
  await page.goto('/fr/events/chefs-table');
  await waitForHydration(page);
  await expect(page.getByText('Un exemple, pour montrer le site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réserver des places' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect((await sitemapOf(server.url)).filter((address) => address.includes('chefs-table'))).toEqual([]);
  const asked = await fetch(`${server.url}/api/event/chefs-table/seats`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Marie', email: 'marie@example.org', seats: 2, message: '', waitlist: false, language: 'fr' }) });
  expect([asked.status, ((await asked.json()) as { message: string }).message]).toEqual([409, messageText('seatsOfSample', 'fr')]);
});

test('the owner finds the examples on the dashboard, makes one true, and it can be reserved', async ({ page, server, owner }) => {
  await enter(page, server);
  await page.goto('/fr/admin');
  const card = page.getByRole('region', { name: 'À remplacer avant d’ouvrir' });
  await expect(card.getByRole('link', { name: /^\d+ vidéos? de la galerie$/ })).toHaveAttribute('href', '/fr/admin/settings/films');
  // This server's facts have been replaced, so the card asks for none of them.
  await expect(card.getByText(/Identité et coordonnées|Point de départ|Taxes/)).toHaveCount(0);
  await card.getByRole('link', { name: /^Événements/ }).click();
  await expect(page).toHaveURL(/\/fr\/admin\/events\?sample=true$/);
  await page.goto('/fr/admin/events/village-mechoui/edit');
  const box = page.getByRole('checkbox', { name: 'Exemple' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await save(page);
  expect((await asOwner(owner, 'GET', '/event/village-mechoui')).data).toMatchObject({ sample: false });
  await expect.poll(async () => (await sitemapOf(server.url)).filter((address) => address.includes('village-mechoui')).length, { timeout: 30_000 }).toBe(2);
  await page.goto('/fr/events/village-mechoui');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Réserver des places' })).toBeVisible();
  await expect(page.getByText('Un exemple, pour montrer le site')).toHaveCount(0);
});
