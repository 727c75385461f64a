import { RESOURCE_PATHS } from '../../src/contract/paths';
import { ADMIN_RESOURCES } from '../../src/contract/adminResources';
import type { AdminResourceName } from '../../src/features/admin/manifest';
import { asOwner, control, enter, save } from './admin';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import type { Owner } from './owner';

interface Case {
  resource: AdminResourceName;
  /** Values entered to create the item, by label. */
  fill: Record<string, string>;
  /** Field (label, name and value) that the owner changes, and field that another administrator changes concurrently. */
  mine: [label: string, name: string, value: string];
  theirs: [name: string, value: string];
  /** Values that the API must return afterwards. */
  created: Record<string, unknown>;
}

const names = (name: string) => ({ 'Nom (français)': name, 'Nom (anglais)': `${name} in English` });

/** These cases cover every kind of field. All resources use the same manifests for their screens. */
const CASES: readonly Case[] = [
  { resource: 'event', fill: { ...names('Fête d’essai'), Prix: '32,50', 'Nombre maximal d’inscriptions': '40' }, mine: ['Lieu', 'location', 'Upton'], theirs: ['description_fr', 'Sous la tente'], created: { price: 32.5, maxParticipants: 40, isActive: true, visibility: 'public' } },
  { resource: 'training', fill: { 'Titre (français)': 'Cours d’essai', 'Titre (anglais)': 'Trial course', Places: '6' }, mine: ['Durée', 'duration', '3 h'], theirs: ['location', 'Acton Vale'], created: { capacity: 6, type: 'in-person' } },
  { resource: 'user', fill: { 'Nom complet': 'Nadia Essai', Courriel: 'nadia@essai.example', 'Nom d’utilisateur': 'nadia', 'Mot de passe': 'les braises du dimanche' }, mine: ['Nom complet', 'name', 'Nadia Roy'], theirs: ['language', 'en'], created: { role: 'user', language: 'fr', disabled: false } },
];

/** All forms consist of the same parts, and these two contain every kind of part. */
const ON_A_PHONE: readonly AdminResourceName[] = ['event', 'user'];

/** Returns the id of the item just created: the last one in its list with these field values. */
async function idOf(owner: Owner, path: string, fields: Record<string, unknown>): Promise<string> {
  const { data } = await asOwner(owner, 'GET', `${path}?limit=100&offset=0`);
  const records = data as unknown as { id: string }[];
  const found = records.findLast((record) => Object.entries(fields).every(([name, value]) => (record as unknown as Record<string, unknown>)[name] === value));
  if (!found) throw new Error(`Nothing under ${path} is like ${JSON.stringify(fields)}`);
  return found.id;
}

