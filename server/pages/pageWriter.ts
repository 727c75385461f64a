import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../src/contract/language';
import { assembleShell, type Page } from './assemble';
import { languageOf, type AnswersJson, type PageRenderer, type WrittenPage } from './renderPages';
import { spaced } from './spaced';

type Answers = Record<string, unknown>;

/** Part of the built `src/prerender.ts`. */
interface SiteAddresses {
  pageAddresses: (answers: Answers) => string[];
  isAddress: (address: string, answers: Answers) => boolean;
  isSearchableAddress: (address: string, answers: Answers) => boolean;
  shellAt: (address: string, language: Language) => { title: string; unlisted: boolean };
}

export interface PageWriterOptions {
  /** The built `src/prerender.ts`. */
  prerender: string;
  /** The built site's `index.html`. */
  template: string;
  renderer: PageRenderer;
  /** Reads the public answers of the API, by the key under which the pages read them. */
  answers: () => Promise<Answers>;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
  /** Least time between two readings of the answers, in milliseconds. */
  pauseMs?: number;
}

/** The site's pages as HTML, written again when the public answers that they read change. */
export interface PageWriter {
  /**
   * The page to answer a navigation with: the one at the address, or the not-found page when the address belongs to no screen. Waits for
   * a page that is being written, which then goes first. A page of the application's own, or one that cannot be written, is the empty
   * one with its language and title.
   * @returns null while nothing is known yet
   */
  find: (address: string) => Promise<Page | null>;
  /** Addresses whose page cannot be written. */
  failures: () => string[];
  /** Addresses for search engines. */
  addresses: () => string[];
  /**
   * Reads the public answers again. Pages of what is gone leave; pages that read what has changed are written. Never rejects.
   * @returns a promise that settles when all pages are written
   */
  refresh: () => Promise<void>;
}

const PAUSE_MS = 1000;

const isNotFound = (address: string) => address.endsWith('/404');

/** What the pages are made of at a moment. */
interface Edition {
  site: SiteAddresses;
  template: string;
  answers: Answers;
  json: AnswersJson;
  addresses: ReadonlySet<string>;
}

export function createPageWriter({ prerender, template, renderer, answers, log, pauseMs = PAUSE_MS }: PageWriterOptions): PageWriter {
  let edition: Edition | null = null;
  let pages = new Map<string, WrittenPage>();
  /** Addresses whose page is to be written, in that order. */
  let queue = new Map<string, PromiseWithResolvers<void>>();
  const failed = new Set<string>();

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

  /** Puts another edition in force: pages of what is gone leave at once, whether the others can be written or not. */
  const adopt = (next: Edition) => {
    const before = edition?.json ?? {};
    edition = next;
    const gone = [...pages.keys(), ...queue.keys(), ...failed].filter((address) => !next.addresses.has(address));
    for (const address of gone) {
      settle(address);
      pages.delete(address);
      failed.delete(address);
    }
    const stale = [...pages].filter(([, { reads }]) => reads.some((key) => before[key] !== next.json[key])).map(([address]) => address);
    // Lists still name what is gone.
    if (gone.length > 0) pages = new Map([...pages].filter(([address]) => !stale.includes(address)));
    const wanted = [...next.addresses].filter((address) => !pages.has(address) || stale.includes(address));
    // The failed ones last: one that hangs keeps no other waiting.
    for (const address of wanted.toSorted((a, b) => Number(failed.has(a)) - Number(failed.has(b)))) if (!queue.has(address)) queue.set(address, Promise.withResolvers());
  };

  const write = async (address: string, { json }: Edition) => {
    try {
      const written = await renderer.render(address, json);
      // Changed while it was rendered: it stays in the queue.
      if (written.reads.some((key) => json[key] !== edition?.json[key])) return;
      if (queue.has(address)) pages.set(address, written);
      failed.delete(address);
    } catch (err) {
      pages.delete(address);
      if (!failed.has(address)) log.warn({ err, address }, 'page writer: a page could not be written; the application renders it in the browser');
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

  const read = spaced(() => readEdition().then(adopt, (err: unknown) => log.warn({ err }, 'page writer: the public answers could not be read; the pages stay')), pauseMs);
  let first: Promise<void> | null = null;

  /** The address of the page that answers an address; null for the application's own screens. */
  const targetOf = (address: string): string | null => {
    if (edition === null) return null;
    if (edition.addresses.has(address)) return address;
    return edition.site.isAddress(address, edition.answers) ? null : `/${languageOf(address)}/404`;
  };

  const shells = new Map<string, Page>();
  /** The page of an address that the application renders. */
  const shellOf = (address: string): Page | null => {
    if (edition === null) return null;
    const language = languageOf(address);
    const shell = edition.site.shellAt(address, language);
    const key = `${language} ${shell.unlisted} ${shell.title}`;
    const page = shells.get(key) ?? assembleShell(edition.template, shell, language);
    shells.set(key, page);
    return page;
  };

  return {
    async find(address) {
      // Just after a start nothing is known yet: without waiting an address would get the wrong status and language.
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
