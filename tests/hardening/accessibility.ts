/*
 * Runs axe on every page of the site, in both languages, as a visitor and as the owner, and in the states that a page reaches by interaction:
 * an open dialog, a form with its errors, a table with rows. Stories run axe on every part of a page, `tests/e2e/routes.spec.ts` on the public pages.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asOwner } from '../e2e/admin.ts';
import { logIn } from '../e2e/owner.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { startServer } from '../e2e/server.ts';
import { bookingPath, fillBooking, sendBooking, LABELS } from './bookingForm.ts';
import { pathsOf } from './sitePaths.ts';
import { runCase } from './harness.ts';
import { forEachConcurrently, seedLocalStorage, openVisitorPage, openBrowser, sessionOf, type Visitor } from './visitor.ts';

const HELPERS = 3;
const LANGUAGES = ['fr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** State of a page that is reached by interaction. */
interface State {
  name: string;
  path: (language: Language) => string;
  reach: (page: Page, language: Language) => Promise<void>;
  owner?: true;
}

const pressed = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const STATES: readonly State[] = [
  {
    name: 'cookies: the choices',
    path: (language) => `/${language}/about`,
    reach: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: /Paramètres des témoins|Cookie Settings/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'booking: filled in and priced',
    path: bookingPath,
    reach: async (page, language) => {
      await fillBooking(page, language, 'Axe');
      await page.getByRole('combobox', { name: LABELS[language].type }).selectOption({ label: LABELS[language].smoke });
      await page.getByRole('group', { name: /Viandes|Meats/ }).getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'booking: errors',
    path: bookingPath,
    reach: async (page, language) => {
      await fillBooking(page, language, 'Axe');
      await page.getByRole('textbox', { name: LABELS[language].email }).fill('nowhere');
      await page.getByRole('button', { name: LABELS[language].send }).click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'booking: the word of success',
    path: bookingPath,
    reach: async (page, language) => {
      // A distinct name for each run, because the server rejects a duplicate request.
      await fillBooking(page, language, `Axe ${page.viewportSize()?.width}`);
      await sendBooking(page, language);
    },
  },
  {
    name: 'booking: the map',
    path: bookingPath,
    reach: async (page) => {
      await pressed(/Afficher la carte|Show the map/)(page);
      await page.locator('.leaflet-container').waitFor();
    },
  },
  {
    name: 'contact: errors',
    path: (language) => `/${language}/contact`,
    reach: async (page) => {
      await page.locator('main form button[type=submit]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'register: errors',
    path: (language) => `/${language}/register`,
    reach: async (page) => {
      await page.locator('main form button[type=submit]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'account: erasing it',
    owner: true,
    path: (language) => `/${language}/member`,
    reach: async (page) => {
      await pressed(/Effacer mon compte|Erase my account|Delete my account/)(page);
      await page.getByRole('button', { name: /pour de bon|for good/ }).waitFor();
    },
  },
  {
    name: 'a thing: deleting it',
    owner: true,
    path: (language) => `/${language}/admin/events/pizza-night/edit`,
    reach: async (page) => {
      await pressed(/^(Supprimer|Delete)$/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a new thing: errors',
    owner: true,
    path: (language) => `/${language}/admin/meats/new`,
    reach: async (page) => {
      await pressed(/^(Enregistrer|Save)$/)(page);
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
];

await runCase('accessibility', async ({ long, check }) => {
  const server = await startServer();
  const browser = await openBrowser();
  const owner = await logIn(server.url, server.admin);
  const violations: string[] = [];
  const unreached: string[] = [];
  const faults: string[] = [];
  let looked = 0;
  let rows = 0;

  const look = async ({ page }: Visitor, name: string) => {
    // Every rule, as in the stories.
    const found = await new AxeBuilder({ page }).analyze();
    looked += 1;
    violations.push(...found.violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`));
  };

  try {
    // Creates a request and a message, so that the owner's pages have data to show.
    const booking = { date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10), type: 'event', peopleCount: 12, kidsCount: 2, kidsPricePerChild: null, selections: { meats: [], sides: [], tools: [], contentFocus: [] }, contactInfo: { name: 'Axe', email: 'axe@example.org', location: 'Granby', notes: '' }, totalCost: null, language: 'fr' };
    const { data } = await asOwner(owner, 'POST', '/booking', booking);
    await asOwner(owner, 'POST', '/sendEmail', { name: 'Axe', email: 'axe@example.org', subject: 'general', message: 'Un méchoui pour vingt personnes, en juin.' });
    const pages = await pathsOf(owner, { request: String(data['id']), event: 'pizza-night', training: 'first-brisket' });

    const session = await sessionOf(server);
    const behindLogin = pages.filter(({ access }) => access !== 'public');
    // The short form opens the pages that require a login in French on desktop, and reaches every state in English on a phone.
    const rounds = long
      ? LANGUAGES.flatMap((language) => [false, true].map((phone) => ({ language, phone, shown: pages, states: STATES })))
      : [{ language: 'fr' as const, phone: false, shown: behindLogin, states: [] }, { language: 'en' as const, phone: true, shown: [], states: STATES }];
    for (const { language, phone, shown, states } of rounds) {
      const visitors = await Promise.all(Array.from({ length: HELPERS }, () => openVisitorPage(browser, server.url, { phone })));
      const signedIn = await Promise.all(Array.from({ length: HELPERS }, () => openVisitorPage(browser, server.url, { phone })));
      for (const { page } of signedIn) await seedLocalStorage(page, session);
      const name = (path: string) => `/${language}/${path}${phone ? ', phone' : ''}`;
      for (const [helping, isOwner] of [[visitors, false], [signedIn, true]] as const)
        await forEachConcurrently(shown.filter(({ access }) => isOwner === (access !== 'public')), helping, async ({ path }, visitor) => {
          const { page } = visitor;
          await page.goto(`/${language}/${path}`.replace(/\/$/, ''));
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await waitForHydration(page);
          await page.waitForLoadState('networkidle');
          if (isOwner && /\/(memberLogin|unauthorized)$/.test(page.url())) unreached.push(name(path));
          rows += await page.getByRole('row').count();
          await look(visitor, name(path));
        });
      await forEachConcurrently(states, visitors, async (state) => {
        const visitor = await openVisitorPage(browser, server.url, { phone });
        const { page, context } = visitor;
        if (state.owner) await seedLocalStorage(page, session);
        try {
          await page.goto(state.path(language));
          await waitForHydration(page);
          await state.reach(page, language);
          await look(visitor, `${state.name} (${language}${phone ? ', phone' : ''})`);
        } catch (error) {
          unreached.push(`${state.name} (${language}): ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}`);
        }
        faults.push(...visitor.faults.map((fault) => `${state.name}: ${fault}`));
        await context.close();
      });
      for (const { context, faults: pageFaults } of [...visitors, ...signedIn]) {
        faults.push(...pageFaults);
        await context.close();
      }
    }
    const list = (lines: readonly string[]) => lines.map((each) => `\n    ${each}`).join('');
    const enough = rounds.reduce((sum, { shown, states }) => sum + shown.length + states.length, 0);
    check('pages and states that axe has looked at', looked, `≥ ${enough}`, looked >= enough);
    check('rows of tables among them', rows, '> 50', rows > 50);
    check(`pages and states that were not reached${list(unreached)}`, unreached.length, '0', unreached.length === 0);
    check(`violations${list(violations)}`, violations.length, '0', violations.length === 0);
    check(`uncaught errors${list(faults)}`, faults.length, '0', faults.length === 0);
  } finally {
    await browser.close();
    await server.stop();
  }
});
