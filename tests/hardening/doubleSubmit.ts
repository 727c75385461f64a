/*
 * Checks that a double click, an impatient click, a reload, back navigation or a second window with the form results in one booking.
 */
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import { bookingsOf, logIn } from '../e2e/owner.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { bookingPath, failure, fillBooking, referenceIn, sendButton, success, LABELS } from './bookingForm.ts';
import { startFlakyProxy } from './flakyProxy.ts';
import { runCase } from './harness.ts';
import { openVisitorPage, openBrowser, type Visitor } from './visitor.ts';

/** Way of submitting a completed form. Ends when the returned page shows a success message. */
type Way = (visitor: Visitor, keys: string[]) => Promise<Page>;

const keyOf = (page: Page) => page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { key?: string }).key ?? null, STORAGE_KEYS.bookingDraft);

/** Clicks the send button and waits until the request is sent. `allHeaders` would wait for the response. @returns the idempotency key */
async function sent(page: Page): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest('**/api/booking'), sendButton(page, 'fr').click()]);
  return request.headers()['idempotency-key'] ?? 'none';
}

/** Whether the button is disabled while the request is in flight. */
const isBusy = async (page: Page) => {
  const button = page.getByRole('button', { name: /Envoi en cours|Envoyer ma demande/ });
  await page.waitForFunction(() => document.querySelector('main form button[type=submit]')?.matches(':disabled'));
  return button.isDisabled();
};

/** Clicks retry until the success message appears, because a request that is still in flight results in another offer to retry. */
async function untilSuccess(page: Page): Promise<Page> {
  for (let presses = 0; presses < 10; presses += 1) {
    await failure(page, 'fr').or(success(page, 'fr')).first().waitFor();
    if (await success(page, 'fr').count()) return page;
    await failure(page, 'fr').getByRole('button').first().click();
    await failure(page, 'fr').waitFor({ state: 'hidden' });
    if ((await sendButton(page, 'fr').count()) > 0 && (await sendButton(page, 'fr').isEnabled())) await sendButton(page, 'fr').click();
  }
  throw new Error('No word of success after ten presses');
}

await runCase('doubleSubmit', async ({ long, check }) => {
  const server = await startServer();
  const line = await startFlakyProxy(server.url, 'POST /api/booking ');
  const browser = await openBrowser();
  const owner = await logIn(server.url, server.admin);
  const idle: string[] = [];
  const newKeys: string[] = [];
  const wrong: string[] = [];
  const faults: string[] = [];
  let made = 0;

  const WAYS: Record<string, Way> = {
    'a double click': async ({ page }) => {
      await sendButton(page, 'fr').dblclick();
      return page;
    },
    'a click and Enter': async ({ page }) => {
      await sendButton(page, 'fr').click();
      await page.keyboard.press('Enter');
      return page;
    },
    'Enter in a field, five times': async ({ page }) => {
      await page.getByRole('textbox', { name: LABELS.fr.name }).focus();
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
      return page;
    },
    'presses on a slow line': async ({ page }) => {
      line.weather = 'slow';
      await sendButton(page, 'fr').click();
      if (!(await isBusy(page))) idle.push('on a slow line');
      await page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
        for (let press = 0; press < 5; press += 1) button?.click();
        button?.form?.requestSubmit();
      });
      return page;
    },
    'a reload while it is on its way': async ({ page }, keys) => {
      line.weather = 'slow';
      keys.push((await keyOf(page)) ?? 'none');
      await sent(page);
      await page.reload();
      await waitForHydration(page);
      keys.push((await keyOf(page)) ?? 'none');
      await sendButton(page, 'fr').click();
      return untilSuccess(page);
    },
    'Back and Forward while it is on its way': async ({ page }, keys) => {
      line.weather = 'slow';
      keys.push(await sent(page));
      await page.goBack();
      await page.goForward();
      await waitForHydration(page);
      keys.push(await sent(page));
      return untilSuccess(page);
    },
    'two windows': async ({ page, context, faults: pageFaults }) => {
      const other = await context.newPage();
      other.on('pageerror', ({ message }) => pageFaults.push(`uncaught: ${message}`));
      await other.goto('/fr/booking');
      await waitForHydration(other);
      await other.waitForFunction(() => document.querySelector('main form button[type=submit]')?.matches(':enabled'));
      await Promise.all([page, other].map((each) => sendButton(each, 'fr').click()));
      await Promise.all([page, other].map(untilSuccess));
      const [one, another] = [await referenceIn(page, 'fr'), await referenceIn(other, 'fr')];
      if (one !== another) wrong.push(`two windows: told ${one} and ${another}`);
      return page;
    },
  };

  try {
    for (let round = 0; round < (long ? 10 : 1); round += 1)
      for (const [what, way] of Object.entries(WAYS)) {
        const name = `${what} ${round}`;
        const visitor = await openVisitorPage(browser, line.url, { phone: round % 2 === 1 });
        const { page, context } = visitor;
        line.weather = 'whole';
        await page.goto('/fr/contact');
        await page.goto(bookingPath('fr'));
        await waitForHydration(page);
        await fillBooking(page, 'fr', name);
        // The form stores its draft shortly after the last keystroke.
        await page.waitForFunction(([key, typed]) => (localStorage.getItem(key) ?? '').includes(typed) && (localStorage.getItem(key) ?? '').includes('Upton'), [STORAGE_KEYS.bookingDraft, name] as const);
        const keys: string[] = [];
        try {
          const reference = await referenceIn(await way(visitor, keys), 'fr');
          const stored = (await bookingsOf(owner)).filter(({ request }) => request.contactInfo.name === name);
          if (stored.length !== 1 || stored[0]?.reference !== reference) wrong.push(`${name}: told ${reference}, stored ${stored.map((booking) => booking.reference).join(', ') || 'none'}`);
          made += 1;
        } catch (error) {
          wrong.push(`${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}`);
        }
        if (new Set(keys).size > 1) newKeys.push(`${name}: ${keys.join(', ')}`);
        faults.push(...visitor.faults.map((fault) => `${name}: ${fault}`));
        await context.close();
      }
    check('intents sent more than once', made, long ? '≥ 70' : '≥ 7', made >= (long ? 70 : 7));
    check(`intents that are not one booking under the reference told${wrong.map((each) => `\n    ${each}`).join('')}`, wrong.length, '0', wrong.length === 0);
    check(`buttons that could be pressed while a request was on its way${idle.map((each) => `\n    ${each}`).join('')}`, idle.length, '0', idle.length === 0);
    check(`drafts whose key did not survive${newKeys.map((each) => `\n    ${each}`).join('')}`, newKeys.length, '0', newKeys.length === 0);
    check(`uncaught errors${faults.map((each) => `\n    ${each}`).join('')}`, faults.length, '0', faults.length === 0);
  } finally {
    await browser.close();
    await line.close();
    await server.stop();
  }
});
