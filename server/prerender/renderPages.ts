import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/language';
import { renderDocument, type Page, type RenderedPage } from './renderDocument';

/** Public API responses as JSON, by the cache keys of the pages. */
export type PublicDataJson = Readonly<Record<string, string>>;

/** A page, and the keys of the responses that it was rendered from. */
export interface WrittenPage {
  page: Page;
  reads: readonly string[];
}

export interface PageRenderer {
  /** Renders the page at an address. @throws Error when the page cannot be rendered */
  render(address: string, responses: PublicDataJson): Promise<WrittenPage>;
}

export interface RenderOptions {
  /** Path of the built site's `index.html`. */
  template: string;
  /** Path of the built `src/prerender.ts`. */
  prerender: string;
  publicUrl: string;
}

interface Prerender {
  renderPage: (address: string, options: { answers: Record<string, unknown>; origin: string }) => Promise<RenderedPage & { reads: string[] }>;
}

const NOT_FOUND = /^\/\w\w\/404$/;

export const languageOf = (address: string): Language => {
  const first = address.split('/')[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
};

/** Creates a renderer that runs in the current thread. @throws Error when the site or its template cannot be read */
export async function openRenderer({ template, prerender, publicUrl }: RenderOptions): Promise<PageRenderer> {
  const [html, { renderPage }] = await Promise.all([readFile(template, 'utf8'), import(/* @vite-ignore */ pathToFileURL(prerender).href) as Promise<Prerender>]);
  let parsed: { json: PublicDataJson; answers: Record<string, unknown> } | null = null;
  return {
    async render(address, json) {
      if (parsed?.json !== json) parsed = { json, answers: Object.fromEntries(Object.entries(json).map(([key, text]) => [key, JSON.parse(text) as unknown])) };
      const { reads, ...rendered } = await renderPage(address, { answers: parsed.answers, origin: publicUrl });
      return { reads, page: renderDocument(html, rendered, languageOf(address), NOT_FOUND.test(address) ? 404 : 200) };
    },
  };
}
