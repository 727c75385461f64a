import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { fillLogin, heading, makeAccount, NEXT, openMenu, PASSWORD, logIn, someone } from './account';
import { expect, test } from './fixtures';
import { ageSessions } from './sessions';

/** Opens the member area and waits for its requests about the user, so that only the test's own steps can end the session. */
async function openMember(page: Page): Promise<void> {
  const responses = [/\/api\/auth\/verify$/, /\/api\/member\/profile$/, /\/api\/member\/requests/].map((address) => page.waitForResponse(address));
  await page.goto('/fr/member');
  await Promise.all(responses);
}

test('logout invalidates the token on the server', async ({ page, server }, info) => {
  const person = someone('sortie', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  const read = () => fetch(`${server.url}/api/member/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Me déconnecter' }).click();
  await expect.poll(async () => (await read()).status).toBe(401);
});

test("after twelve hours of the browser's clock, login returns to the same page in the current language", async ({ page, server }, info) => {
  const person = someone('retour', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now() - 12 * 3_600_000 - 1000)), STORAGE_KEYS.sessionTimestamp);
  await page.goto('/fr/member?de=loin#compte');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
  // The session has been cleared, but the user name is kept.
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

test("after twelve hours of the server's clock, login returns to the same page", async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('douze-heures', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  const read = async () => (await fetch(`${server.url}/api/member/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
  const hour = 3_600_000;
  ageSessions(server.dataDir, person.username, 11.9 * hour);
  expect(await read()).toBe(200);
  ageSessions(server.dataDir, person.username, 0.2 * hour);
  expect(await read()).toBe(401);
  // The browser considers the session valid; only the server rejects it.
  await page.goto('/fr/member?de=loin');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
  await fillLogin(page, person.username);
  await expect(page).toHaveURL(/\/fr\/member\?de=loin$/);
  await expect(heading(page)).toHaveText('Bonjour, Julie');
});

test("an expired session keeps the account form's input, except the password, through login", async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('coordonnees', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
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

test('a session that expires during a password change returns the user to that form with empty fields', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('mot-de-passe', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
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

test('a session ended by the server redirects to login and back, and preserves a draft', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('coupee', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
  await page.goto('/fr/contact');
  await page.getByRole('textbox', { name: 'Votre message' }).fill('À finir plus tard');
  // The draft is stored while the user types, before the session ends.
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

test('a password change ends the other sessions and keeps the current one', async ({ page, browser, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('cle-neuve', info);
  await makeAccount(server.url, person);
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await logIn(elsewhere, person.username);
  await logIn(page, person.username);
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
