import { line } from '../../src/contract/fields';
import { RESOURCE_PATHS } from '../../src/contract/paths';
import type { ManagedName } from '../../src/features/admin/manifest';
import { MANIFESTS } from '../../src/features/admin/manifests';
import { HOSTILE } from '../hostile';
import { shared, textsOf, thingOf } from '../hostileThings';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';
import type { Owner } from './owner';

const WRITTEN: readonly ManagedName[] = ['event', 'training', 'meat', 'side', 'tool', 'contentfocus'];
const PAGES = ['', '/smokehouse', '/pizzas', '/booking', '/events', '/formations', '/your-event'];

// What it leaves behind is in nobody's way.
test.use({ alone: 'hostile' });

/** What the rules let in; that the rest is refused by every field is seen at the API. */
const LET_IN = HOSTILE.filter((text) => line(200).isValidSync(text));

/** Makes things of texts, as many at a time as it has fields. @returns the ids of what was taken */
async function sendAll(owner: Owner, resource: ManagedName, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const some of shared(texts, textsOf(resource).length)) {
    const { status, answer } = await asOwner(owner, 'POST', RESOURCE_PATHS[resource], thingOf(resource, some));
    expect(status, `${resource}: ${JSON.stringify(answer)}`).toBe(201);
    ids.push(String(answer['id']));
  }
  return ids;
}

/** The texts that one of the resources takes: dealt out, so that pages do not become longer than any owner's. */
const dealt = (resource: ManagedName) => LET_IN.filter((_, index) => index % WRITTEN.length === WRITTEN.indexOf(resource));

test('hostile texts in the fields of every thing are harmless on the public pages and in the back office', async ({ page, server }) => {
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
  for (const { resource, ids } of taken) await harmless(`/en/admin/${MANIFESTS[resource].path}/${ids[0] ?? ''}/edit`);
});

test('hostile texts typed into a form are saved as they were typed', async ({ page, server }) => {
  const owner = await enter(page, server);
  for (const text of ['<img src=x onerror=window.hit=1>', "'; DROP TABLE catalogue; --", '{{constructor.constructor("hit=1")()}}']) {
    await page.goto('/fr/admin/tools/new');
    const main = page.locator('main');
    for (const label of ['Nom (français)', 'Nom (anglais)', 'Description (français)', 'Description (anglais)', 'Catégorie']) await main.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL(/\/fr\/admin\/tools$/);
    const { answer } = await asOwner(owner, 'GET', '/tool?limit=100&offset=0');
    const saved = (answer as unknown as Record<string, unknown>[]).find((thing) => thing['name_fr'] === text && thing['name_en'] === text);
    expect(saved).toMatchObject({ name_en: text, description_fr: text, description_en: text, category: text });
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await asOwner(owner, 'DELETE', `/tool/${String(saved?.['id'])}`);
  }
});
