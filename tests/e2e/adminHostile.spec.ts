import { line } from '../../src/contract/fields';
import { ADMIN_RESOURCES } from '../../src/contract/adminResources';
import { RESOURCE_PATHS } from '../../src/contract/paths';
import type { AdminResourceName } from '../../src/features/admin/manifest';
import { HOSTILE } from '../hostile';
import { shared, textsOf, validResource } from '../hostileResources';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';
import type { Owner } from './owner';

const WRITTEN: readonly AdminResourceName[] = ['event', 'training', 'meat', 'side', 'tool', 'contentfocus'];
const PAGES = ['', '/smokehouse', '/pizzas', '/booking', '/events', '/formations', '/your-event'];

// Runs with its own server, so that the created items do not affect other tests.
test.use({ alone: 'hostile' });

/** Texts that pass validation. The API tests check that every field rejects the others. */
const LET_IN = HOSTILE.filter((text) => line(200).isValidSync(text));

/** Creates items from the texts, one text per field. @returns the ids of the created items */
async function sendAll(owner: Owner, resource: AdminResourceName, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const some of shared(texts, textsOf(resource).length)) {
    const { status, data } = await asOwner(owner, 'POST', RESOURCE_PATHS[resource], validResource(resource, some));
    expect(status, `${resource}: ${JSON.stringify(data)}`).toBe(201);
    ids.push(String(data['id']));
  }
  return ids;
}

/** Returns the texts for one resource. The texts are distributed over the resources, so that pages stay at a realistic length. */
const dealt = (resource: AdminResourceName) => LET_IN.filter((_, index) => index % WRITTEN.length === WRITTEN.indexOf(resource));

test('hostile texts in all resources are harmless on the public and admin pages', async ({ page, server }) => {
  const owner = await enter(page, server);
  page.on('dialog', (dialog) => expect(dialog.message(), 'a text opened a dialog').toBe(''));
  const harmless = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const found = await page.evaluate(() => ({
      hit: 'hit' in window,
      admitted: (Object.prototype as { isAdmin?: unknown }).isAdmin,
      strangers: [...document.querySelectorAll('main :is(script, iframe, object, embed, base, meta, link, marquee, form[action]:not([action="#"]), [onerror], [onload], [onfocus], a[href^="javascript:" i], a[href^="data:" i])')].map((element) => element.outerHTML),
    }));
    expect(found, address).toEqual({ hit: false, admitted: undefined, strangers: [] });
  };
  const taken = await Promise.all(WRITTEN.map(async (resource) => ({ resource, ids: await sendAll(owner, resource, dealt(resource)) })));
  for (const place of PAGES) await harmless(`/fr${place}`);
  expect(LET_IN.length).toBeGreaterThan(HOSTILE.length * 0.8);
  for (const { resource, ids } of taken) await harmless(`/en/admin/${ADMIN_RESOURCES[resource].path}/${ids[0] ?? ''}/edit`);
});

test('hostile texts in a form are saved unchanged', async ({ page, server }) => {
  const owner = await enter(page, server);
  for (const text of ['<img src=x onerror=window.hit=1>', "'; DROP TABLE catalogue; --", '{{constructor.constructor("hit=1")()}}']) {
    await page.goto('/fr/admin/tools/new');
    const main = page.locator('main');
    for (const label of ['Nom (français)', 'Nom (anglais)', 'Description (français)', 'Description (anglais)', 'Catégorie']) await main.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL(/\/fr\/admin\/tools$/);
    const { data } = await asOwner(owner, 'GET', '/tool?limit=100&offset=0');
    const saved = (data as unknown as Record<string, unknown>[]).find((record) => record['name_fr'] === text && record['name_en'] === text);
    expect(saved).toMatchObject({ name_en: text, description_fr: text, description_en: text, category: text });
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await asOwner(owner, 'DELETE', `/tool/${String(saved?.['id'])}`);
  }
});