for (const { resource, fill, mine, theirs, created } of CASES) {
  test(`${resource} can be created, edited, merged after a conflict and deleted`, { tag: ON_A_PHONE.includes(resource) ? '@phone' : [] }, async ({ page, server, complaints }) => {
    // Statuses of a conflict and of a deleted item.
    complaints.allow(/status of (412|404)/);
    const owner = await enter(page, server);
    const path = RESOURCE_PATHS[resource];
    const screen = `/fr/admin/${ADMIN_RESOURCES[resource].path}`;

    await page.goto(`${screen}/new`);
    for (const [label, value] of Object.entries(fill)) await control(page, label).fill(value);
    await save(page);
    await expect(page).toHaveURL(new RegExp(`${screen}$`));
    const id = await idOf(owner, path, resource === 'user' ? { username: 'nadia' } : resource === 'training' ? { title_fr: 'Cours d’essai' } : { name_fr: fill['Nom (français)'] });
    const first = await asOwner(owner, 'GET', `${path}/${id}`);
    expect(first.data).toMatchObject(created);

    // Another administrator saves between this form's read and its save.
    await page.goto(`${screen}/${id}/edit`);
    const [label, name, value] = mine;
    await control(page, label).fill(value);
    const { id: _id, version: _version, createdAt: _createdAt, ...fields } = first.data;
    expect((await asOwner(owner, 'PUT', `${path}/${id}`, { ...fields, [theirs[0]]: theirs[1] })).status).toBe(200);
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Quelqu’un d’autre l’a modifié entre-temps' });
    await expect(dialog.getByRole('group')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    await expect(page).toHaveURL(new RegExp(`${screen}$`));
    const second = await asOwner(owner, 'GET', `${path}/${id}`);
    expect(second.data).toMatchObject({ [theirs[0]]: theirs[1], [name]: typeof second.data[name] === 'number' ? Number(value.replace(',', '.')) : value });

    // After the undo, the item has the other administrator's change and not the owner's.
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Action annulée.')).toBeVisible();
    expect((await asOwner(owner, 'GET', `${path}/${id}`)).data).toMatchObject({ [theirs[0]]: theirs[1], [name]: first.data[name] });

    await page.goto(`${screen}/${id}/edit`);
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(new RegExp(`${screen}$`));
    expect((await asOwner(owner, 'GET', `${path}/${id}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Action annulée.')).toBeVisible();
    expect((await asOwner(owner, 'GET', `${path}/${id}`)).status).toBe(200);

    await page.goto(`${screen}/${id}/edit`);
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(new RegExp(`${screen}$`));
    await page.goto(`${screen}/${id}/edit`);
    await expect(page.getByRole('heading', { name: 'Cette fiche n’existe pas' })).toBeVisible();
  });
}

test("a side's variations are added, reordered and removed by keyboard and appear in the menu", async ({ page, server }) => {
  const owner = await enter(page, server);
  await page.goto('/fr/admin/sides/new');
  await control(page, 'Nom (français)').fill('Salade d’essai');
  await control(page, 'Nom (anglais)').fill('Trial salad');
  for (const [row, [french, english, extra]] of [['Tiède', 'Warm', '1,25'], ['Froide', 'Cold', '0'], ['Glacée', 'Frozen', '2']].entries()) {
    await page.getByRole('button', { name: 'Ajouter une variante' }).press('Enter');
    await expect(control(page, `Nom français (${row + 1})`)).toBeFocused();
    await page.keyboard.type(french ?? '');
    await control(page, `Nom anglais (${row + 1})`).fill(english ?? '');
    await control(page, `Supplément (${row + 1})`).fill(extra ?? '');
  }
  await page.getByRole('button', { name: 'Monter la variante 2' }).press('Enter');
  await expect(control(page, 'Nom français (1)')).toHaveValue('Froide');
  await page.getByRole('button', { name: 'Retirer la variante 3' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Par défaut (1)' }).check();
  await save(page);
  await expect(page).toHaveURL(/\/fr\/admin\/sides$/);
  const id = await idOf(owner, '/side', { name_fr: 'Salade d’essai' });
  const { data } = await asOwner(owner, 'GET', `/side/${id}`);
  expect(data['variations']).toEqual([
    { name_fr: 'Froide', name_en: 'Cold', priceModifier: 0, isDefault: true },
    { name_fr: 'Tiède', name_en: 'Warm', priceModifier: 1.25, isDefault: false },
  ]);
  await page.goto('/fr/smokehouse');
  await expect(page.getByText('Salade d’essai').first()).toBeVisible();
  await asOwner(owner, 'DELETE', `/side/${id}`);
});

test('a draft without its password survives a reload, back navigation and an expired session', async ({ page, server, complaints }) => {
  complaints.allow(/status of 401/);
  const owner = await enter(page, server);
  await page.goto('/fr/admin/users/new');
  await control(page, 'Nom complet').fill('Brouillon Essai');
  await control(page, 'Mot de passe').fill('les braises du samedi');
  await expect(page.getByText('brouillon gardé sur cet appareil')).toBeVisible();
  await page.reload();
  await expect(control(page, 'Nom complet')).toHaveValue('Brouillon Essai');
  await expect(control(page, 'Mot de passe')).toHaveValue('');

  await page.getByRole('link', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/\/fr\/admin\/users$/);
  await page.goBack();
  await expect(control(page, 'Nom complet')).toHaveValue('Brouillon Essai');

  // The session ends on the server, so the next save is rejected.
  await control(page, 'Nom d’utilisateur').fill('brouillon');
  await control(page, 'Courriel').fill('brouillon@essai.example');
  await control(page, 'Mot de passe').fill('les braises du samedi');
  await asOwner(owner, 'POST', '/auth/logout', {});
  await save(page);
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('braises');
  await control(page, 'Nom d’utilisateur ou courriel').fill(server.admin.username);
  await control(page, 'Mot de passe').fill(server.admin.password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/fr\/admin\/users\/new$/);
  await expect(control(page, 'Nom d’utilisateur')).toHaveValue('brouillon');
  await page.getByRole('button', { name: 'Supprimer le brouillon' }).click();
  await expect(control(page, 'Nom complet')).toHaveValue('');
});

test('an event is unpublished and published again from its page', async ({ page, server }) => {
  const owner = await enter(page, server);
  const visitors = async () => (await fetch(`${server.url}/api/event/pizza-night`)).status;
  await page.goto('/fr/admin/events/pizza-night');
  await page.getByRole('button', { name: 'Retirer du site' }).click();
  await expect(page.getByRole('button', { name: 'Publier' })).toBeVisible();
  expect(await visitors()).toBe(404);
  // The owner does not see the item on the site either, although the API returns all items to the owner.
  const onSite = page.getByRole('main').locator('a[href$="/events/pizza-night"]');
  await page.goto('/fr/events');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(onSite).toHaveCount(0);
  await page.goto('/fr/admin/events/pizza-night');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('button', { name: 'Retirer du site' })).toBeVisible();
  expect(await visitors()).toBe(200);
  expect((await asOwner(owner, 'GET', '/event/pizza-night')).data).toMatchObject({ isActive: true, visibility: 'public' });
  await page.goto('/fr/events');
  await waitForHydration(page);
  await expect(onSite.first()).toBeVisible();
});

test('visitors are redirected to login, members see a refusal, and the server refuses both', async ({ page, server, owner }) => {
  await page.goto('/fr/admin/meats/new');
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  const account = { username: 'membre-essai', email: 'membre@essai.example', password: 'les braises du mardi' };
  const { data } = await asOwner(owner, 'POST', '/user', account);
  const member = await enter(page, server, account);
  for (const screen of ['', '/events', '/trainings/new', '/users/samuel', '/meats/new', '/sides/coleslaw/edit', '/texts']) {
    await page.goto(`/fr/admin${screen}`);
    await expect(page).toHaveURL(/\/fr\/unauthorized$/);
  }
  expect((await asOwner(member, 'POST', '/meat', { name_fr: 'x', name_en: 'x' })).status).toBe(403);
  expect((await asOwner({ ...member, token: 'none' }, 'POST', '/meat', { name_fr: 'x', name_en: 'x' })).status).toBe(401);
  await asOwner(owner, 'DELETE', `/user/${String(data['id'])}`);
});

test('a new resource whose response was lost is created only once on retry', async ({ page, server, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  const owner = await enter(page, server);
  const named = async () => ((await asOwner(owner, 'GET', '/meat?limit=100&offset=0')).data as unknown as { name_fr?: string }[]).filter(({ name_fr }) => name_fr === 'Dinde perdue');
  await page.goto('/fr/admin/meats/new');
  await control(page, 'Nom (français)').fill('Dinde perdue');
  await control(page, 'Nom (anglais)').fill('Lost turkey');
  // The request arrives at the server, but the connection is lost before the response.
  await page.route('**/api/meat', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByText('rien ne comptera deux fois')).toBeVisible();
  expect(await named()).toHaveLength(1);
  await page.unroute('**/api/meat');
  // Idempotent even after a reload, because the draft stores the key.
  await page.reload();
  await expect(control(page, 'Nom (français)')).toHaveValue('Dinde perdue');
  await save(page);
  await expect(page).toHaveURL(/\/fr\/admin\/meats$/);
  expect(await named()).toHaveLength(1);
});
