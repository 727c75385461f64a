import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { expect, test } from './fixtures';
import { untilLive } from './live';
import { mailsOf, type Owner } from './owner';
import { ageSessions } from './sessions';

const PASSWORD = 'la fumée du dimanche matin';
const NEXT = 'les braises du lundi soir';

/** Somebody that no other test knows. */
const someone = (name: string, { project, workerIndex }: { project: { name: string }; workerIndex: number }) => {
  const username = `${name}-${project.name}-${workerIndex}-${Date.now().toString(36)}`;
  return { username, email: `${username}@example.org`, name: 'Julie Tremblay' };
};
type Someone = ReturnType<typeof someone>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The menu, wherever it is at this width. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Ouvrir le menu|Open the menu/ });
  if (await button.isVisible()) await button.click();
}

async function makeAccount(url: string, { username, email, name }: Someone): Promise<void> {
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, email, name, password: PASSWORD, language: 'fr' }) });
  expect(answer.ok).toBe(true);
}

async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' }).fill(username);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
}

async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/fr/memberLogin');
  await fillLogin(page, username, password);
  await expect(page).toHaveURL(/\/fr\/member$/);
  await expect(heading(page)).toHaveText('Bonjour, Julie');
}

/** Opens the member area and waits for all that it asks about the person: what ends their session later is then what the test does. */
async function openMember(page: Page): Promise<void> {
  const answers = [/\/api\/auth\/verify$/, /\/api\/member\/profile$/, /\/api\/member\/requests/].map((address) => page.waitForResponse(address));
  await page.goto('/fr/member');
  await Promise.all(answers);
}

const mailsTo = async (owner: Owner, email: string) => (await mailsOf(owner)).filter(({ recipient }) => recipient === email);

test('a person registers, reads the mail, signs in, is signed in in another tab too, and logs out of both', async ({ page, context, owner }, info) => {
  const person = someone('julie', info);
  await page.goto('/fr/about');
  await untilLive(page);
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Créer un compte' }).click();
  await page.getByRole('textbox', { name: 'Nom complet' }).fill(person.name);
  await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(person.username);
  await page.getByRole('textbox', { name: 'Courriel' }).fill(person.email);
  await page.getByLabel(/^Mot de passe\s*\*?$/).fill(PASSWORD);
  await page.getByLabel(/^Mot de passe, encore une fois/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Inscription réussie');
  await expect.poll(() => mailsTo(owner, person.email)).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'Me connecter' }).click();
  await fillLogin(page, person.username);
  await expect(heading(page)).toHaveText('Bonjour, Julie');

  const other = await context.newPage();
  await other.goto('/fr/about');
  await untilLive(other);
  await openMenu(other);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Espace membre' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Connexion' })).toHaveCount(0);

  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Déconnexion' })).toHaveCount(0);
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.sessionTimestamp, STORAGE_KEYS.role, STORAGE_KEYS.isAdmin, STORAGE_KEYS.isMember])).toEqual([null, null, null, null, null, null]);
});

test('a token ends on the server when its person logs out', { tag: '@once' }, async ({ page, server }, info) => {
  const person = someone('sortie', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  const read = () => fetch(`${server.url}/api/member/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(async () => (await read()).status).toBe(401);
});

test('a forgotten password is replaced by the link of the mail, which serves once', async ({ page, server, owner, complaints }, info) => {
  complaints.allow(/status of 4\d\d.*reset-password/);
  const person = someone('oubli', info);
  await makeAccount(server.url, person);
  await page.goto('/fr/memberLogin');
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await page.getByRole('textbox', { name: /^Courriel/ }).fill(person.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Si un compte existe pour ce courriel');

  const linkOf = async () => /https?:\/\/\S*reset-password\?\S+/.exec((await mailsTo(owner, person.email)).map(({ text }) => text).join('\n'))?.[0];
  await expect.poll(linkOf).toBeTruthy();
  const link = (await linkOf()) ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole('textbox', { name: 'Courriel du compte' })).toHaveValue(person.email);
  await page.getByLabel(/^Nouveau mot de passe\s*\*?$/).fill(NEXT);
  await page.getByLabel(/^Nouveau mot de passe, encore une fois/).fill(NEXT);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Votre mot de passe est changé');

  await page.goto(link);
  await page.getByLabel(/^Nouveau mot de passe\s*\*?$/).fill(PASSWORD);
  await page.getByLabel(/^Nouveau mot de passe, encore une fois/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await signIn(page, person.username, NEXT);
});

test('a wrong password is told in the server’s words, and the form keeps the name', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('erreur', info);
  await makeAccount(server.url, person);
  await page.goto('/fr/memberLogin');
  await fillLogin(page, person.username, 'pas le bon mot');
  await expect(page.getByRole('alert')).toContainText(/incorrect|invalide|mot de passe/i);
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
});

test('after twelve hours of their own clock the person signs in again and is back where they were, in the language they read now', { tag: '@once' }, async ({ page, server }, info) => {
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

test('after twelve hours of the server’s clock the person signs in again and is back where they were', { tag: '@once' }, async ({ page, server, complaints }, info) => {
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

test('a session that ends while the details are being changed brings the person back to them, as they were typed but the password', { tag: '@once' }, async ({ page, server, complaints }, info) => {
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

test('a session that ends while the password is being changed brings the person back to that form, empty', { tag: '@once' }, async ({ page, server, complaints }, info) => {
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

test('a session that the server has ended leads to sign in and back, and a draft is still there', { tag: '@once' }, async ({ page, server, complaints }, info) => {
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

test('a member who asks for the administration is told that the door is closed, whatever the storage says', { tag: '@once' }, async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 40[13]/);
  const person = someone('curieux', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  await page.goto('/fr/admin');
  await expect(page).toHaveURL(/\/fr\/unauthorized$/);
  for (const [name, path] of [['Espace membre', 'member'], ['Administration', 'admin'], ['Accueil', '']]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', `/fr${path && `/${path}`}`);
  }
  // Written by hand, the role opens the screen for a moment; the server's answer closes it.
  await page.evaluate((key) => localStorage.setItem(key, 'admin'), STORAGE_KEYS.role);
  await page.goto('/fr/admin');
  await expect(page).toHaveURL(/\/fr\/unauthorized$/);
});

test('a member changes their name, takes their data along, and erases the account', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('adieu', info);
  await makeAccount(server.url, person);
  await signIn(page, person.username);
  await page.getByRole('button', { name: 'Modifier mes coordonnées' }).click();
  await page.getByRole('textbox', { name: 'Nom complet' }).fill('Juliette Tremblay');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est noté.')).toBeVisible();
  await expect(heading(page)).toHaveText('Bonjour, Juliette');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes renseignements' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^boucane-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('button', { name: 'Effacer mon compte' }).click();
  await page.getByLabel(/^Votre mot de passe/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(page.getByText('Votre compte et vos renseignements sont effacés.')).toBeVisible();
  await fillLogin(page, person.username);
  await expect(page.getByRole('alert').last()).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/memberLogin/);
});

test('a new password ends the session elsewhere and keeps it here', { tag: '@once' }, async ({ page, browser, server, complaints }, info) => {
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

test('the account’s pages say noindex where they must', { tag: '@once' }, async ({ page }) => {
  for (const [path, robots] of [['memberLogin', 1], ['register', 0], ['forgot-password', 1], ['reset-password?token=abc', 1]] as const) {
    for (const language of ['fr', 'en']) {
      await page.goto(`/${language}/${path}`);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(robots);
    }
  }
});
