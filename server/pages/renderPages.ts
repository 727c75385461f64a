import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/language';
import { assemble, type Page, type RenderedPage } from './assemble';

/** Public answers of the API as JSON, by the key under which the pages read them. */
export type AnswersJson = Readonly<Record<string, string>>;

/** A page, and the keys of the answers that it was rendered from. */
export interface WrittenPage {
  page: Page;
  reads: readonly string[];
}

export interface PageRenderer {
  /** Renders the page at an address. @throws Error when that page cannot be rendered */
  render(address: string, answers: AnswersJson): Promise<WrittenPage>;
}

export interface RenderOptions {
  /** The built site's `index.html`. */
  template: string;
  /** The built `src/prerender.ts`. */
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

/** Renders pages in this thread. @throws Error when the site or its template cannot be read */
export async function openRenderer({ template, prerender, publicUrl }: RenderOptions): Promise<PageRenderer> {
  const [html, { renderPage }] = await Promise.all([readFile(template, 'utf8'), import(/* @vite-ignore */ pathToFileURL(prerender).href) as Promise<Prerender>]);
  let parsed: { json: AnswersJson; answers: Record<string, unknown> } | null = null;
  return {
    async render(address, json) {
      if (parsed?.json !== json) parsed = { json, answers: Object.fromEntries(Object.entries(json).map(([key, text]) => [key, JSON.parse(text) as unknown])) };
      const { reads, ...rendered } = await renderPage(address, { answers: parsed.answers, origin: publicUrl });
      return { reads, page: assemble(html, rendered, languageOf(address), NOT_FOUND.test(address) ? 404 : 200) };
    },
  };
}
