/*
 * Counts the requests to other hosts, and the stored cookies and keys, for each consent choice of a visitor.
 * The tag is only in a site that was built with one: the long form builds such a site.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import { CONSENT_MS, consentOf, EVERYTHING, NECESSARY_ONLY, writeConsent, type OptionalChoice } from '../../src/contract/consent.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { runCase } from './harness.ts';
import { openVisitorPage, openBrowser } from './visitor.ts';

const ROOT = join(import.meta.dirname, '../..');
const TAG_ID = 'G-TRUST';
const TAG_HOST = 'www.googletagmanager.com';
const ANALYTICS: OptionalChoice = { ...NECESSARY_ONLY, analytics: true };
const FUNCTIONAL: OptionalChoice = { ...NECESSARY_ONLY, functional: true };

/** Stub of Google's tag for these trials: counts its executions, and sets cookies and a localStorage key as its consent commands allow. */
const FALSE_TAG = `window.tagsHere = (window.tagsHere ?? 0) + 1;
const may = () => [...window.dataLayer].filter(([name]) => name === 'consent').at(-1)[2];
if (may().analytics_storage === 'granted') document.cookie = '_ga=x; path=/';
if (may().ad_storage === 'granted') { document.cookie = '_gcl_au=x; path=/'; localStorage.setItem('_gcl_ls', 'x'); }`;

/** Keys stored for every consent choice: those that the site needs, and those that the visitor requested. */
const OWN_KEYS: readonly string[] = Object.values(STORAGE_KEYS);

interface Choice {
  what: string;
  /** Consent cookie that the visitor arrives with. */
  cookie: string | null;
  /** Offset of the visitor's clock, in milliseconds. */
  ahead?: number;
  /** Effective consent. */
  counts: OptionalChoice;
}

/** Scrolls to the gallery and waits until the gallery is visible. */
async function nearGallery(page: Page): Promise<void> {
  await page.locator('#about').scrollIntoViewIfNeeded();
  await page.locator('.swiper-slide-active').waitFor();
}

const stranger = (host: string) => !/(^|\.)tile\.openstreetmap\.org$/.test(host);

