import { enter } from './admin';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';

test('the list of texts links to the page that shows a text and outlines it until the user navigates away', async ({ page, server }) => {
  test.slow();
  await enter(page, server);
  await page.goto('/fr/admin/texts');
  await page.getByRole('button', { name: /^Pizzas/ }).click();
  await page.getByRole('button', { name: /^La page elle-même/ }).click();
  await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(60);
  await page.getByRole('link', { name: 'Voir sur la page pizzas.price' }).click();
  await expect(page).toHaveURL(/\/fr\/pizzas\?text=pizzas\.price$/);
  const outlined = page.locator('[data-outlined]');
  await expect(outlined).toHaveCount(1);
  await expect(outlined).toBeInViewport();
  await expect(page.getByText('Ce texte est encadré sur la page.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 4, name: 'pizzas.price' })).toBeVisible();
  await page.goForward();
  await expect(outlined).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fumoir', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/smokehouse$/);
  await expect(outlined).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Le texte cherché' })).toHaveCount(0);
});

test('a page that does not contain the linked text says so to the owner, and shows visitors no message or outline', async ({ page, browser, server }) => {
  test.slow();
  const visitors = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitors.goto('/fr/pizzas?text=pizzas.price');
  await waitForHydration(visitors);
  await expect(visitors.locator('[data-outlined]')).toHaveCount(0);
  await visitors.context().close();

  await enter(page, server);
  await page.goto('/fr/booking?text=booking.success.title');
  await expect(page.getByText(/^Ce texte n’est pas sur la page en ce moment/)).toBeVisible();
  await page.getByRole('button', { name: 'Ne plus encadrer' }).click();
  await expect(page).toHaveURL(/\/fr\/booking$/);
});
