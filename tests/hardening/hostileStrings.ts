/*
 * Sends every known hostile text in every text field, as an administrator, as a member and anonymously, then opens every page
 * in both languages, as a visitor and as the owner. A page may contain only the elements that it contained with harmless texts in the same fields.
 */
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import { asOwner } from '../e2e/admin.ts';
import { logIn, type Owner } from '../e2e/owner.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { HOSTILE } from '../hostile.ts';
import { pathsOf, siteModule, type SitePath } from './sitePaths.ts';
import { runCase } from './harness.ts';
import { forEachConcurrently, seedLocalStorage, openVisitorPage, openBrowser, sessionOf, type Visitor } from './visitor.ts';

const HELPERS = 3;
/** Elements allowed in addition: those of rich text, and those of lists that are long. */
const OURS: ReadonlySet<string> = new Set(['strong', 'a aria-disabled', 'input min']);
/** Number of resources of each kind that are on the pages at the same time. */
const RESOURCE_COUNTS = { short: 25, long: 100 };
const ENOUGH = 799;
const PASSWORD = 'un feu de bois qui dure';
const MONTH_MS = 30 * 86_400_000;

const RESOURCES = { event: 'events', training: 'trainings', meat: 'meats', side: 'sides', tool: 'tools', contentfocus: 'contentfocus' } as const;
type Resource = keyof typeof RESOURCES;
const NAMES = Object.keys(RESOURCES) as Resource[];
/** Tags of page texts that the owner may override. */
const TEXT_TAGS = ['about.title', 'about.lead', 'about.fire.title', 'about.fire.first', 'about.fire.second', 'about.home.title', 'about.home.first', 'about.home.second'];

interface Rules {
  line: (max: number) => { isValidSync: (text: string) => boolean };
}
interface HostileResources {
  textsOf: (resource: Resource) => string[];
  validResource: (resource: Resource, texts: readonly string[]) => Record<string, unknown>;
}

