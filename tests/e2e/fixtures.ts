import { STORAGE_KEYS } from '../../src/api/storage';
import { consentOf, NECESSARY_ONLY, writeConsent } from '../../src/contract/consent';
import { expect, test as base, type Page } from '@playwright/test';
import { replaceInventedFacts } from './houseFacts';
import { logIn, type Owner } from './owner';
import { startServer, type RunningServer } from './server';

/** Errors and warnings of the browser during a test. The test fails if any is left that the test did not allow. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(complaint: string): void {
    this.#heard.push(complaint);
  }

  /** Allows expected complaints that match the pattern. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Clears all recorded complaints. */
  clear(): void {
    this.#heard.length = 0;
  }

  left(): string[] {
    return this.#heard.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)));
  }
}

const TILES = /^https:\/\/([a-c]\.)?tile\.openstreetmap\.org\//;

/** Records everything that a browser reports: console messages, errors, CSP violations and third-party requests. */
async function listen(page: Page, ownUrl: string, complaints: Complaints): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(`The page broke its policy: ${violatedDirective} by ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // Ignores the map tiles, which have no network, and the service worker, which Playwright blocks.
    if (TILES.test(url) || message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.add(`console.${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.add(`uncaught: ${error.message}`));
  page.on('crash', () => complaints.add('the page crashed'));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownUrl && !TILES.test(request.url())) complaints.add(`third party: ${request.url()}`);
  });
}

interface TestFixtures {
  /** Whether the visitor has already allowed only the necessary cookies; with false the consent banner is open. */
  consented: boolean;
  complaints: Complaints;
}

interface WorkerFixtures {
  /** Name of a test file that needs its own worker and server, because it counts the server's records. */
  alone: string;
  server: RunningServer;
  /** Administrator of the server, logged in. */
  owner: Owner;
}

/** Playwright's `test` with one server per worker and a page that fails the test on complaints. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  alone: ['', { scope: 'worker', option: true }],
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await replaceInventedFacts(await logIn(server.url, server.admin));
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  owner: [async ({ server }, provide) => provide(await logIn(server.url, server.admin)), { scope: 'worker' }],
  baseURL: async ({ server }, provide) => provide(server.url),
  complaints: async ({}, provide) => provide(new Complaints()),
  consented: [true, { option: true }],
  // Depends on the address only, so that a test with a server of its own overrides `baseURL` and starts no other server.
  page: async ({ page, context, baseURL, complaints, consented }, provide) => {
    const url = baseURL ?? '';
    if (consented) await context.addCookies([{ name: STORAGE_KEYS.consent, value: writeConsent(consentOf(NECESSARY_ONLY, Date.now())), url }]);
    await listen(page, url, complaints);
    await provide(page);
    expect(complaints.left(), 'the browser complained').toEqual([]);
  },
});

export { expect };
