import type { Browser, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { homeTexts } from '../../src/pages/public/homeTexts';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import type { Owner } from './owner';
import type { RunningServer } from './server';

/** Returns the page's HTML as prerendered, without JavaScript. */
const written = async ({ url }: RunningServer, path: string) => (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();

/** Returns the edit button of the text with these words. */
const pencilOf = (page: Page, text: string) => page.getByRole('button', { name: 'Modifier ce texte', description: text, exact: true });

async function visitor(browser: Browser, server: RunningServer): Promise<Page> {
  return (await browser.newContext({ baseURL: server.url })).newPage();
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' });
const french = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Français' });

/** Restores the built-in text after a test. */
async function restoreText({ url, token }: Owner, tag: string): Promise<void> {
  await fetch(`${url}/api/content/${tag}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
}

test('a text edited by an administrator reaches visitors with and without JavaScript, and can be reverted', async ({ page, browser, server, owner }) => {
  test.slow();
  await restoreText(owner, 'about.fire.title');
  await enter(page, server);
  await page.goto('/fr/about');
  await pencilOf(page, 'Le feu').click();
  await expect(french(page)).toHaveValue('Le feu');
  await french(page).fill('Le feu de tous les jours');
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Le feu de tous les jours/ })).toBeVisible();

  await expect.poll(() => written(server, '/fr/about'), { timeout: 45_000 }).toContain('Le feu de tous les jours');
  expect(await written(server, '/en/about')).toContain('The fire');
  const other = await visitor(browser, server);
  await other.goto('/fr/about');
  await waitForHydration(other);
  await expect(other.getByRole('heading', { name: 'Le feu de tous les jours', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Modifier ce texte' })).toHaveCount(0);

  await page.goto('/fr/admin/texts?q=about.fire.title');
  await expect(page.getByText('Anglais manquant')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier about.fire.title' }).click();
  await french(page).fill('Le feu du dimanche');
  await save(page).click();
  await expect(page.getByText('Le feu du dimanche')).toBeVisible();
  await page.getByRole('button', { name: 'Versions about.fire.title' }).click();
  const restore = page.getByRole('dialog').getByRole('button', { name: /^Remettre la version/ }).first();
  await expect(page.getByRole('dialog').getByText(/samuel/i).first()).toBeVisible();
  await restore.click();
  await expect(page.getByText(/est de nouveau en place/)).toBeVisible();
  await expect.poll(() => written(server, '/fr/about'), { timeout: 45_000 }).toContain('Le feu de tous les jours');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Le feu de tous les jours', exact: true })).toBeVisible();
  await other.context().close();
  await restoreText(owner, 'about.fire.title');
});

test('the home page has edit buttons for administrators only, and shows their changes to members and visitors', async ({ page, browser, server, owner }) => {
  test.slow();
  const { title, about, trainings, events } = homeTexts.tree;
  await restoreText(owner, 'home.events.words');
  await enter(page, server);
  await page.goto('/fr');
  for (const { fr } of [title, about.title, about.second, trainings.title, trainings.words, events.title]) await expect(pencilOf(page, fr)).toBeVisible();
  await pencilOf(page, events.words.fr).click();
  await french(page).fill('Venez comme vous êtes.');
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pencilOf(page, 'Venez comme vous êtes.')).toBeVisible();

  const other = await visitor(browser, server);
  const expectToRead = async () => {
    await other.goto('/fr');
    await waitForHydration(other);
    await expect(other.locator('#events-overview').getByText('Venez comme vous êtes.', { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Modifier ce texte' })).toHaveCount(0);
  };
  await expectToRead();
  const account = { username: 'sans-crayon', email: 'sans-crayon@example.org', name: 'Josée Tremblay', role: 'user', password: 'les braises du mercredi' };
  await asOwner(owner, 'POST', '/user', account);
  await enter(other, server, account);
  await expectToRead();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Espace membre' })).toBeVisible();
  await other.context().close();
  await restoreText(owner, 'home.events.words');
});

test('formatting added in the text editor works under the strict CSP and reaches visitors', async ({ page, server, owner }) => {
  test.slow();
  await restoreText(owner, 'about.fire.second');
  await enter(page, server);
  await page.goto('/fr/about');
  await pencilOf(page, 'Une poitrine de bœuf prend douze heures. C’est pour ça que je prends peu de groupes par jour.').click();
  const surface = page.getByRole('dialog').getByRole('textbox', { name: 'Français' });
  await surface.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Douze heures de fumée');
  await page.keyboard.press('Control+a');
  await page.getByRole('dialog').getByRole('button', { name: 'Gras' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Violet' }).first().click();
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main strong')).toHaveText('Douze heures de fumée');
  await expect.poll(() => written(server, '/fr/about'), { timeout: 45_000 }).toMatch(/<strong><span class="[^"]*">Douze heures de fumée<\/span><\/strong>/);
  await page.goto('/fr/about');
  await waitForHydration(page);
  await expect(page.locator('main strong')).toHaveText('Douze heures de fumée');
  await restoreText(owner, 'about.fire.second');
});

test('an unsaved text edit survives a reload and the end of its session', async ({ page, server, owner, complaints }) => {
  complaints.allow(/status of (401|404)/);
  await restoreText(owner, 'about.fire.title');
  const { token } = await enter(page, server);
  const open = async () => {
    await page.goto('/fr/about');
    await pencilOf(page, 'Le feu').click();
  };
  await open();
  await expect(french(page)).toHaveValue('Le feu');
  await french(page).fill('À moitié écrit');
  await expect(page.getByRole('dialog').getByText(/brouillon gardé sur cet appareil/)).toBeVisible();
  await open();
  await expect(french(page)).toHaveValue('À moitié écrit');

  // The session ends outside the page, by a logout through the API.
  await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await save(page).click();
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await enter(page, server);
  await open();
  await expect(french(page)).toHaveValue('À moitié écrit');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le brouillon' }).click();
  await expect(french(page)).toHaveValue('Le feu');
  await open();
  await expect(french(page)).toHaveValue('Le feu');
});

test('a concurrent edit of the same text shows both versions to the second administrator', async ({ page, browser, server, owner, complaints }) => {
  test.slow();
  complaints.allow(/status of (404|409|412)/);
  await restoreText(owner, 'about.home.title');
  const second = await visitor(browser, server);
  for (const each of [page, second]) {
    await enter(each, server);
    await each.goto('/fr/about');
    await pencilOf(each, 'Le fumoir vient chez vous').click();
    await expect(french(each)).toHaveValue('Le fumoir vient chez vous');
  }
  await french(page).fill('Le premier');
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await french(second).fill('Le deuxième');
  await save(second).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('Quelqu’un d’autre a enregistré ce texte entre-temps')).toBeVisible();
  await expect(dialog.getByText('Le premier')).toBeVisible();
  await expect(french(second)).toHaveValue('Le deuxième');
  await dialog.getByRole('button', { name: 'Garder le mien' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => written(server, '/fr/about'), { timeout: 45_000 }).toContain('Le deuxième');
  await second.context().close();
  await restoreText(owner, 'about.home.title');
});

test('a visitor gets no edit button and none of its code, and the server rejects a forged admin flag', async ({ page, complaints }) => {
  complaints.allow(/status of (401|404)/);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const texts = page.waitForResponse((response) => response.url().endsWith('/api/content'));
  await page.goto('/fr/about');
  await waitForHydration(page);
  await texts;
  await expect(page.getByRole('button', { name: 'Modifier ce texte' })).toHaveCount(0);
  expect(loaded.filter((url) => /withPencils|EditText|RichEditor|publicTexts/.test(url))).toEqual([]);

  await page.evaluate((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.isAdmin);
  await page.goto('/fr/about');
  await pencilOf(page, 'Le feu').click();
  await french(page).fill('Pas à moi');
  await save(page).click();
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
});

test('texts without an edit button, such as the description and visually hidden labels, are edited and reverted from the page', async ({ page, server, owner }) => {
  test.slow();
  await restoreText(owner, 'description.about');
  await restoreText(owner, 'shell.menu');
  await enter(page, server);
  await page.goto('/fr/about');
  await page.getByRole('button', { name: 'Autres textes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Autres textes de cette page' });
  await expect(sheet.getByRole('button', { name: /about\.fire\.title/ })).toHaveCount(0);
  const change = async (tag: string, text: string) => {
    await sheet.getByRole('button', { name: tag }).click();
    const dialog = page.getByRole('dialog', { name: /^Modifier un texte/ });
    await dialog.getByRole('textbox', { name: 'Français' }).fill(text);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change('description.about', 'Trente ans de fumée, à St-Liboire.');
  await change('shell.menu', 'Par ici la visite');
  await expect(page.getByRole('navigation', { name: 'Par ici la visite', includeHidden: true }).first()).toBeAttached();
  await expect.poll(() => written(server, '/fr/about'), { timeout: 45_000 }).toContain('content="Trente ans de fumée, à St-Liboire."');
  await expect.poll(() => written(server, '/fr'), { timeout: 45_000 }).toContain('Par ici la visite');

  await change('description.about', 'Quarante ans de fumée.');
  await sheet.getByRole('button', { name: /description\.about/ }).click();
  await page.getByRole('dialog', { name: /^Modifier un texte/ }).getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: /^Ce que ce texte a dit/ });
  await versions.getByRole('button', { name: /^Remettre la version/ }).first().click();
  await expect(versions.getByText(/est de nouveau en place/)).toBeVisible();
  await versions.getByRole('button', { name: 'Fermer' }).click();
  await expect(french(page)).toHaveValue('Trente ans de fumée, à St-Liboire.');
  await page.getByRole('dialog', { name: /^Modifier un texte/ }).getByRole('button', { name: 'Annuler' }).click();
  await expect(sheet.getByRole('button', { name: /Trente ans de fumée/ })).toBeVisible();
  await restoreText(owner, 'description.about');
  await restoreText(owner, 'shell.menu');
});
