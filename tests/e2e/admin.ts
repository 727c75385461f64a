import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage.ts';
import type { Owner } from './owner';
import type { RunningServer } from './server';

type Body = Record<string, unknown>;

/** Calls the API as the owner. @returns the status and the JSON of the response */
export async function asOwner({ url, token }: Owner, method: string, path: string, body?: unknown): Promise<{ status: number; data: Body }> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'fr' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, data: (await response.json().catch(() => ({}))) as Body };
}

/** Logs a user in on a page, by default the owner, with a session of their own. @returns that session */
export async function enter(page: Page, { url, admin }: RunningServer, { username, password }: { username: string; password: string } = admin): Promise<Owner> {
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password }) });
  const { token, user } = (await response.json()) as { token: string; user: { role: string } };
  await page.goto('/robots.txt');
  await page.evaluate(
    ([keys, session]) => {
      localStorage.setItem(keys.token, session.token);
      localStorage.setItem(keys.user, JSON.stringify(session.user));
      localStorage.setItem(keys.sessionTimestamp, String(Date.now()));
      localStorage.setItem(keys.role, session.user.role);
      localStorage.setItem(keys.isAdmin, String(session.user.role === 'admin'));
      localStorage.setItem(keys.isMember, 'true');
    },
    [STORAGE_KEYS, { token, user }] as const,
  );
  return { url, token };
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the field with this label in a back-office form, required or optional. */
export const control = (page: Page, label: string): Locator => page.locator('main').getByLabel(new RegExp(`^${quoted(label)}\\s*\\*?$`)).and(page.locator('input, textarea'));

/** Saves the open back-office form. */
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
