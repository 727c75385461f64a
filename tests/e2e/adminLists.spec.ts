import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import type { Owner } from './owner';

const LISTS = [
  ['events', 'Événements'],
  ['trainings', 'Formations'],
  ['users', 'Comptes'],
  ['meats', 'Viandes'],
  ['tools', 'Outils'],
  ['contentfocus', 'Thèmes'],
  ['sides', 'Accompagnements'],
] as const;

/** Stores the owner's session in the browser, as a login does. */
async function enter(page: Page, { token }: Owner): Promise<void> {
  const user = { id: 'owner', username: 'samuel', email: 'samuel@boucane.example', name: 'Samuel', role: 'admin' };
  const stored = { [STORAGE_KEYS.token]: token, [STORAGE_KEYS.user]: JSON.stringify(user), [STORAGE_KEYS.role]: 'admin', [STORAGE_KEYS.isAdmin]: 'true', [STORAGE_KEYS.isMember]: 'true' };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

interface Made {
  id: string;
  name: string;
}

/** Creates an item that is unique to the test. */
async function add({ url, token }: Owner, path: string, field: string, name: string): Promise<Made> {
  const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ [`${field}_fr`]: name, [`${field}_en`]: `${name} (en)` }) });
  expect(response.status).toBe(201);
  return { ...((await response.json()) as { id: string }), name };
}

const unique = (prefix: string) => `${prefix} ${Math.random().toString(36).slice(2, 8)}`;

/** Returns the checkbox of an item, in its row or on its card. */
const boxOf = (page: Page, name: string) => page.getByRole('row', { name }).or(page.getByRole('listitem').filter({ hasText: name })).getByRole('checkbox');

const linkTo = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Returns the public response of the API, as visitors get it. */
const publicNames = async ({ url }: Owner, path: string): Promise<string> => (await fetch(`${url}/api/${path}`)).text();

/** Returns whether one training precedes another on the site. */
async function isBefore(owner: Owner, one: Made, other: Made): Promise<boolean> {
  const trainings = JSON.parse(await publicNames(owner, 'training')) as { id: string; displayOrder?: number | null }[];
  const placeOf = ({ id }: Made) => trainings.find((training) => training.id === id)?.displayOrder ?? Infinity;
  return placeOf(one) < placeOf(other);
}

test('each of the seven lists shows its rows with at most 3,000 nodes', { tag: '@both' }, async ({ page, owner }) => {
  test.slow();
  await enter(page, owner);
  for (const [path, heading] of LISTS) {
    await page.goto(`/fr/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('checkbox').nth(1)).toBeVisible();
    expect(await page.locator('*').count()).toBeLessThanOrEqual(3000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});

test('login from a list opens the list with its sort order', async ({ page, server }) => {
  await page.goto('/fr/admin/meats?sort=sellPerKg&order=desc');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' }).fill(server.admin.username);
  await page.getByLabel(/^Mot de passe/).fill(server.admin.password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Viandes' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/admin\/meats\?sort=sellPerKg&order=desc$/);
});

test('a search is stored in the URL: a reload keeps it and back navigation removes it', async ({ page, owner }) => {
  const [one, other] = [await add(owner, 'meat', 'name', unique('Pâté')), await add(owner, 'meat', 'name', unique('Boudin'))];
  await enter(page, owner);
  await page.goto('/fr/admin/meats');
  await expect(linkTo(page, other.name)).toBeVisible();
  await page.getByRole('searchbox').fill(one.name.replace('Pâté', 'PATE'));
  await expect(page).toHaveURL(/\?q=PATE/);
  await expect(linkTo(page, other.name)).toHaveCount(0);
  await expect(linkTo(page, one.name)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(one.name.replace('Pâté', 'PATE'));
  await expect(linkTo(page, one.name)).toBeVisible();
  await expect(linkTo(page, other.name)).toHaveCount(0);
  await page.goBack();
  await expect(linkTo(page, other.name)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a link followed while a search is typed opens its page', async ({ page, owner }) => {
  const { name } = await add(owner, 'meat', 'name', unique('Flanc'));
  await enter(page, owner);
  await page.goto('/fr/admin/meats');
  await expect(linkTo(page, name)).toBeVisible();
  // The page of the link loads longer than the debounce of the search.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('flanc');
  await linkTo(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('items taken off the site are hidden from visitors, and undo restores them', async ({ page, owner }) => {
  const made = [await add(owner, 'event', 'name', unique('Méchoui')), await add(owner, 'event', 'name', unique('Épluchette'))];
  await enter(page, owner);
  await page.goto('/fr/admin/events');
  for (const { name } of made) await boxOf(page, name).check();
  await page.getByRole('button', { name: 'Retirer du site' }).click();
  await expect(page.getByText('2 sont retirés du site.')).toBeVisible();
  for (const { name } of made) expect(await publicNames(owner, 'event')).not.toContain(name);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Action annulée.')).toBeVisible();
  for (const { name } of made) expect(await publicNames(owner, 'event')).toContain(name);
});

test('deleted items disappear immediately, and undo restores them under their id, also by keyboard', async ({ page, owner }) => {
  for (const [path, resource, field] of [['sides', 'side', 'name'], ['trainings', 'training', 'title'], ['tools', 'tool', 'name']] as const) {
    const { id, name } = await add(owner, resource, field, unique('Essai'));
    await enter(page, owner);
    await page.goto(`/fr/admin/${path}`);
    await boxOf(page, name).check();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(linkTo(page, name)).toHaveCount(0);
    expect(await publicNames(owner, resource)).not.toContain(id);
    await page.getByRole('button', { name: 'Annuler' }).focus();
    await page.keyboard.press('Control+z');
    await expect(linkTo(page, name)).toBeVisible();
    expect(await publicNames(owner, resource)).toContain(id);
  }
});

test('trainings are reordered by keyboard, and the site shows the new order', async ({ page, owner }) => {
  const [one, other] = [await add(owner, 'training', 'title', unique('Feu')), await add(owner, 'training', 'title', unique('Fumée'))];
  await enter(page, owner);
  await page.goto('/fr/admin/trainings');
  await page.getByRole('link', { name: 'Changer l’ordre' }).click();
  const handle = page.getByRole('button', { name: `Déplacer : ${other.name}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`«\\s${other.name}\\s», (\\d+) sur \\1\\.`))).toBeAttached();
  await page.keyboard.press('ArrowUp');
  // The announced position is one further up, and the item is dropped there.
  await expect(page.getByText(new RegExp(`«\\s${other.name}\\s», (\\d+) sur (?!\\1\\.)`))).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => isBefore(owner, other, one)).toBe(true);
  await page.getByRole('button', { name: `Descendre : ${other.name}` }).click();
  await expect.poll(() => isBefore(owner, other, one)).toBe(false);
});

