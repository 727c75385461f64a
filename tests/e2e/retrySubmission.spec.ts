import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { addDays, dayAt } from '../../src/contract/days';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { bookingsOf, mailsOf, type Owner } from './owner';

const SEND = 'Envoyer ma demande';
const offer = (page: Page) => page.getByRole('region', { name: 'Envoi en attente' });
const bookedBy = async (owner: Owner, name: string) => (await bookingsOf(owner)).filter(({ request }) => request.contactInfo.name === name);

/** Fills in a booking whose request will fail without a response. */
async function fillIn(page: Page, name: string) {
  await page.goto(`/fr/booking?date=${addDays(dayAt(new Date()), 30)}`);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await page.getByRole('textbox', { name: 'Courriel' }).fill('hors-ligne@example.org');
  await page.getByRole('combobox', { name: 'Type d’événement' }).selectOption({ label: 'Soirée pizza chez vous' });
  await expect(page.getByRole('region', { name: 'Au menu' }).getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Lieu de l’événement' }).fill('Upton');
  // The code for sending offline must be loaded beforehand.
  await page.waitForLoadState('networkidle');
}

async function sendWithoutResponse(page: Page) {
  await page.getByRole('button', { name: SEND }).click();
  const error = page.getByRole('dialog', { name: /Erreur/ });
  await expect(error).toContainText('Dès que vous serez de nouveau en ligne, je vous proposerai de l’envoyer');
  await error.getByRole('button', { name: 'Revenir au formulaire' }).click();
}

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/));

test('a request sent offline is offered once online, and creates one booking when sent', { tag: '@phone' }, async ({ page, owner }, { project }) => {
  const name = `Sans ligne ${project.name}`;
  await fillIn(page, name);
  await page.context().setOffline(true);
  await sendWithoutResponse(page);
  await expect(offer(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(offer(page)).toContainText('n’est pas encore partie');

  // Once postponed, the offer stays hidden on this page and is shown again after a navigation.
  await offer(page).getByRole('button', { name: 'Pas maintenant' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/fr/about');
  await waitForHydration(page);
  await expect(offer(page)).toBeVisible();
  // The request is never sent automatically, so no booking exists yet.
  expect(await bookedBy(owner, name)).toEqual([]);
  await offer(page).getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(offer(page)).toContainText(/C’est envoyé.*B-[0-9A-Z]{6}/);
  const stored = await bookedBy(owner, name);
  expect(stored).toHaveLength(1);
  await expect(offer(page)).toContainText(stored[0]?.reference ?? 'none');

  await page.goto('/fr/booking');
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
});

test('a request whose response was lost creates one booking despite retries from two windows', async ({ page, context, owner }, { project }) => {
  const name = `Réponse perdue deux fois ${project.name}`;
  await fillIn(page, name);
  await page.route('**/api/booking', async (route) => {
    await route.fetch();
    await route.abort('failed');
  }, { times: 1 });
  await sendWithoutResponse(page);
  const stored = await bookedBy(owner, name);
  expect(stored).toHaveLength(1);

  const second = await context.newPage();
  await second.goto('/fr/contact');
  await waitForHydration(second);
  await expect(offer(second)).toBeVisible();
  await Promise.all([page, second].map((each) => offer(each).getByRole('button', { name: 'Envoyer maintenant' }).click()));
  for (const each of [page, second]) await expect(offer(each)).toContainText(stored[0]?.reference ?? 'none');
  await offer(page).getByRole('button', { name: 'Fermer' }).click();
  // The form still contains the request. Sending it there too gets the same response.
  await page.getByRole('button', { name: SEND }).click();
  await expect(page.getByRole('dialog', { name: /C’est envoyé/ })).toContainText(stored[0]?.reference ?? 'none');
  expect(await bookedBy(owner, name)).toHaveLength(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.waiting)).toBeNull();
});

test('a message sent offline is offered once online', async ({ page, owner }, { project }) => {
  const text = `Un message de la cave, ${project.name}`;
  await page.goto('/fr/contact');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Josée');
  await page.getByRole('textbox', { name: 'Courriel' }).fill('josee@example.org');
  await page.getByRole('combobox', { name: 'Sujet' }).selectOption({ label: 'Autre chose' });
  await page.getByRole('textbox', { name: 'Votre message' }).fill(text);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('alert')).toContainText('Dès que vous serez de nouveau en ligne');
  await page.context().setOffline(false);
  await offer(page).getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(offer(page)).toContainText('C’est envoyé');
  expect((await mailsOf(owner)).filter((mail) => mail.kind === 'contact-notice' && mail.text.includes(text))).toHaveLength(1);
});
