import { expect, type Page } from '@playwright/test';

/** Waits until the application has taken over the page that the server wrote. */
export const untilLive = (page: Page) => page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));

/** The addresses that a server offers to search engines, once it has written their pages. */
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
