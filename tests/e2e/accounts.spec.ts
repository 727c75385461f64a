import { STORAGE_KEYS } from '../../src/api/storage';
import { fillLogin, heading, makeAccount, NEXT, openMenu, PASSWORD, logIn, someone } from './account';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { mailsOf, type Owner } from './owner';

const mailsTo = async (owner: Owner, email: string) => (await mailsOf(owner)).filter(({ recipient }) => recipient === email);

test('a user registers, gets a mail, and shares login and logout between tabs', { tag: '@phone' }, async ({ page, context, owner }, info) => {
  const person = someone('julie', info);
  await page.goto('/fr/about');
  await waitForHydration(page);
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
  await waitForHydration(other);
  await openMenu(other);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Espace membre' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Me connecter' })).toHaveCount(0);

  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Me déconnecter' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Me connecter' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Me déconnecter' })).toHaveCount(0);
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [STORAGE_KEYS.token, STORAGE_KEYS.user, STORAGE_KEYS.sessionTimestamp, STORAGE_KEYS.role, STORAGE_KEYS.isAdmin, STORAGE_KEYS.isMember])).toEqual([null, null, null, null, null, null]);
});

test('the mailed link resets a forgotten password once', async ({ page, server, owner, complaints }, info) => {
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
  await logIn(page, person.username, NEXT);
});

test("a wrong password shows the server's message and keeps the username", async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('erreur', info);
  await makeAccount(server.url, person);
  await page.goto('/fr/memberLogin');
  await fillLogin(page, person.username, 'pas le bon mot');
  await expect(page.getByRole('alert')).toContainText(/incorrect|invalide|mot de passe/i);
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' })).toHaveValue(person.username);
});

test("a member is refused the admin area, regardless of the browser's storage", async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 40[13]/);
  const person = someone('curieux', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
  await page.goto('/fr/admin');
  await expect(page).toHaveURL(/\/fr\/unauthorized$/);
  for (const [name, path] of [['Espace membre', 'member'], ['Administration', 'admin'], ['Accueil', '']]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', `/fr${path && `/${path}`}`);
  }
  // A role set manually in the storage shows the screen briefly; the server's response closes it.
  await page.evaluate((key) => localStorage.setItem(key, 'admin'), STORAGE_KEYS.role);
  await page.goto('/fr/admin');
  await expect(page).toHaveURL(/\/fr\/unauthorized$/);
});

test('a member renames, exports and erases the account', async ({ page, server, complaints }, info) => {
  complaints.allow(/status of 401/);
  const person = someone('adieu', info);
  await makeAccount(server.url, person);
  await logIn(page, person.username);
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
  await expect(page.getByText('Votre compte est effacé.')).toBeVisible();
  await fillLogin(page, person.username);
  await expect(page.getByRole('alert').last()).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/memberLogin/);
});

test('account pages are marked noindex where required', async ({ page }) => {
  for (const [path, robots] of [['memberLogin', 1], ['register', 0], ['forgot-password', 1], ['reset-password?token=abc', 1]] as const) {
    for (const language of ['fr', 'en']) {
      await page.goto(`/${language}/${path}`);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(robots);
    }
  }
});
