/*
 * Cuts the connection before a booking is sent, after it has arrived, and in the middle of the response. Checks that the messages to the visitor
 * are true, no input is lost, and repeated submissions result in one booking.
 */
import type { Page } from '@playwright/test';
import { bookingsOf, logIn } from '../e2e/owner.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { bookingPath, failure, fillBooking, referenceIn, sendBooking, sendButton, success } from './bookingForm.ts';
import { startFlakyProxy, type FaultMode } from './flakyProxy.ts';
import { runCase } from './harness.ts';
import { openVisitorPage, openBrowser } from './visitor.ts';

const BANNER_MS = 1000;
const BANNER = 'Vous êtes actuellement hors ligne.';

await runCase('cutWhileSending', async ({ long, check, checkDuration }) => {
  const server = await startServer();
  const browser = await openBrowser();
  const owner = await logIn(server.url, server.admin);
  const bookedBy = async (name: string) => (await bookingsOf(owner)).filter(({ request }) => request.contactInfo.name === name);
  const line = await startFlakyProxy(server.url, 'POST /api/booking ');

  const faults: string[] = [];
  const untrue: string[] = [];
  const lost: string[] = [];
  const wrong: string[] = [];
  const banners: number[] = [];

  /** Whether the form still has its values. A stored draft is restored shortly after the page loads. */
  const intact = (page: Page, name: string) =>
    page
      .waitForFunction((typed) => typed.every((text) => [...document.querySelectorAll('input')].some(({ value }) => value === text)), [name, 'confiance@example.org', 'Upton'], { timeout: 10_000 })
      .then(() => true, () => false);

  /** Checks that exactly one booking with this name is stored, with the reference that the visitor was shown. */
  const one = async (name: string, reference: string) => {
    const stored = await bookedBy(name);
    if (stored.length !== 1 || stored[0]?.reference !== reference) wrong.push(`${name}: told ${reference}, stored ${stored.map((booking) => booking.reference).join(', ') || 'none'}`);
  };

  const rounds = long ? 10 : 1;
  try {
    for (const phone of long ? [false, true] : [true])
      for (let round = 0; round < rounds; round += 1) {
        const name = `Coupée avant ${phone} ${round}`;
        const visitor = await openVisitorPage(browser, line.url, { phone });
        const { page, context } = visitor;
        await page.goto(bookingPath('fr'));
        await waitForHydration(page);
        await fillBooking(page, 'fr', name);
        await page.waitForLoadState('networkidle');
        // Measured in the page: from the browser's `offline` event to the banner.
        const seen = page.evaluate(
          (text) =>
            new Promise<number>((resolve) => {
              addEventListener('offline', () => {
                const start = performance.now();
                const look = () => (document.body.innerText.includes(text) ? resolve(performance.now() - start) : requestAnimationFrame(look));
                look();
              });
            }),
          BANNER,
        );
        await context.setOffline(true);
        banners.push(await seen);
        await sendButton(page, 'fr').click();
        await failure(page, 'fr').waitFor();
        if (await success(page, 'fr').count()) untrue.push(name);
        await failure(page, 'fr').getByRole('button', { name: 'Revenir au formulaire' }).click();
        if (!(await intact(page, name))) lost.push(name);
        if ((await bookedBy(name)).length > 0) wrong.push(`${name}: booked without a line`);
        await context.setOffline(false);
        await page.getByText(BANNER).waitFor({ state: 'hidden' });
        await one(name, await sendBooking(page, 'fr'));
        faults.push(...visitor.faults);
        await context.close();
      }

    const cut = async (weather: FaultMode, name: string, then: 'again' | 'reloaded' | 'offered') => {
      const visitor = await openVisitorPage(browser, line.url);
      const { page, context } = visitor;
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/api/booking')) statuses.push(response.status());
      });
      line.weather = 'whole';
      await page.goto(bookingPath('fr'));
      await waitForHydration(page);
      await fillBooking(page, 'fr', name);
      await page.waitForLoadState('networkidle');
      line.weather = weather;
      await sendButton(page, 'fr').click();
      await failure(page, 'fr').or(success(page, 'fr')).first().waitFor();
      if (await success(page, 'fr').count()) untrue.push(`${name}: success with ${statuses.join(', ') || 'no answer'}`);
      const stored = await bookedBy(name);
      if (stored.length !== 1) wrong.push(`${name}: the server holds ${stored.length} when the reply is cut`);
      await failure(page, 'fr').getByRole('button', { name: 'Revenir au formulaire' }).click({ timeout: 5000 }).catch(() => {});
      if (!(await intact(page, name))) lost.push(name);
      line.weather = 'whole';
      if (then === 'offered') {
        await page.goto('/fr/about');
        await page.getByRole('region', { name: 'Envoi en attente' }).getByRole('button', { name: 'Envoyer maintenant' }).click();
        const confirmation = page.getByText(/C’est envoyé.*B-[0-9A-Z]{6}/).first();
        await confirmation.waitFor();
        await one(name, /B-[0-9A-Z]{6}/.exec(await confirmation.innerText())?.[0] ?? 'none');
      } else {
        if (then === 'reloaded') {
          await page.reload();
          await waitForHydration(page);
          if (!(await intact(page, name))) lost.push(`${name}, reloaded`);
        }
        await one(name, await sendBooking(page, 'fr'));
      }
      faults.push(...visitor.faults);
      await context.close();
    };
    const weathers = ['reply lost', 'reply broken off'] as const;
    const ways = weathers.flatMap((weather) => (['again', 'reloaded', 'offered'] as const).map((after) => ({ weather, after })));
    // The end-to-end tests cover sending from the offer to retry. The short form skips that case and runs the others once.
    const chosen = long ? ways : ways.filter(({ weather, after }) => after === (weather === 'reply lost' ? 'reloaded' : 'again'));
    for (const { weather, after } of chosen) for (let round = 0; round < rounds; round += 1) await cut(weather, `${weather} ${after} ${round}`, after);

    // A captive portal, which responds to every request with its own page, is not the server.
    const visitor = await openVisitorPage(browser, server.url);
    const name = 'Réseau d’hôtel';
    await visitor.page.goto(bookingPath('fr'));
    await waitForHydration(visitor.page);
    await fillBooking(visitor.page, 'fr', name);
    await visitor.page.route('**/api/booking', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }), { times: 1 });
    await sendButton(visitor.page, 'fr').click();
    await failure(visitor.page, 'fr').or(success(visitor.page, 'fr')).first().waitFor();
    if (await success(visitor.page, 'fr').count()) untrue.push(name);
    await failure(visitor.page, 'fr').getByRole('button', { name: 'Revenir au formulaire' }).click({ timeout: 5000 }).catch(() => {});
    await sendButton(visitor.page, 'fr').click();
    await one(name, await referenceIn(visitor.page, 'fr'));
    faults.push(...visitor.faults);

    checkDuration('slowest banner after the line is cut', Math.max(...banners), BANNER_MS);
    check(`words of success without a 201${untrue.map((each) => `\n    ${each}`).join('')}`, untrue.length, '0', untrue.length === 0);
    check(`forms that lost what was typed${lost.map((each) => `\n    ${each}`).join('')}`, lost.length, '0', lost.length === 0);
    check(`requests that are not one booking under the reference told${wrong.map((each) => `\n    ${each}`).join('')}`, wrong.length, '0', wrong.length === 0);
    check(`uncaught errors${faults.map((each) => `\n    ${each}`).join('')}`, faults.length, '0', faults.length === 0);
  } finally {
    await browser.close();
    await line.close();
    await server.stop();
  }
});