test('trainings are reordered by dragging, and the site shows the new order', async ({ page, owner }) => {
  const [one, other] = [await add(owner, 'training', 'title', unique('Braise')), await add(owner, 'training', 'title', unique('Cendre'))];
  await enter(page, owner);
  await page.goto('/fr/admin/trainings?view=order');
  const items = page.getByRole('list', { name: 'Formations dans l’ordre du site' }).getByRole('listitem');
  const placeOf = async ({ name }: Made) => (await items.allInnerTexts()).findIndex((text) => text.includes(name));
  const handleOf = ({ name }: Made) => page.getByRole('button', { name: `Déplacer : ${name}` });
  await handleOf(other).hover();
  expect(await placeOf(other)).toBe((await placeOf(one)) + 1);
  const target = await handleOf(one).boundingBox();
  if (!target) throw new Error(`${one.name} is not in sight`);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
  // During the drag the order changes only visually.
  expect(await isBefore(owner, other, one)).toBe(false);
  await page.mouse.up();
  await expect.poll(() => isBefore(owner, other, one)).toBe(true);
  await expect.poll(async () => (await placeOf(one)) - (await placeOf(other))).toBe(1);
  await page.reload();
  await expect(handleOf(other)).toBeVisible();
  expect((await placeOf(one)) - (await placeOf(other))).toBe(1);
});

test('a hidden column stays hidden after a reload, in its list only', async ({ page, owner }) => {
  await enter(page, owner);
  await page.goto('/fr/admin/events');
  const heading = page.getByRole('columnheader', { name: 'Prix' });
  const toggle = async () => {
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Prix' }).click();
    await page.keyboard.press('Escape');
  };
  await expect(heading).toBeVisible();
  await toggle();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.goto('/fr/admin/trainings');
  await expect(heading).toBeVisible();
  await page.goto('/fr/admin/events');
  await toggle();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
});

test('the exported file contains the complete list without formulas', async ({ page, owner }) => {
  const { name } = await add(owner, 'tool', 'name', unique('=HYPERLINK("http://x")'));
  await enter(page, owner);
  await page.goto('/fr/admin/tools');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exporter' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(download.suggestedFilename()).toMatch(/^boucane-tools-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
});

test('a visitor cannot open an admin list', async ({ page, server }) => {
  await page.goto('/fr/admin/events');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  expect((await fetch(`${server.url}/api/user?limit=25`)).status).toBe(401);
});
