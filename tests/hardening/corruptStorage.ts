/*
 * Corrupt browser storage: checks that every page opens with values from an older version, a browser extension or a user who edits them.
 */
import { availableParallelism } from 'node:os';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS, type StorageKey } from '../../src/api/storage.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { bookingPath, fillBooking, sendBooking } from './bookingForm.ts';
import { runCase } from './harness.ts';
import { forEachConcurrently, seedLocalStorage, openVisitorPage, openBrowser, sessionOf, type Visitor } from './visitor.ts';

const HEADING_MS = 3000;
/** One concurrent visitor per core. With more, the time until a heading appears would measure the CPU load instead of the page. */
const HELPERS = Math.min(3, availableParallelism());
/** Sample sizes of the short form. */
const SAMPLE = 20;
const DRAFT_SAMPLE = 10;
const DRAFTED_SAMPLE = 2;

const DAY_MS = 86_400_000;
const GARBAGE: Readonly<Record<string, string | null>> = {
  missing: null,
  empty: '',
  null: 'null',
  undefined: 'undefined',
  'a brace': '{',
  'a list': '[]',
  'a number': '42',
  '2 MB': 'x'.repeat(2_000_000),
  __proto__: '{"__proto__":{"isAdmin":true,"role":"admin","values":{}},"constructor":{"prototype":{"isAdmin":true}}}',
  'a time to come': String(Date.now() + 400 * DAY_MS),
  'a negative time': '-1',
  'a script': '<script>window.__xss=1</script><img src=x onerror=window.__xss=1>',
};

/** Values with a valid shape and invalid content, for the keys whose shape is validated. */
const user = (rest: object) => JSON.stringify({ id: 'x', username: 'samuel', email: 'x', role: 'admin', name: 'x', ...rest });
const SHAPED: Partial<Record<StorageKey, readonly string[]>> = {
  user: [user({ role: 7 }), user({ name: { a: 1 } }), user({ id: null, email: ['x'], name: 5, createdAt: {} }), user({ username: '' }), '{"username":"samuel","role":null}'],
  language: ['de', '../en', 'FR'],
  scheme: ['system', 'sepia'],
  sessionTimestamp: ['1e999', 'Infinity', '-0'],
  contentCache: ['[{"tag":"home.title","value":{"fr":"{{x}}","en":"$t(y)"}}]', `[{"tag":"__proto__","value":{"fr":"a","en":"b"}}]`, '[{"tag":"a.b.c","value":{"fr":"","en":""}},{"tag":"a.b","value":{"fr":"x","en":"y"}}]', '[{"tag":"a","value":null}]'],
  waitingToBeSent: [
    JSON.stringify([{ call: 'createBooking', key: '', language: 'fr', body: {}, at: Date.now() }]),
    JSON.stringify([{ call: 'createBooking', key: 'k', language: 'fr', body: [], at: 9e99 }, { call: 'sendEmail', key: 'k', language: 'en', body: { name: {} }, at: -5 }]),
  ],
  adminColumns: ['{"meat":[],"event":["__proto__"],"user":["nothing"]}', '{"meat":["name"],"meat":[]}'],
  writings: ['{"x":{"values":{"text":"a"},"at":1}}', `{"__proto__":{"values":{},"at":${Date.now()}}}`],
};

/** Page that reads a key itself, in addition to the pages that every key is tested on. */
const OWN_PAGE: Partial<Record<StorageKey, string>> = {
  contactDraft: 'contact',
  yourEventDraft: 'your-event',
  builderDraft: 'member/builder',
  bookingWizardDraft: 'member/book',
  profileDraft: 'member',
  lastUsername: 'memberLogin',
  adminDrafts: 'admin/meats/new',
  adminColumns: 'admin/meats',
  writings: 'admin/requests',
};

async function changeName(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Modifier mes coordonnées' }).click();
  await page.getByRole('textbox', { name: 'Nom complet' }).fill('Brouillon');
}

async function fillName(page: Page): Promise<void> {
  await page.locator('main').getByLabel(/^(Nom|Titre) \(français\)/).fill('Brouillon');
}

