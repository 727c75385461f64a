import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import { consentOf, NECESSARY_ONLY, writeConsent } from '../../src/contract/consent.ts';
import { launchOptions, OFFLINE } from '../browser.ts';
import type { RunningServer } from '../e2e/server.ts';

/** Launches the browser for the cases that need one. Hosts other than this machine cannot be resolved. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions(OFFLINE));
}

/** Visitor with their own browser profile, and the faults that their browser reported. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Uncaught errors, dialogs, policy violations, crashes. */
  faults: string[];
  /** Errors and warnings of the console. Only those of a lost connection are expected. */
  console: string[];
}

export interface VisitorOptions {
  /** Whether the visitor has rejected all optional cookies. Otherwise the consent banner is shown. */
  asked?: boolean;
  phone?: boolean;
}

/** Opens a page in a separate browser profile. */
export async function openVisitorPage(browser: Browser, url: string, { asked = true, phone = false }: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  if (asked) await context.addCookies([{ name: STORAGE_KEYS.consent, value: writeConsent(consentOf(NECESSARY_ONLY, Date.now())), url }]);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`The page broke its policy: ${violatedDirective} by ${blockedURI}`));
  });
  // Timeouts, not measures, long enough for a slow machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('dialog', (dialog) => {
    // The browser's own dialog on leaving an unsent form is expected.
    if (dialog.type() !== 'beforeunload') faults.push(`dialog: ${dialog.message()}`);
    void dialog.accept().catch(() => {});
  });
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('The page broke its policy')) faults.push(text);
    else if ((message.type() === 'error' || message.type() === 'warning') && text !== 'Service Worker registration blocked by Playwright') complaints.push(`${text} (${message.location().url})`);
  });
  return { context, page, faults, console: complaints };
}

/** Logs in. @returns the site's storage of a logged-in user */
export async function sessionOf({ url, admin }: RunningServer): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: admin.username, password: admin.password }) });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  const { token, user } = (await response.json()) as { token: string; user: { role: string } };
  return {
    [STORAGE_KEYS.token]: token,
    [STORAGE_KEYS.user]: JSON.stringify(user),
    [STORAGE_KEYS.sessionTimestamp]: String(Date.now()),
    [STORAGE_KEYS.role]: user.role,
    [STORAGE_KEYS.isAdmin]: String(user.role === 'admin'),
    [STORAGE_KEYS.isMember]: 'true',
  };
}

/** Replaces the browser's storage with these values, on a path that is not one of the site's pages. */
export async function seedLocalStorage(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((pairs) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, entries);
}

/** Runs a job on each item, one at a time for each helper. */
export async function forEachConcurrently<Item, Helper>(items: readonly Item[], helpers: readonly Helper[], job: (item: Item, helper: Helper) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    helpers.map(async (helper) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await job(item, helper);
    }),
  );
}
