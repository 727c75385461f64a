import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sitemapOf, waitForHydration } from './hydration';
import { publishOffers } from './publicOffers';

/** Content of a page without JavaScript. */
interface Found {
  status: number;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  headings: number;
  links: string[];
  bytes: number;
  data: string[];
}

const READ = `(html) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = (name) => page.querySelector(name)?.getAttribute('content') ?? '';
  return {
    title: page.title,
    description: content('meta[name=description]'),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    alternates: Object.fromEntries([...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
    headings: page.querySelectorAll('h1').length,
    links: [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
    data: [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
  };
}`;

/** Returns a function that reads a page's HTML. The HTML is fetched outside the browser; the page is used for parsing only. */
async function reader(browser: { newPage: () => Promise<Page> }) {
  const page = await browser.newPage();
  return async (url: string): Promise<Found> => {
    const response = await fetch(url, { headers: { accept: '*/*' } });
    const html = await response.text();
    const found = await page.evaluate(`(${READ})(${JSON.stringify(html)})`);
    return { ...(found as Omit<Found, 'status' | 'bytes'>), status: response.status, bytes: Buffer.byteLength(html) };
  };
}

test('every URL of the sitemap has its own metadata and a reciprocal link to its translation', async ({ browser, server, owner }) => {
  await publishOffers(owner);
  test.slow();
  const addresses = await sitemapOf(server.url);
  const read = await reader(browser);
  const pages = new Map<string, Found>();
  for (const address of addresses) pages.set(address, await read(address));
  expect(addresses.filter((address) => /\/(formations|events)\/[^/]+$/.test(address)).length).toBeGreaterThanOrEqual(4);
  for (const [address, page] of pages) {
    expect(page.status, address).toBe(200);
    expect(page.headings, address).toBe(1);
    expect(page.canonical).toBe(address);
    expect(page.title.length, address).toBeGreaterThan(8);
    expect(page.description.length, address).toBeGreaterThan(40);
    expect(Object.keys(page.alternates).toSorted()).toEqual(['en-CA', 'fr-CA', 'x-default']);
    expect(Object.values(page.alternates)).toContain(address);
    for (const alternate of Object.values(page.alternates)) expect(pages.get(alternate)?.alternates, `${alternate} points back at ${address}`).toEqual(page.alternates);
    expect(page.data.length, address).toBeGreaterThan(0);
    for (const data of page.data) expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
  }
  const inOrder = [...pages];
  for (const key of ['title', 'description'] as const) {
    const values = inOrder.map(([address, page]) => `${address.split('/')[3] ?? ''} ${page[key]}`);
    expect(values.filter((value, index) => values.indexOf(value) !== index), `a ${key} twice`).toEqual([]);
  }
  console.info(inOrder.map(([address, page]) => `${(page.bytes / 1000).toFixed(1).padStart(7)} kB  ${new URL(address).pathname}`).join('\n'));
});

test("every internal link and every file referenced in a page's head exists", async ({ browser, server }) => {
  test.slow();
  const read = await reader(browser);
  const links = new Set<string>();
  for (const address of await sitemapOf(server.url)) for (const link of (await read(address)).links) if (link.startsWith('/')) links.add(link.replace(/#.*/, ''));
  expect(links.size).toBeGreaterThan(30);
  for (const link of links) expect((await fetch(server.url + link, { headers: { accept: 'text/html' } })).status, link).toBe(200);
  expect((await fetch(`${server.url}/robots.txt`)).status).toBe(200);
  for (const file of ['/card-fr.png', '/card-en.png']) {
    // A card without its drawing, which takes the place of one that could not be drawn, has a few kilobytes.
    expect((await (await fetch(server.url + file)).arrayBuffer()).byteLength, file).toBeGreaterThan(40_000);
  }
});

test('pages with rich search results have structured data of their type', async ({ browser, server, owner }) => {
  const { event, training } = await publishOffers(owner);
  const read = await reader(browser);
  await sitemapOf(server.url);
  for (const [path, type] of [['/fr/contact', 'FoodEstablishment'], ['/en/about', 'FoodEstablishment'], [`/fr${event}`, 'Event'], [`/en${training}`, 'Course'], ['/fr/events', 'ItemList'], ['/en/formations', 'ItemList']] as const) {
    const { data } = await read(server.url + path);
    expect(data.join(), path).toContain(`"@type":"${type}"`);
  }
});

test("a list's structured data stays in the head after hydration", async ({ page, owner }) => {
  await publishOffers(owner);
  await page.goto('/fr/events');
  await waitForHydration(page);
  expect(await page.locator('head script[type="application/ld+json"]').allTextContents()).toEqual([expect.stringContaining('"@type":"ItemList"')]);
});

test('an unlisted screen has noindex, language and title in its HTML', async ({ server }) => {
  await sitemapOf(server.url);
  const token = 'x'.repeat(43);
  for (const [path, language, title] of [['/en/memberLogin', 'en-CA', 'Log in · Boucane'], ['/fr/admin/events', 'fr-CA', 'Gérer les événements · Boucane'], [`/en/request/${token}`, 'en-CA', 'Your request · Boucane'], ['/reset-password?token=x', 'fr-CA', null]] as const) {
    // The link checker of a mail gateway accepts any content type.
    const response = await fetch(server.url + path, { headers: { accept: '*/*' } });
    const html = await response.text();
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toContain('<title></title>');
    expect(html).toContain(title === null ? ' · Boucane</title>' : `<title>${title}</title>`);
  }
});

/** Returns the visible text of a page. */
const textOf = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

test('offer pages have the same content with and without JavaScript', async ({ browser, page, server }, { project }) => {
  test.slow();
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
  const still = await context.newPage();
  await sitemapOf(server.url);
  for (const path of ['/fr/formations', '/en/formations', '/fr/formations/first-brisket', '/en/formations/first-brisket', '/fr/events/pizza-night', '/en/events/chefs-table', '/fr/about']) {
    // A change by another test is prerendered a few seconds later; until then the two texts may differ.
    await expect(async () => {
      await still.goto(server.url + path);
      await page.goto(path);
      await waitForHydration(page);
      expect(await textOf(page), path).toBe(await textOf(still));
    }).toPass({ timeout: 60_000 });
  }
  await context.close();
});
