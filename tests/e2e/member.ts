import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import type { Session } from '../../src/contract/user';
import { enhancedField } from './hydration';
import type { Owner } from './owner';

const PASSWORD = 'un feu de bois qui dure';

/** Returns the JSON of a response. @throws Error when the response is not OK */
export async function asJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** Sends a write request to the API with a user's token. */
export const writeTo = async ({ url, token }: Owner, method: string, path: string, body: object): Promise<unknown> =>
  asJson(await fetch(`${url}/api${path}`, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) }));

/** Creates a member, logs them in through the API, and stores the session in the browser as the site does. */
export async function member(page: Page, owner: Owner, username: string): Promise<Owner> {
  await writeTo(owner, 'POST', '/user', { username, email: `${username}@example.org`, name: 'Josée Tremblay', role: 'user', password: PASSWORD });
  const session = (await asJson(await fetch(`${owner.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password: PASSWORD }) }))) as Session;
  await page.addInitScript(
    ({ keys, token, user, now }) => {
      localStorage.setItem(keys.token, token);
      localStorage.setItem(keys.user, JSON.stringify(user));
      localStorage.setItem(keys.sessionTimestamp, now);
      localStorage.setItem(keys.role, 'user');
      localStorage.setItem(keys.isMember, 'true');
    },
    { keys: STORAGE_KEYS, ...session, now: String(Date.now()) },
  );
  return { url: owner.url, token: session.token };
}

/** Types a day and a time, section by section. */
export async function fillWhen(page: Page, day: string): Promise<void> {
  await (await enhancedField(page, /^Date/)).getByRole('spinbutton').first().click();
  await page.keyboard.type(day.replaceAll('-', ''));
  await (await enhancedField(page, /^Heure/)).getByRole('spinbutton').first().click();
  await page.keyboard.type('1730');
}