/** Removes white space and invisible characters, because a page may break a long word and a browser collapses white space. */
const bare = (text: string) => text.replaceAll(/[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '').normalize('NFC');

/** Reads everything in a page that may be executable: its elements with the names of their attributes, the targets of its URLs, and its text. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const parts = new Set<string>();
    const addresses: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      parts.add(element.localName);
      for (const { name, value } of element.attributes) {
        parts.add(`${element.localName} ${name}`);
        if (/^(href|src|action|formaction|srcdoc|data|xlink:href|poster|ping|background|cite)$/.test(name) && !/^(https?:\/\/|\/|#|\?|mailto:|tel:|data:image\/(svg\+xml|png|webp)|$)/i.test(value.trim())) addresses.push(`${element.localName} ${name}=${value.slice(0, 80)}`);
      }
    }
    const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);
    return { parts: [...parts], addresses, words: [document.body.innerText, ...typed].join('\n'), ran: 'hit' in window || '__xss' in window || 'isAdmin' in {} };
  });

type Known = Map<string, Set<string>>;

/** Maximum number of readings of a page. A page is read again while content that is still loading may change it. */
const READINGS = 10;
const BETWEEN_MS = 500;

/** Reads a page until it contains only known parts or, if no parts are known, until it no longer changes. Records any code that ran in between. */
async function readStablePage(page: Page, known: ReadonlySet<string> | null): Promise<Awaited<ReturnType<typeof readPage>>> {
  let found = await readPage(page);
  const isKnown = () => known !== null && found.parts.every((part) => OURS.has(part) || known.has(part));
  for (let reading = 1; reading < READINGS && !isKnown(); reading += 1) {
    await page.waitForTimeout(BETWEEN_MS);
    const next = await readPage(page);
    const stays = next.parts.join() === found.parts.join();
    found = { ...next, ran: next.ran || found.ran };
    if (!known && stays) break;
  }
  return found;
}

await runCase('hostileStrings', async ({ long, check }) => {
  const server = await startServer();
  const browser = await openBrowser();
  const owner = await logIn(server.url, server.admin);
  const { line } = await siteModule<Rules>('src/contract/fields.ts');
  const { textsOf, validResource } = await siteModule<HostileResources>('tests/hostileResources.ts');
  const { cleanRich } = await siteModule<{ cleanRich: (markup: string) => string }>('src/contract/richText.ts');

  const LET_IN = HOSTILE.filter((text) => line(200).isValidSync(text) && text.trim() !== '');
  const most = long ? RESOURCE_COUNTS.long : RESOURCE_COUNTS.short;
  const strangers = new Set<string>();
  const ran: string[] = [];
  const faults: string[] = [];
  const missing: string[] = [];
  let sent = 0;
  let refused = 0;
  let pagesSeen = 0;

  const send = async (as: Owner | null, method: string, path: string, body: unknown): Promise<Record<string, unknown> | null> => {
    const response = await fetch(`${server.url}/api${path}`, { method, headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as.token}` } : {}) }, body: JSON.stringify(body) });
    sent += 1;
    if (response.status >= 500) faults.push(`${method} ${path} answered ${response.status}: ${JSON.stringify(body).slice(0, 200)}`);
    if (!response.ok) {
      refused += 1;
      return null;
    }
    return (await response.json().catch(() => ({}))) as Record<string, unknown>;
  };

  /** Assigns texts to the fields of a resource, shifted by one for each resource, so that in the end every field has had every text. */
  const textsFor = (samples: readonly string[], resource: Resource, index: number) => textsOf(resource).map((_, field) => samples[(index + field) % samples.length] ?? '');

  const bookingBy = (name: string, location: string, notes: string) => ({
    date: new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10), type: 'event', peopleCount: 12, kidsCount: 2, kidsPricePerChild: null, selections: { meats: [], sides: [], tools: [], contentFocus: [] }, contactInfo: { name: name.slice(0, 120), email: 'x@example.org', location, notes }, totalCost: null, language: 'fr',
  });

  /** Creates resources of every kind from the texts. @returns the created resources, so that they can be deleted */
  const populate = async (samples: readonly string[], count: number) => {
    const made: { resource: Resource; id: string; texts: string[] }[] = [];
    for (const resource of NAMES)
      for (let index = 0; index < count; index += 1) {
        const texts = textsFor(samples, resource, index);
        const body = { ...validResource(resource, texts), ...(resource === 'event' || resource === 'training' ? { date: new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10), visibility: 'public', isActive: true } : {}) };
        const created = (await send(owner, 'POST', `/${resource}`, body)) ?? (await send(owner, 'POST', `/${resource}`, validResource(resource, texts)));
        if (created) made.push({ resource, id: String(created['id']), texts });
      }
    const requests: string[] = [];
    for (let index = 0; index < Math.min(count, samples.length); index += 1) {
      const [name = '', location = '', notes = ''] = [0, 1, 2].map((field) => samples[(index + field) % samples.length]);
      const answer = await send(null, 'POST', '/booking', bookingBy(name, location, notes));
      if (answer && requests.length < 5) requests.push(String(answer['id']));
      await send(null, 'POST', '/sendEmail', { name: name.slice(0, 120), email: 'x@example.org', subject: 'general', message: notes || location });
    }
    const users: string[] = [];
    for (let index = 0; index < Math.min(count, 20); index += 1) {
      const answer = await send(owner, 'POST', '/user', { username: `u${Date.now().toString(36)}${index}`, email: `u${Date.now().toString(36)}${index}@example.org`, name: (samples[index % samples.length] ?? '').slice(0, 120), role: 'user', password: PASSWORD });
      if (answer) users.push(String(answer['id']));
    }
    for (const [index, tag] of TEXT_TAGS.entries()) {
      await send(owner, 'DELETE', `/content/${tag}`, {});
      await send(owner, 'POST', '/content', { tag, value: { fr: samples[index % samples.length] ?? '', en: samples[(index + 1) % samples.length] ?? '' } });
    }
    return { made, requests, users };
  };

  const clear = async ({ made, users }: Awaited<ReturnType<typeof populate>>) => {
    for (const { resource, id } of made) await asOwner(owner, 'DELETE', `/${resource}/${id}`);
    for (const id of users) await asOwner(owner, 'DELETE', `/user/${id}`);
  };

  const session = await sessionOf(server);
  const visitors = await Promise.all(Array.from({ length: HELPERS }, () => openVisitorPage(browser, server.url)));
  const owners = await Promise.all(Array.from({ length: HELPERS }, () => openVisitorPage(browser, server.url)));
  for (const { page } of owners) await seedLocalStorage(page, session);

  /**
   * Opens every page in its current state. @param known allowed parts by kind of page, or null to collect them @returns the allowed parts by kind of
   * page, and all texts on the pages
   */
  const crawl = async (paths: readonly (SitePath & { kind: string })[], known: Known | null) => {
    const parts: Known = new Map();
    const pageTexts: string[] = [];
    const see = (isOwner: boolean) => async ({ path, kind, language }: SitePath & { kind: string; language: string }, { page, faults: pageFaults }: Visitor) => {
      await page.goto(`/${language}/${path}`.replace(/\/$/, ''));
      await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), [STORAGE_KEYS.content, STORAGE_KEYS.contentTimestamp]);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const type = page.locator('main select').first();
      if (path === 'booking') {
        await type.selectOption({ index: 1 });
        await page.waitForLoadState('networkidle');
      }
      const of = `${kind} ${isOwner ? 'owner' : 'visitor'}`;
      const found = await readStablePage(page, known && (known.get(of) ?? new Set()));
      pagesSeen += 1;
      parts.set(of, new Set([...(parts.get(of) ?? []), ...found.parts]));
      pageTexts.push(bare(found.words));
      if (found.ran) ran.push(`/${language}/${path}`);
      for (const address of found.addresses) strangers.add(`${of}: ${address}`);
      faults.push(...pageFaults.splice(0).map((fault) => `/${language}/${path}: ${fault}`));
    };
    const both = paths.flatMap((each) => ['fr', 'en'].map((language) => ({ ...each, language })));
    await forEachConcurrently(both.filter(({ access }) => access === 'public'), visitors, see(false));
    await forEachConcurrently(both.filter(({ access, path }) => access !== 'public' || /^(about|events|smokehouse)/.test(path)), owners, see(true));
    return { parts, words: pageTexts.join('\n') };
  };

  const pathsTo = async ({ made, requests }: Awaited<ReturnType<typeof populate>>): Promise<(SitePath & { kind: string })[]> => {
    const last = (resource: Resource) => made.filter((record) => record.resource === resource).map(({ id }) => id);
    const several = Math.min(5, most);
    const all = await Promise.all(
      Array.from({ length: several }, (_, index) =>
        pathsOf(owner, {
          event: last('event')[index] ?? 'pizza-night',
          training: last('training')[index] ?? 'first-brisket',
          request: requests[index] ?? requests[0] ?? '',
          picked: Object.fromEntries(NAMES.map((resource) => [RESOURCES[resource], last(resource)[index] ?? ''])),
        }),
      ),
    );
    const first = all[0] ?? [];
    const kinds = all.flatMap((paths) => paths.map((each, index) => ({ ...each, kind: String(index) })));
    return kinds.filter(({ path, kind }, index) => index < first.length || path !== first[Number(kind)]?.path);
  };

  try {
    // The same resources with harmless texts define the allowed parts of each page.
    const harmless = await populate(Array.from({ length: most }, (_, index) => `mot${index}`), most);
    const allowed = await crawl(await pathsTo(harmless), null);
    await clear(harmless);

    const rounds = long ? Math.ceil(LET_IN.length / most) : 1;
    for (let round = 0; round < rounds; round += 1) {
      const words = long ? LET_IN.slice(round * most, (round + 1) * most) : LET_IN.filter((_, index) => index % Math.ceil(LET_IN.length / most) === 0);
      const hostile = await populate(words, words.length);
      const seen = await crawl(await pathsTo(hostile), allowed.parts);
      for (const [of, parts] of seen.parts) for (const part of parts) if (!OURS.has(part) && !allowed.parts.get(of)?.has(part)) strangers.add(`${of}: ${part}`);
      // A name appears on the public pages exactly as typed.
      for (const { resource, texts } of hostile.made) {
        const [name = ''] = texts;
        if (resource !== 'contentfocus' && !seen.words.includes(bare(name))) missing.push(`${resource}: ${name}`);
      }
      await clear(hostile);
    }

    const unstable = HOSTILE.flatMap((text) => [text, `<p>${text}</p>`, `<strong><em>${text}`]).filter((text) => cleanRich(cleanRich(text)) !== cleanRich(text));
    const list = (lines: Iterable<string>) => [...lines].slice(0, 30).map((each) => `\n    ${each}`).join('');
    check('hostile texts', HOSTILE.length, `≥ ${ENOUGH}`, HOSTILE.length >= ENOUGH);
    check('of them let in by a line of text, the rest refused', LET_IN.length, '≥ 80 %', LET_IN.length >= HOSTILE.length * 0.8);
    check('writes with them', sent, '> 100', sent > 100);
    check('of these refused', refused, '< half', refused < sent / 2);
    check('pages opened', pagesSeen, '> 200', pagesSeen > 200);
    check(`pages on which something ran${list(ran)}`, ran.length, '0', ran.length === 0);
    check(`elements, attributes and addresses that harmless words do not bring${list(strangers)}`, strangers.size, '0', strangers.size === 0);
    check(`names that do not stand there as they were typed${list(missing)}`, missing.length, '0', missing.length === 0);
    check(`texts that cleaning twice changes again${list(unstable)}`, unstable.length, '0', unstable.length === 0);
    check(`dialogs, uncaught errors, breaches of the policy, 5xx${list(faults)}`, faults.length, '0', faults.length === 0);
  } finally {
    await browser.close();
    await server.stop();
  }
});
