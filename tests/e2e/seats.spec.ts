import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addDays, dayAt } from '../../src/contract/days';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { mailsOf, type Owner } from './owner';

/** Creates a training with this capacity in six weeks and waits until its page is prerendered. @returns its id */
async function training({ url, token }: Owner, capacity: number, title: string): Promise<string> {
  const body = { title_fr: title, title_en: title, eventDateTime: `${addDays(dayAt(new Date()), 42)}T10:00`, capacity, price: 100, location: 'at_premises' };
  const response = await fetch(`${url}/api/training`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await expect.poll(async () => (await fetch(`${url}/fr/formations/${id}`, { headers: { accept: 'text/html' } })).status, { timeout: 30_000 }).toBe(200);
  return id;
}

const mailTo = async (owner: Owner, email: string, kind: string) => (await mailsOf(owner)).find((mail) => mail.recipient === email && mail.kind === kind);

/** Returns the path of the link in a mail. */
async function linkIn(owner: Owner, email: string, kind: string): Promise<string> {
  await expect.poll(async () => (await mailTo(owner, email, kind))?.kind).toBe(kind);
  return /\/\w\w\/places\/[\w-]+/.exec((await mailTo(owner, email, kind))?.text ?? '')?.[0] ?? 'no link';
}

async function expectWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** Reserves seats on the training's page, in French. */
async function ask(page: Page, id: string, { email, seats, button }: { email: string; seats: number; button: string }): Promise<void> {
  await page.goto(`/fr/formations/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre nom' }).fill('Marie Tremblay');
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Nombre de places' }).fill(String(seats));
}

test("a waiting visitor accepts the seats that another visitor returns through the mail's link", { tag: '@phone' }, async ({ page, owner }, { project }) => {
  test.slow();
  const at = (name: string) => `${name}.${project.name}@example.org`.toLowerCase();
  const id = await training(owner, 4, `Braises ${project.name}`);

  await ask(page, id, { email: at('marie'), seats: 2, button: 'Réserver des places' });
  await expectWell(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Réserver' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'C’est réservé' })).toContainText(at('marie'));
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText('Dernières places : il en reste 2')).toBeVisible();

  await ask(page, id, { email: at('paul'), seats: 2, button: 'Réserver des places' });
  await page.getByRole('dialog').getByRole('button', { name: 'Réserver' }).click();
  await expect(page.getByRole('dialog', { name: 'C’est réservé' })).toBeVisible();

  // Without free seats the visitor must explicitly join the waiting list.
  await ask(page, id, { email: at('josee'), seats: 2, button: 'M’inscrire à la liste d’attente' });
  await page.getByRole('dialog').getByRole('button', { name: 'M’inscrire sur la liste d’attente' }).click();
  await expect(page.getByRole('dialog', { name: 'Vous êtes sur la liste' })).toContainText(at('josee'));

  // Opening the link is read only; giving seats back needs two clicks.
  const mine = await linkIn(owner, at('marie'), 'seat-reserved');
  await page.goto(mine);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'C’est réservé' })).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await expectWell(page);
  await page.getByRole('button', { name: 'Rendre mes places' }).click();
  await page.getByRole('button', { name: 'Oui, c’est sûr' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'C’est annulé' })).toBeVisible();

  await page.goto(await linkIn(owner, at('josee'), 'seat-offer'));
  await expect(page.getByRole('heading', { level: 1, name: 'De la place pour vous' })).toBeVisible();
  await expectWell(page);
  await page.getByRole('button', { name: 'Oui, je prends ces places' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'C’est réservé' })).toBeVisible();

  const kinds = (await mailsOf(owner)).filter(({ recipient }) => recipient === at('josee')).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['seat-offer', 'seat-reserved', 'seat-waiting']);
});

test('seats are in the prerendered HTML, and an invalid link shows an error', async ({ page, server, owner, complaints }, { project }) => {
  complaints.allow(/status of 404/);
  const id = await training(owner, 3, `Écrite ${project.name}`);
  expect(await (await fetch(`${server.url}/fr/formations/${id}`, { headers: { accept: 'text/html' } })).text()).toMatch(/Dernières places\u00a0: il en reste 3/);
  await page.goto(`/en/places/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('the owner sees the attendees and adds a group manually', async ({ page, server, owner }, { project }) => {
  const id = await training(owner, 5, `Présences ${project.name}`);
  const body = { name: 'Julie', email: 'julie@example.org', seats: 2, language: 'fr' };
  expect((await fetch(`${server.url}/api/training/${id}/seats`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status).toBe(201);
  await page.goto('/fr/memberLogin');
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill(server.admin.username);
  await page.getByLabel(/^Mot de passe/).fill(server.admin.password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).not.toHaveURL(/memberLogin/);
  await page.goto(`/fr/admin/trainings/${id}`);
  const list = page.getByRole('region', { name: 'Qui vient' });
  await expect(list.getByText('2 places prises sur 5')).toBeVisible();
  await list.getByRole('button', { name: 'Ajouter un groupe' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nom', exact: true }).fill('=Luc, au téléphone');
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click();
  await expect(list.getByText('4 places prises sur 5')).toBeVisible();
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Exporter' }).click();
  const file = await (await download).createReadStream();
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  // The export escapes a name that a spreadsheet would interpret as a formula.
  expect(Buffer.concat(pieces).toString()).toContain("'=Luc, au téléphone");
});
