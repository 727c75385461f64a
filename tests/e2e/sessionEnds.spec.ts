import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { fillLogin, heading, makeAccount, NEXT, openMenu, PASSWORD, signIn, someone } from './account';
import { expect, test } from './fixtures';
import { ageSessions } from './sessions';

/** Opens the member area and waits for all that it asks about the person: what ends their session later is then what the test does. */
async function openMember(page: Page): Promise<void> {
  const answers = [/\/api\/auth\/verify$/, /\/api\/member\/profile$/, /\/api\/member\/requests/].map((address) => page.waitForResponse(address));
  await page.goto('/fr/member');
  await Promise.all(answers);
}

test('a token ends on the server when its person logs out', async ({ page, server }, info) => {
  const person = someone('sortie', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  const read = () => fetch(`${server.url}/api/member/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Me déconnecter' }).click();
  await expect.poll(async () => (await read()).status).toBe(401);
});

test('after twelve hours of their own clock the person signs in again and is back where they were, in the language they read now', async ({ page, server }, info) => {
  const person = someone('retour', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now() - 12 * 3_600_000 - 1000)), STORAGE_KEYS.sessionTimestamp);
  await page.goto('/fr/member?de=loin#compte');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
  // By then the session is forgotten; the name is not.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Username or email' })).toHaveValue(person.username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/member\?de=loin#compte$/);
  await expect(heading(page)).toHaveText('Hello, Julie');
});

test('after twelve hours of the server’s clock the person signs in again and is back where they were', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('douze-heures', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  const read = async () => (await fetch(`${server.url}/api/member/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
  const hour = 3_600_000;
  ageSessions(server.dataDir, person.username, 11.9 * hour);
  expect(await read()).toBe(200);
  ageSessions(server.dataDir, person.username, 0.2 * hour);
  expect(await read()).toBe(401);
  // To the browser the session is as young as before: it is the server that says so.
  await page.goto('/fr/member?de=loin');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
  await fillLogin(page, person.username);
  await expect(page).toHaveURL(/\/fr\/member\?de=loin$/);
  await expect(heading(page)).toHaveText('Bonjour, Julie');
});

test('a session that ends while the details are being changed brings the person back to them, as they were typed but the password', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('coordonnees', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  await openMember(page);
  await page.getByRole('button', { name: 'Modifier mes coordonnées' }).click();
  await page.getByRole('textbox', { name: 'Nom complet' }).fill('Juliette Tremblay');
  await page.getByRole('textbox', { name: 'Courriel' }).fill(`nouvelle.${person.email}`);
  await page.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
  ageSessions(server.dataDir, person.username, 12.1 * 3_600_000);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(PASSWORD);
  await fillLogin(page, person.username);
  await expect(page).toHaveURL(/\/fr\/member\?change=details$/);
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Juliette Tremblay');
  await expect(page.getByRole('textbox', { name: 'Courriel' })).toHaveValue(`nouvelle.${person.email}`);
  await expect(page.getByLabel(/^Mot de passe actuel/)).toHaveValue('');
  await page.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est noté.')).toBeVisible();
  await expect(heading(page)).toHaveText('Bonjour, Juliette');
  await expect(page).toHaveURL(/\/fr\/member$/);
});

test('a session that ends while the password is being changed brings the person back to that form, empty', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('mot-de-passe', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  const fillPasswords = async () => {
    await page.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
    await page.getByLabel(/^Nouveau mot de passe\s*\*?$/).fill(NEXT);
    await page.getByLabel(/^Nouveau mot de passe, encore une fois/).fill(NEXT);
  };
  const send = () => page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await openMember(page);
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await fillPasswords();
  ageSessions(server.dataDir, person.username, 12.1 * 3_600_000);
  await send();
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toMatch(/dimanche|lundi/);
  await fillLogin(page, person.username);
  await expect(page).toHaveURL(/\/fr\/member\?change=password$/);
  for (const label of [/^Mot de passe actuel/, /^Nouveau mot de passe\s*\*?$/]) await expect(page.getByLabel(label)).toHaveValue('');
  await fillPasswords();
  await send();
  await expect(page.getByText('Mot de passe changé')).toBeVisible();
});

test('a session that the server has ended leads to sign in and back, and a draft is still there', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('coupee', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  await page.goto('/fr/contact');
  await page.getByRole('textbox', { name: 'Votre message' }).fill('À finir plus tard');
  // A form keeps its draft as it is typed; the moment that follows ends the session.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.contactDraft)).toContain('À finir');
  await page.evaluate((key) => localStorage.setItem(key, 'a-token-of-nobody'), STORAGE_KEYS.token);
  await page.goto('/fr/member');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.user)).toBeNull();
  await fillLogin(page, person.username);
  await expect(page).toHaveURL(/\/fr\/member$/);
  await page.getByRole('link', { name: 'Reprendre : Un message' }).click();
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue('À finir plus tard');
});

test('a new password ends the session elsewhere and keeps it here', async ({ page, browser, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('cle-neuve', info);
  await makeAccount(server.url, person);
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(elsewhere, person.username);
  await signIn(page, person.username);
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await page.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
  await page.getByLabel(/^Nouveau mot de passe\s*\*?$/).fill(NEXT);
  await page.getByLabel(/^Nouveau mot de passe, encore une fois/).fill(NEXT);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe changé')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Bonjour, Julie');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/fr\/memberLogin$/);
  await elsewhere.context().close();
});
