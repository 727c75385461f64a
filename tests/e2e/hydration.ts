import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has hydrated the prerendered page and the effects of its components have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  // Suspense boundaries are hydrated after the shell; until then the browser is not idle.
  await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
}

/** Returns the addresses in the server's sitemap, once the server has prerendered their pages. */
export async function sitemapOf(url: string): Promise<string[]> {
  let found: string[] = [];
  await expect
    .poll(async () => {
      const xml = await (await fetch(`${url}/sitemap.xml`)).text();
      found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
      return found.length;
    }, { timeout: 30_000 })
    .toBeGreaterThan(0);
  return found;
}

/** Returns the date or time picker that replaces a native input. The picker loads once the input is visible. */
export async function enhancedField(page: Page, name: RegExp): Promise<Locator> {
  const group = page.getByRole('group', { name });
  // Scrolls by evaluation, because the picker may replace the native input at any moment.
  await group.or(page.getByLabel(name)).first().evaluate((field) => field.scrollIntoView({ block: 'center' }));
  return group;
}
