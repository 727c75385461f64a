import { expect, test } from './fixtures';
import { untilLive } from './live';

test.use({ consented: false });

test('the question about cookies comes after a second, is answered once, and can be answered anew from the footer', async ({ page, context }) => {
  await page.goto('/fr/about');
  await page.getByRole('button', { name: 'Nécessaires seulement' }).click();
  await expect(page.getByRole('button', { name: 'Nécessaires seulement' })).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);
  await page.reload();
  await untilLive(page);
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await context.cookies())[0]?.value).toContain('.all.');
});