/** Pages with an input whose draft the site stores, so that each leaf of the draft can be corrupted. */
const DRAFTED: readonly { key: StorageKey; path: string; type: (page: Page) => Promise<void>; reached?: string }[] = [
  { key: STORAGE_KEYS.bookingDraft, path: 'booking', type: (page) => fillBooking(page, 'fr', 'Brouillon') },
  { key: STORAGE_KEYS.contactDraft, path: 'contact', type: (page) => page.getByRole('textbox', { name: 'Votre nom' }).fill('Brouillon') },
  { key: STORAGE_KEYS.profileDraft, path: 'member', type: changeName },
  ...['meats', 'sides', 'events', 'trainings'].map((resource) => ({ key: STORAGE_KEYS.adminDrafts, path: `admin/${resource}/new`, type: fillName })),
  { key: STORAGE_KEYS.yourEventDraft, path: 'your-event', type: (page) => page.getByRole('textbox', { name: 'Votre nom' }).fill('Brouillon'), reached: 'menu' },
  { key: STORAGE_KEYS.builderDraft, path: 'member/builder', type: (page) => page.locator('main').getByRole('radio').first().check(), reached: 'what' },
  { key: STORAGE_KEYS.bookingWizardDraft, path: 'member/book', type: (page) => page.getByRole('textbox', { name: 'Adultes' }).fill('12'), reached: 'contact' },
];

const NONSENSE: readonly unknown[] = ['nonsense', '<b onclick=window.__xss=1>', '9999-99-99', -1e308, null, [{}]];

/** Returns copies of the value with one leaf corrupted each. `at` stays valid, because otherwise the draft would only be expired. */
function spoilt(value: unknown, nonsense: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [nonsense];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [nonsense, ...items.flatMap((item, index) => spoilt(item, nonsense).map((worse) => items.with(index, worse)))];
  }
  return Object.entries(value).flatMap(([name, part]) => (name === 'at' ? [] : spoilt(part, nonsense).map((worse) => ({ ...value, [name]: worse }))));
}

const NAMES: readonly StorageKey[] = [STORAGE_KEYS.user, STORAGE_KEYS.token];

interface Load {
  path: string;
  what: string;
  stored: Readonly<Record<string, string>>;
  /** Whether the page must redirect to the login page, or must not. Undefined for public pages. */
  out?: boolean;
}

const spread = <Item>(items: readonly Item[], count: number): Item[] => (items.length <= count ? [...items] : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as Item));