await runCase('consentCensus', async ({ long, check, skip }) => {
  const now = Date.now();
  const ALL_CHOICES: readonly Choice[] = [
    { what: 'none', cookie: null, counts: NECESSARY_ONLY },
    { what: 'necessary', cookie: writeConsent(consentOf(NECESSARY_ONLY, now)), counts: NECESSARY_ONLY },
    { what: 'analytics alone', cookie: writeConsent(consentOf(ANALYTICS, now)), counts: ANALYTICS },
    { what: 'functional alone', cookie: writeConsent(consentOf(FUNCTIONAL, now)), counts: FUNCTIONAL },
    { what: 'all', cookie: writeConsent(consentOf(EVERYTHING, now)), counts: EVERYTHING },
    { what: 'all, 365 days less a minute ago', cookie: writeConsent(consentOf(EVERYTHING, now)), ahead: CONSENT_MS - 60_000, counts: EVERYTHING },
    { what: 'all, 365 days and a second ago', cookie: writeConsent(consentOf(EVERYTHING, now)), ahead: CONSENT_MS + 1000, counts: NECESSARY_ONLY },
    { what: 'corrupt', cookie: '1.all.soon', counts: NECESSARY_ONLY },
    { what: 'of another version', cookie: `9.all.${now}`, counts: NECESSARY_ONLY },
  ];
  // Only these choices differ without the tag. The unit tests of consent cover how a choice is parsed.
  const SHORT = ['none', 'functional alone', 'all', 'all, 365 days and a second ago'];
  const choices = ALL_CHOICES.filter(({ what }) => long || SHORT.includes(what));
  const pages = long ? ['/fr', '/en/smokehouse', '/fr/booking', '/en/your-event', '/fr/privacy'] : ['/fr', '/fr/booking'];

  const strangers: string[] = [];
  const leftovers: string[] = [];
  const tags: string[] = [];
  const films: string[] = [];
  const faults: string[] = [];
  let requests = 0;

  const listed = (context: BrowserContext) => context.cookies().then((cookies) => cookies.map(({ name }) => name));

  const census = async (browser: Browser, url: string, isTagged: boolean) => {
    const visit = async ({ what, cookie, ahead = 0, counts }: Choice) => {
      const visitor = await openVisitorPage(browser, url, { asked: false });
      const { page, context } = visitor;
      if (cookie !== null) await context.addCookies([{ name: STORAGE_KEYS.consent, value: cookie, url }]);
      if (ahead > 0) await page.clock.install({ time: now + ahead });
      const hosts: string[] = [];
      page.on('request', (request) => {
        requests += 1;
        const { host, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !url.endsWith(host) && stranger(host)) hosts.push(host);
      });
      await page.route(`https://${TAG_HOST}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: FALSE_TAG }));
      let loaded = 0;
      for (const path of pages) {
        await page.goto(path);
        await waitForHydration(page);
        if (ahead > 0) await page.clock.runFor(3000);
        // The gallery and its videos load only when near the viewport.
        if (path === '/fr') await nearGallery(page);
        await page.waitForLoadState('networkidle');
        loaded += Number(await page.evaluate(() => (window as Window & { tagsHere?: number }).tagsHere ?? 0));
      }
      const may = { tag: isTagged && (counts.analytics || counts.marketing), youTube: counts.functional };
      for (const host of new Set(hosts)) if (!(host === TAG_HOST && may.tag) && !(/(^|\.)(ytimg\.com|youtube-nocookie\.com)$/.test(host) && may.youTube)) strangers.push(`${what}: ${host}`);
      if (loaded !== (may.tag ? pages.length : 0)) tags.push(`${what}: the tag came ${loaded} times to ${pages.length} pages`);
      if (hosts.some((host) => host.includes('yt')) !== may.youTube) films.push(`${what}: pictures of films ${may.youTube ? 'were not' : 'were'} asked for`);
      const allowed = [STORAGE_KEYS.consent, ...(may.tag && counts.analytics ? ['_ga'] : []), ...(may.tag && counts.marketing ? ['_gcl_au'] : [])] as string[];
      for (const name of await listed(context)) if (!allowed.includes(name)) leftovers.push(`${what}: cookie ${name}`);
      const stored = await page.evaluate(async () => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage), databases: (await indexedDB.databases()).map(({ name }) => name ?? '') }));
      for (const name of stored.local) if (!OWN_KEYS.includes(name) && !(name === '_gcl_ls' && may.tag && counts.marketing)) leftovers.push(`${what}: local storage ${name}`);
      for (const name of stored.session) if (!/^(boucane|react-router|scroll)/.test(name)) leftovers.push(`${what}: session storage ${name}`);
      for (const name of stored.databases) leftovers.push(`${what}: database ${name}`);

      // Consent is withdrawn during the same visit: immediately, permanently and without a reload.
      if (what === 'all') {
        hosts.length = 0;
        await page.getByRole('contentinfo').getByRole('button', { name: 'Paramètres des témoins' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Nécessaires seulement' }).click();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        const left = await listed(context);
        if (left.some((name) => name !== STORAGE_KEYS.consent)) leftovers.push(`withdrawn: cookies ${left.join(', ')}`);
        if (await page.evaluate(() => localStorage.getItem('_gcl_ls') !== null)) leftovers.push('withdrawn: local storage _gcl_ls');
        if (isTagged && !(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`) === true, TAG_ID))) tags.push('withdrawn: the tag was not silenced');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Pizzas' }).click();
        await page.waitForURL(/pizzas/);
        await page.goto('/fr');
        await waitForHydration(page);
        await nearGallery(page);
        await page.waitForLoadState('networkidle');
        for (const host of new Set(hosts)) strangers.push(`withdrawn: ${host}`);
      }
      faults.push(...visitor.faults.map((fault) => `${what}: ${fault}`));
      await context.close();
    };
    for (const choice of choices) await visit(choice);
  };

  const browser = await openBrowser();
  try {
    const plain = await startServer();
    await census(browser, plain.url, false);
    await plain.stop();
    if (long) {
      mkdirSync(join(ROOT, 'test-results'), { recursive: true });
      const folder = mkdtempSync(join(ROOT, 'test-results/tagged-'));
      try {
        const vite = (...args: string[]) => promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', ...args], { cwd: ROOT, env: { ...process.env, VITE_TAG_ID: TAG_ID } });
        await vite('--outDir', join(folder, 'site'));
        await vite('--ssr', 'prerender.tsx', '--outDir', join(folder, 'render'));
        await vite('--ssr', '../server/main.ts', '--outDir', join(folder, 'server'));
        const tagged = await startServer({ main: join(folder, 'server/main.js') });
        await census(browser, tagged.url, true);
        await tagged.stop();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    } else skip('the tag itself', 'the long form builds a site with one');
    const list = (lines: readonly string[]) => lines.map((each) => `\n    ${each}`).join('');
    check('requests counted', requests, '> 0', requests > 0);
    check(`hosts asked for without consent${list(strangers)}`, strangers.length, '0', strangers.length === 0);
    check(`cookies, keys and databases without consent${list(leftovers)}`, leftovers.length, '0', leftovers.length === 0);
    check(`pages with another number of tags than one with consent and none without${list(tags)}`, tags.length, '0', tags.length === 0);
    check(`choices whose films were asked for otherwise than they say${list(films)}`, films.length, '0', films.length === 0);
    check(`uncaught errors${list(faults)}`, faults.length, '0', faults.length === 0);
  } finally {
    await browser.close();
  }
});
