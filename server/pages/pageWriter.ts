import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/contract/language';
import { assemble, type Page, type RenderedPage } from './assemble';

/** What the site's built code offers to whoever wants its pages as HTML. */
interface Renderer {
  /** Every address that is the same for all visitors, given what there is. */
  pageAddresses: (answers: Record<string, unknown>) => string[];
  /** Whether an address belongs to the site at all, given what there is. */
  isAddress: (address: string, answers: Record<string, unknown>) => boolean;
  renderPage: (address: string, options: { answers: Record<string, unknown>; origin: string }) => Promise<RenderedPage>;
}

export interface PageWriterOptions {
  /** The built site's `index.html`. */
  template: string;
  /** The built renderer. */
  renderer: string;
  publicUrl: string;
  /** What the API would answer, by the key under which the pages read it. */
  answers: () => Promise<Record<string, unknown>>;
  log: { warn: (fields: object, message: string) => void };
}

/** The site's pages as HTML, written anew whenever what they show has changed. */
export interface PageWriter {
  /** The page at an address; null when the application itself must answer, or nothing is there. */
  page: (address: string) => Page | null;
  /** The not-found page of an address's language, when the address belongs to nothing; else null. */
  missing: (address: string) => Page | null;
  /** Addresses for search engines. */
  addresses: () => string[];
  /** Writes all pages anew; calls that come while it writes lead to one more round. Never rejects: the old pages stay. */
  refresh: () => Promise<void>;
  /** Settled once the first writing is over, however it ended; at once when none was asked for. */
  begun: () => Promise<void>;
}

const NOT_FOUND = /^\/\w\w\/404$/;

/** A page with the mark of what it was made of. */
interface Written {
  mark: string;
  page: Page;
}

const markOf = (template: string, rendered: RenderedPage) => createHash('sha256').update(JSON.stringify([template, rendered])).digest('base64');

const languageOf = (address: string) => {
  const first = address.split('/')[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
};

export function createPageWriter({ template, renderer, publicUrl, answers, log }: PageWriterOptions): PageWriter {
  let pages: ReadonlyMap<string, Written> = new Map();
  let known: Record<string, unknown> = {};
  let code: Renderer | null = null;
  let writing: Promise<void> | null = null;
  let first: Promise<void> | null = null;
  let again = false;

  const write = async () => {
    code ??= (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as Renderer;
    const [html, data] = await Promise.all([readFile(template, 'utf8'), answers()]);
    const next = new Map<string, Written>();
    for (const address of code.pageAddresses(data)) {
      const rendered = await code.renderPage(address, { answers: data, origin: publicUrl });
      const mark = markOf(html, rendered);
      const before = pages.get(address);
      // A change shows on a few pages, and packing one costs far more than rendering it.
      next.set(address, before?.mark === mark ? before : { mark, page: await assemble(html, rendered, languageOf(address), NOT_FOUND.test(address) ? 404 : 200) });
    }
    pages = next;
    known = data;
  };

  const refresh = async () => {
    if (writing) {
      again = true;
      return writing;
    }
    writing = (async () => {
      do {
        again = false;
        await write().catch((failure: unknown) => log.warn({ err: failure }, 'The pages could not be written; the application answers in their place'));
      } while (again);
      // Not a moment later: a call in between would be lost.
      writing = null;
    })();
    first ??= writing;
    await writing;
  };

  return {
    page: (address) => pages.get(address)?.page ?? null,
    missing: (address) => (code === null || code.isAddress(address, known) ? null : (pages.get(`/${languageOf(address)}/404`)?.page ?? null)),
    addresses: () => [...pages].filter(([, { page }]) => page.status === 200).map(([address]) => address),
    refresh,
    begun: () => first ?? Promise.resolve(),
  };
}