await runCase('corruptStorage', async ({ long, check, checkDuration }) => {
  const server = await startServer();
  const browser = await openBrowser();
  const session = await sessionOf(server);
  const keys = Object.values(STORAGE_KEYS);

  const wrong: string[] = [];
  const headings: { name: string; ms: number }[] = [];
  let loads = 0;

  const open = async ({ path, what, stored, out }: Load, { page, faults, console: complaints }: Visitor) => {
    const name = `/fr/${path} with ${what}`;
    loads += 1;
    await seedLocalStorage(page, stored);
    faults.length = 0;
    complaints.length = 0;
    let documents = 0;
    const count = (request: { isNavigationRequest: () => boolean }) => {
      if (request.isNavigationRequest()) documents += 1;
    };
    page.on('request', count);
    const start = performance.now();
    try {
      await page.goto(`/fr/${path}`.replace(/\/$/, ''), { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      headings.push({ name, ms: performance.now() - start });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      if (documents !== 1) wrong.push(`${name}: ${documents} documents`);
      if (await page.evaluate(() => '__xss' in window || 'isAdmin' in {} || 'values' in {})) wrong.push(`${name}: ran or polluted`);
      if (await page.getByText('Cette page ne s’est pas chargée').count()) wrong.push(`${name}: the page failed`);
      if (out !== undefined && out !== page.url().endsWith('/memberLogin')) wrong.push(`${name}: still at ${page.url()}`);
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
    page.off('request', count);
    for (const fault of [...faults, ...complaints.filter((text) => !/status of 401/.test(text))]) wrong.push(`${name}: ${fault}`);
  };

  try {
    const pagesOf = (key: StorageKey) => [...new Set(['', 'booking', 'admin', 'member', ...(OWN_PAGE[key] ? [OWN_PAGE[key]] : [])])];
    const garbage = keys.flatMap((key) =>
      [...Object.entries(GARBAGE), ...(SHAPED[key] ?? []).map((value) => [value, value] as const)].flatMap(([what, value]) =>
        pagesOf(key).map((path): Load => {
          const { [key]: _own, ...others } = session;
          // An invalid name or token, or a login too long ago, counts as logged out. The server decides about every other value.
          const isLoggedOut = NAMES.includes(key) || (key === STORAGE_KEYS.sessionTimestamp && ['a number', 'a negative time'].includes(what));
          const asked = what in GARBAGE && (path === 'member' || (path === 'admin' && isLoggedOut));
          return { path, what: `${key}: ${what}`, stored: value === null ? others : { ...others, [key]: value }, ...(asked && { out: isLoggedOut }) };
        }),
      ),
    );
    const visitors = await Promise.all(Array.from({ length: HELPERS }, () => openVisitorPage(browser, server.url)));

    const drafts: Load[] = [];
    const first = await openVisitorPage(browser, server.url);
    for (const { key, path, type, reached } of long ? DRAFTED : spread(DRAFTED, DRAFTED_SAMPLE)) {
      await seedLocalStorage(first.page, session);
      await first.page.goto(`/fr/${path}`);
      await waitForHydration(first.page);
      await type(first.page);
      // The form stores its draft shortly after the last keystroke.
      const text = await (await first.page.waitForFunction((name) => localStorage.getItem(name), key)).jsonValue();
      const typed = JSON.parse(text ?? '{}') as object;
      const seed = reached ? { ...typed, reached } : typed;
      const worse = NONSENSE.flatMap((nonsense) => spoilt(seed, nonsense));
      drafts.push(...worse.map((value) => ({ path, what: `${key}: ${JSON.stringify(value)}`, stored: { ...session, [key]: JSON.stringify(value) } })));
    }

    await first.context.close();

    const chosen = long ? [...garbage, ...drafts] : [...spread(garbage, SAMPLE), ...spread(drafts, DRAFT_SAMPLE)];
    await forEachConcurrently(chosen, visitors, open);
    for (const { context } of visitors) await context.close();
    const enough = long ? 432 : SAMPLE + DRAFT_SAMPLE;
    check('pages opened with something corrupt kept', loads, `≥ ${enough}`, loads >= enough);
    check(`uncaught errors, complaints, reloads, pages that do not open, strangers let in${wrong.slice(0, 40).map((line) => `\n    ${line}`).join('')}`, wrong.length, '0', wrong.length === 0);
    const [slowest] = headings.toSorted((one, other) => other.ms - one.ms);
    checkDuration(`slowest heading: ${slowest?.name.slice(0, 120)}`, slowest?.ms ?? null, HEADING_MS);

    // A booking also succeeds in a browser that stores no data.
    const closed: string[] = [];
    const book = async (what: string, { page, faults, console: complaints }: Visitor) => {
      for (const path of ['fr', 'fr/booking', 'fr/admin', 'fr/memberLogin']) {
        await page.goto(`/${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
      }
      await page.goto(bookingPath('fr'));
      await waitForHydration(page);
      await fillBooking(page, 'fr', what);
      await sendBooking(page, 'fr');
      closed.push(...[...faults, ...complaints].map((text) => `${what}: ${text}`));
    };
    const full = await openVisitorPage(browser, server.url);
    await full.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const denied = await openVisitorPage(browser, server.url);
    await denied.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await Promise.all([book('storage that is full', full), book('storage that throws', denied)]);
    check(`bookings made where nothing can be kept, complaints${closed.map((line) => `\n    ${line}`).join('')}`, closed.length, '0', closed.length === 0);
  } finally {
    await browser.close();
    await server.stop();
  }
});
