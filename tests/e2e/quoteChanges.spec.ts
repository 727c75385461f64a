import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { saturdayAfter } from '../../server/db/seed/coming';
import { addDays, dayAt } from '../../src/contract/days';
import { enter } from './admin';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { bookingsOf, mailsOf, type Owner } from './owner';

/** A Tuesday, because the seeded events and trainings are on other days. */
const DAY = addDays(saturdayAfter(dayAt(new Date()), 28), 3);

async function expectWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

const bookingOf = async (owner: Owner, name: string) => {
  const found = (await bookingsOf(owner)).find(({ request }) => request.contactInfo.name === name);
  if (!found) throw new Error(`No booking by ${name}`);
  return found;
};

const mailOf = async (owner: Owner, bookingId: string, kind: string) => (await mailsOf(owner)).find((mail) => mail.bookingId === bookingId && mail.kind === kind);

/** Returns the link in a mail. */
const linkIn = (text: string) => /https?:\/\/\S+\/(fr\/demande|en\/request)\/[\w-]{43}/.exec(text)?.[0] ?? '';

test("a customer manages a booking through the mail's link, and the kitchen highlights a severe allergy", { tag: '@phone' }, async ({ page, owner, server }, { project }) => {
  test.slow();
  const name = `Rose Allard ${project.name}`;
  await page.goto(`/fr/booking?date=${DAY}`);
  await page.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await page.getByRole('textbox', { name: 'Courriel' }).fill('rose@example.org');
  await page.getByRole('textbox', { name: 'Adultes' }).fill('20');
  await page.getByRole('combobox', { name: 'Type d’événement' }).selectOption({ label: 'Repas du fumoir chez vous' });
  const options = page.getByRole('region', { name: 'Au menu' });
  await expect(options.getByRole('checkbox').first()).toBeVisible();
  await options.getByRole('group', { name: 'Viandes' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /Allergies ou régimes/ }).click();
  const line = page.getByRole('group', { name: 'Allergie ou régime 1' });
  await line.getByRole('combobox', { name: /^Allergie ou régime/ }).selectOption({ label: 'Arachides' });
  await line.getByRole('combobox', { name: /^Gravité/ }).selectOption({ label: 'Allergie grave' });
  await line.getByRole('textbox', { name: /^Précision/ }).fill('Félix, une trousse sur lui');
  await expectWell(page);
  await page.getByRole('textbox', { name: 'Lieu de l’événement' }).fill('12, rue Saint-Paul, Upton');
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('dialog', { name: /C’est envoyé/ })).toBeVisible();

  const { id, quote } = await bookingOf(owner, name);
  const received = await mailOf(owner, id, 'booking-received');
  expect(received?.text).toContain('ALLERGIE GRAVE');
  const link = linkIn(received?.text ?? '');
  expect(link).toContain(`${server.url}/fr/demande/`);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre demande est reçue' })).toBeVisible();
  await expect(page.getByText(/ALLERGIE GRAVE.*Félix/)).toBeVisible();
  await expectWell(page);

  // The price difference is shown before the button is enabled.
  await page.getByRole('button', { name: 'Changer le nombre de convives' }).click();
  const sheet = page.getByRole('dialog', { name: 'Changer le nombre de convives' });
  const confirm = sheet.getByRole('button', { name: 'Confirmer ce nombre' });
  await expect(confirm).toBeDisabled();
  await sheet.getByRole('textbox', { name: 'Adultes' }).fill('25');
  await expect(sheet.getByText(/Le total passe de .* de plus/)).toBeVisible();
  expect((await bookingOf(owner, name)).request.peopleCount).toBe(20);
  await expectWell(page);
  await confirm.click();
  await expect(page.getByText('C’est noté, et un courriel vous le confirme.')).toBeVisible();
  await expect(page.getByText('25 adultes')).toBeVisible();
  const more = await bookingOf(owner, name);
  expect(more.quote.totalCost ?? 0).toBeGreaterThan(quote.totalCost ?? 0);
  expect((await mailOf(owner, id, 'booking-changed'))?.text).toContain('25 adultes');
  expect((await mailOf(owner, id, 'booking-changed-notice'))?.text).toContain('plutôt que 20 adultes');

  // The owner confirms with an additional line and a reason.
  await enter(page, server);
  await page.goto(`/fr/admin/requests/${id}?act=confirm`);
  await waitForHydration(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Ajuster le prix' }).check();
  await dialog.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await dialog.getByRole('textbox', { name: /^Ligne/ }).fill('Chapiteau');
  await dialog.getByRole('textbox', { name: /^Montant/ }).last().fill('150');
  await expect(dialog.getByText(/Total.*devient/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Pourquoi ce changement/ }).fill('Un chapiteau, s’il pleut');
  await expectWell(page);
  await dialog.getByRole('button', { name: 'Confirmer et envoyer' }).click();
  await expect(page.getByText('C’est confirmé. Le courriel part.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergies et régimes' })).toHaveText(/ALLERGIE GRAVE/);
  const confirmed = await mailOf(owner, id, 'booking-confirmed');
  expect(confirmed?.text).toContain('Un chapiteau, s’il pleut');
  expect(linkIn(confirmed?.text ?? '')).not.toBe(link);

  // The day sheet begins with severe allergies, in red and in words.
  await page.goto(`/fr/admin/preparation?from=${DAY}&to=${DAY}`);
  const grave = page.getByRole('region', { name: /Attention.*allergies/ }).getByText(new RegExp(`${name}.*Arachides.*ALLERGIE GRAVE, 1\\spersonne`));
  await expect(grave).toBeVisible();
  const [red, green, blue] = (await grave.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? [];
  expect((red ?? 0) - Math.max(green ?? 0, blue ?? 0)).toBeGreaterThan(60);
  await expectWell(page);

  // The page shows the old and the new price with the reason; then the customer cancels.
  await page.goto(linkIn(confirmed?.text ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Ce qui a changé' });
  await expect(changes.getByText('Un chapiteau, s’il pleut')).toBeVisible();
  await expect(changes.getByRole('row', { name: /Chapiteau/ })).toContainText('150,00');
  await page.getByRole('button', { name: 'Annuler ma demande', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, annuler ma demande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cette demande est annulée' })).toBeVisible();
  expect((await bookingOf(owner, name)).status).toBe('cancelled');
});

test("GET requests with a mail's link change nothing, and its page sends no referrer and is noindex", async ({ page, owner, request, complaints }, { project }) => {
  complaints.allow(/status of 404/);
  const name = `Paul Lavoie ${project.name}`;
  const body = { date: DAY, type: 'event', peopleCount: 12, kidsCount: 0, kidsPricePerChild: null, selections: { meats: [], sides: [], tools: [], contentFocus: [] }, contactInfo: { name, email: 'paul@example.org', location: 'Upton', notes: 'Event time: 17:30' }, totalCost: null, language: 'en' };
  expect((await request.post('/api/booking', { data: body })).status()).toBe(201);
  const before = await bookingOf(owner, name);
  const link = linkIn((await mailOf(owner, before.id, 'booking-received'))?.text ?? '');
  expect(link).toContain('/en/request/');
  const token = link.slice(-43);
  for (const path of [link, link.replace('/en/request/', '/fr/demande/'), '/api/manage', '/api/manage/guests?adults=30&children=0', '/api/manage/date', '/api/manage/diets', '/api/manage/cancel']) {
    for (const method of ['GET', 'HEAD']) await request.fetch(path, { method, headers: { 'manage-token': token } });
  }
  const response = await request.get(link, { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(200);
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has been received' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectWell(page);
  expect(await bookingOf(owner, name)).toEqual(before);

  await page.goto(link.replace(token, 'x'.repeat(43)));
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
});
