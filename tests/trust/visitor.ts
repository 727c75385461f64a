import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import { consentOf, NECESSARY_ONLY, writeConsent } from '../../src/contract/consent.ts';
import { launchOptions, OFFLINE } from '../browser.ts';
import type { RunningServer } from '../e2e/server.ts';

/** The browser of the cases that are seen in one: other hosts than this machine are not found. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions(OFFLINE));
}

/** Somebody at the site, and what their browser complained about. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Uncaught errors, dialogs, breaches of the policy, crashes. */
  faults: string[];
  /** Errors and warnings of the console: a line that is cut belongs there, nothing else. */
  console: string[];
}

export interface VisitorOptions {
  /** They have said no to all but the necessary, unless the question is to stay open. */
  asked?: boolean;
  phone?: boolean;
}

/** Opens a page in a browser profile of its own. */
export async function letIn(browser: Browser, url: string, { asked = true, phone = false }: VisitorOptions = {}): Promise<Visitor> {
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
  // Bounds, not measures: what never comes fails on a slow machine as on a fast one.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('dialog', (dialog) => {
    // Asking whether to leave a form that is not sent is the browser's own dialog.
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

/** What the site keeps of somebody who has signed in. */
export async function sessionOf({ url, admin }: RunningServer): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: admin.username, password: admin.password }) });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: { role: string } };
  return {
    [STORAGE_KEYS.token]: token,
    [STORAGE_KEYS.user]: JSON.stringify(user),
    [STORAGE_KEYS.sessionTimestamp]: String(Date.now()),
    [STORAGE_KEYS.role]: user.role,
    [STORAGE_KEYS.isAdmin]: String(user.role === 'admin'),
    [STORAGE_KEYS.isMember]: 'true',
  };
}

/** Puts these into the browser's storage in place of all that is there. The page that is shown then is none of the site's own. */
export async function keep(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((pairs) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, kept);
}

/** Runs a job on each thing, so many at a time. */
export async function eachOf<Thing, Helper>(things: readonly Thing[], helpers: readonly Helper[], job: (thing: Thing, helper: Helper) => Promise<void>): Promise<void> {
  const waiting = [...things];
  await Promise.all(
    helpers.map(async (helper) => {
      for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await job(thing, helper);
    }),
  );
}
