import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../src/contract/language';
import { SETTINGS_KEY } from '../../src/contract/settings';
import { renderShell, type Page, type Shell } from './renderDocument';
import { languageOf, type PublicDataJson, type PageRenderer, type WrittenPage } from './renderPages';
import { spaced } from './spaced';

type PublicData = Record<string, unknown>;

/** Exports of the built `src/prerender.ts` that are used here. */
interface SiteAddresses {
  pageAddresses: (responses: PublicData) => string[];
  isAddress: (address: string, responses: PublicData) => boolean;
  isSearchableAddress: (address: string, responses: PublicData) => boolean;
  shellAt: (address: string, language: Language, responses: PublicData) => Shell;
}

export interface PrerendererOptions {
  /** Path of the built `src/prerender.ts`. */
  prerender: string;
  /** Path of the built site's `index.html`. */
  template: string;
  renderer: PageRenderer;
  /** Reads the public API responses, by the cache keys of the pages. */
  answers: () => Promise<PublicData>;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
  /** Minimum interval between two reads of the responses, in milliseconds. */
  pauseMs?: number;
}

/** The site's prerendered pages. A page is rendered again when the public responses that it reads change. */
export interface Prerenderer {
  /**
   * Returns the page for a navigation, or the not-found page for an unknown address. Waits for a page that is queued, and moves it to the front of
   * the queue. A page that is rendered in the browser, or whose prerendering failed, gets the app shell with its language and title.
   * @returns null before the first responses have been read
   */
  find: (address: string) => Promise<Page | null>;
  /** Returns the addresses whose page could not be prerendered. */
  failures: () => string[];
  /** Returns the addresses for search engines. */
  addresses: () => string[];
  /**
   * Reads the public responses again, removes pages that no longer exist and renders pages whose responses have changed. Never rejects.
   * @returns a promise that settles when all pages are rendered
   */
  refresh: () => Promise<void>;
}

const PAUSE_MS = 1000;

const isNotFound = (address: string) => address.endsWith('/404');

/** Data from which the pages are rendered at a given time. */
interface Edition {
  site: SiteAddresses;
  template: string;
  answers: PublicData;
  json: PublicDataJson;
  addresses: ReadonlySet<string>;
}

export function createPrerenderer({ prerender, template, renderer, answers, log, pauseMs = PAUSE_MS }: PrerendererOptions): Prerenderer {
  let edition: Edition | null = null;
  let pages = new Map<string, WrittenPage>();
  /** Addresses of the pages to render, in this order. */
  let queue = new Map<string, PromiseWithResolvers<void>>();
  const failed = new Set<string>();
  const shells = new Map<string, Page>();

  const readEdition = async (): Promise<Edition> => {
    const site = edition?.site ?? ((await import(/* @vite-ignore */ pathToFileURL(prerender).href)) as SiteAddresses);
    const html = edition?.template ?? (await readFile(template, 'utf8'));
    const current = await answers();
    const json = Object.fromEntries(Object.entries(current).map(([key, answer]) => [key, JSON.stringify(answer)]));
    return { site, template: html, answers: current, json, addresses: new Set(site.pageAddresses(current)) };
  };

  const settle = (address: string) => {
    queue.get(address)?.resolve();
    queue.delete(address);
  };

  /** Replaces the current edition. Pages that no longer exist are removed immediately, even if other pages cannot be rendered. */
  const adopt = (next: Edition) => {
    const before = edition?.json ?? {};
    edition = next;
    if (before[SETTINGS_KEY] !== next.json[SETTINGS_KEY]) {
      // Every page shows facts of the business, so no page with former ones is sent any more.
      pages.clear();
      shells.clear();
    }
    const gone = [...pages.keys(), ...queue.keys(), ...failed].filter((address) => !next.addresses.has(address));
    for (const address of gone) {
      settle(address);
      pages.delete(address);
      failed.delete(address);
    }
    const stale = [...pages].filter(([, { reads }]) => reads.some((key) => before[key] !== next.json[key])).map(([address]) => address);
    // Stale pages are removed too, because their lists still contain the removed pages.
    if (gone.length > 0) pages = new Map([...pages].filter(([address]) => !stale.includes(address)));
    const wanted = [...next.addresses].filter((address) => !pages.has(address) || stale.includes(address));
    // Previously failed pages come last, so that one that hangs does not delay the others.
    for (const address of wanted.toSorted((a, b) => Number(failed.has(a)) - Number(failed.has(b)))) if (!queue.has(address)) queue.set(address, Promise.withResolvers());
  };

  const write = async (address: string, { json }: Edition) => {
    try {
      const written = await renderer.render(address, json);
      // The data changed during rendering, so the page stays in the queue.
      if (written.reads.some((key) => json[key] !== edition?.json[key])) return;
      if (queue.has(address)) pages.set(address, written);
      failed.delete(address);
    } catch (err) {
      pages.delete(address);
      if (!failed.has(address)) log.warn({ err, address }, 'prerenderer: a page could not be rendered; the application renders it in the browser');
      failed.add(address);
    }
    settle(address);
  };

  const drain = spaced(async () => {
    const started = performance.now();
    let count = 0;
    for (;;) {
      const [address] = queue.keys();
      if (address === undefined || edition === null) break;
      await write(address, edition);
      count += 1;
    }
    if (count > 0) log.info({ pages: count, ms: Math.round(performance.now() - started) }, 'pages were written');
  }, 0);

  const read = spaced(() => readEdition().then(adopt, (err: unknown) => log.warn({ err }, 'prerenderer: the public data could not be read; the pages are unchanged')), pauseMs);
  let first: Promise<void> | null = null;

  /** Returns the address of the page for a request's address, or null for screens that are rendered in the browser. */
  const targetOf = (address: string): string | null => {
    if (edition === null) return null;
    if (edition.addresses.has(address)) return address;
    return edition.site.isAddress(address, edition.answers) ? null : `/${languageOf(address)}/404`;
  };

  /** Returns the app shell for an address that is rendered in the browser. */
  const shellOf = (address: string): Page | null => {
    if (edition === null) return null;
    const language = languageOf(address);
    const shell = edition.site.shellAt(address, language, edition.answers);
    const key = `${language} ${shell.unlisted} ${shell.title}`;
    const page = shells.get(key) ?? renderShell(edition.template, shell, language);
    shells.set(key, page);
    return page;
  };

  return {
    async find(address) {
      // Waits for the first read after a start. Without this, an address would get the wrong status and language.
      await first;
      const target = targetOf(address);
      if (target === null) return shellOf(address);
      const waiting = queue.get(target);
      if (waiting && !pages.has(target)) {
        queue = new Map([[target, waiting], ...queue]);
        await waiting.promise;
      }
      return pages.get(target)?.page ?? shellOf(address);
    },
    failures: () => [...failed],
    addresses() {
      if (edition === null) return [];
      const { addresses, site, answers: current } = edition;
      return [...addresses].filter((address) => !isNotFound(address) && !failed.has(address) && site.isSearchableAddress(address, current));
    },
    async refresh() {
      const reading = read();
      first ??= reading;
      await reading;
      await drain();
    },
  };
}
