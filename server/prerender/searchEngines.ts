import type { Hono } from 'hono';
import { LANGUAGES, LOCALES } from '../../src/contract/language';
import type { Prerenderer } from './prerenderer';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the address of the same page in another language: only the first segment differs. */
const inLanguage = (address: string, language: string) => address.replace(/^\/\w\w/, `/${language}`);

/** Returns the sitemap: every public page, each with its alternate in the other language. */
export function sitemap(addresses: readonly string[], publicUrl: string): string {
  const link = (hreflang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`;
  const entries = addresses.map((address) => {
    const alternates = LANGUAGES.map((language) => link(LOCALES[language], publicUrl + inLanguage(address, language)));
    return `<url><loc>${escape(publicUrl + address)}</loc>${alternates.join('')}${link('x-default', publicUrl + inLanguage(address, 'fr'))}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

/**
 * Registers `/sitemap.xml` and `/robots.txt`. Excluded pages carry `noindex` themselves instead of a robots.txt rule, because crawlers do not read
 * disallowed pages.
 */
export function mountSearchEngines(app: Hono, pages: Prerenderer, publicUrl: string): void {
  app.get('/sitemap.xml', (context) => context.body(sitemap(pages.addresses(), publicUrl), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' }));
  app.get('/robots.txt', (context) => context.text(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, { 'cache-control': 'no-cache' }));
}
