import { expect, type Page } from '@playwright/test';

/* What the tests of accounts do over and over: they sign in by the forms, as a person does. */

export const PASSWORD = 'la fumée du dimanche matin';

/** The password that follows. */
export const NEXT = 'les braises du lundi soir';

/** Somebody that no other test knows. */
export const someone = (name: string, { project, workerIndex }: { project: { name: string }; workerIndex: number }) => {
  const username = `${name}-${project.name}-${workerIndex}-${Date.now().toString(36)}`;
  return { username, email: `${username}@example.org`, name: 'Julie Tremblay' };
};
type Someone = ReturnType<typeof someone>;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The menu, wherever it is at this width. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Ouvrir le menu|Open the menu/ });
  if (await button.isVisible()) await button.click();
}

/** Registers somebody, whose password is `PASSWORD`. */
export async function makeAccount(url: string, { username, email, name }: Someone): Promise<void> {
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, email, name, password: PASSWORD, language: 'fr' }) });
  expect(answer.ok).toBe(true);
}

/** Fills in and sends the form to sign in by, wherever the page came to it. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' }).fill(username);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
}

/** Signs somebody in, up to their greeting. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/fr/memberLogin');
  await fillLogin(page, username, password);
  await expect(page).toHaveURL(/\/fr\/member$/);
  await expect(heading(page)).toHaveText('Bonjour, Julie');
}
