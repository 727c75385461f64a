import type { Page } from '@playwright/test';
import { enter } from './admin';
import { expect, test } from './fixtures';
import { mailsOf, type Owner } from './owner';
import { addDays, dayAt } from '../../src/contract/days';

const TAG = 'mail.received';

/** Restores the built-in text. */
async function restoreText({ url, token }: Owner, tag: string): Promise<void> {
  await fetch(`${url}/api/content/${tag}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
}

async function open(page: Page, tag: string) {
  await page.goto(`/fr/admin/texts?q=${tag}`);
  await page.getByRole('button', { name: `Modifier ${tag}`, exact: true }).click();
  return page.getByRole('dialog');
}

test('a sentence of a mail is changed with a live preview, sent as a trial, and used by the next mail @both', async ({ page, server, owner }) => {
  test.slow();
  await restoreText(owner, TAG);
  await enter(page, server);
  const dialog = await open(page, TAG);
  const mail = dialog.frameLocator('iframe');
  // The mail's own styles apply under the page's Content-Security-Policy.
  await expect(mail.getByRole('heading', { level: 1, name: 'Merci !' })).toHaveCSS('font-size', '30px');
  await expect(mail.getByText('Demande reçue, pas encore confirmée')).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Français' }).fill('Je l’ai bien reçue {{prenom}}');
  await expect(dialog.getByText('un nom entre accolades n’est pas connu')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Français' }).fill('Bien reçu chez {{business}}.');
  await expect(mail.getByText('Bien reçu chez')).toBeVisible();
  await dialog.getByRole('button', { name: 'English' }).click();
  await expect(mail.getByText('Request received, not confirmed yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Français', exact: true }).click();
  await dialog.getByRole('button', { name: 'M’envoyer ce courriel' }).click();
  await expect(dialog.getByText(/^Envoyé à /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const body = { date: addDays(dayAt(new Date()), 45), type: 'event', peopleCount: 12, kidsCount: 0, selections: { meats: [], sides: [], tools: [], contentFocus: [] }, contactInfo: { name: 'Aperçu Test', email: 'apercu@example.org', location: 'Upton', notes: 'Heure: 17:30' }, totalCost: null, language: 'fr' };
  await fetch(`${server.url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const subjects = (await mailsOf(owner)).map(({ kind, subject }) => `${kind} ${subject}`);
  expect(subjects.some((each) => each.startsWith('mail-preview Aperçu'))).toBe(true);
  expect(subjects.some((each) => each.startsWith('booking-received '))).toBe(true);
  await restoreText(owner, TAG);
});
