import { expect, type Page } from '@playwright/test';

/* Shared steps of the account tests, which log in through the forms as a user does. */

export const PASSWORD = 'la fumée du dimanche matin';

/** Password after a change. */
export const NEXT = 'les braises du lundi soir';

/** Returns a user that is unique to the test. */
export const someone = (name: string, { project, workerIndex }: { project: { name: string }; workerIndex: number }) => {
  const username = `${name}-${project.name}-${workerIndex}-${Date.now().toString(36)}`;
  return { username, email: `${username}@example.org`, name: 'Julie Tremblay' };
};
type Someone = ReturnType<typeof someone>;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the menu, if it is collapsed at this width. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Ouvrir le menu|Open the menu/ });
  if (await button.isVisible()) await button.click();
}

/** Registers a user with the password `PASSWORD`. */
export async function makeAccount(url: string, { username, email, name }: Someone): Promise<void> {
  const response = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, email, name, password: PASSWORD, language: 'fr' }) });
  expect(response.ok).toBe(true);
}

/** Fills in and submits the login form of the current page. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' }).fill(username);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
}

/** Logs a user in and waits for the greeting. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/fr/memberLogin');
  await fillLogin(page, username, password);
  await expect(page).toHaveURL(/\/fr\/member$/);
  await expect(heading(page)).toHaveText('Bonjour, Julie');
}
