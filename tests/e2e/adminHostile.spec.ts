import { RESOURCE_PATHS } from '../../src/contract/paths';
import { fieldsOf, namesOf } from '../../src/features/admin/fields';
import type { ManagedName } from '../../src/features/admin/manifest';
import { MANIFESTS } from '../../src/features/admin/manifests';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';
import { HOSTILE } from './hostile';
import type { Owner } from './owner';

const WRITTEN: readonly ManagedName[] = ['event', 'training', 'meat', 'side', 'tool', 'contentfocus'];
const PAGES = ['', '/smokehouse', '/pizzas', '/booking', '/events', '/formations', '/your-event'];

/** Every text is tried at one of the two widths. */
const shareOf = (width: string): string[] => HOSTILE.filter((_, index) => (index % 2 === 0) === (width === 'desk'));

/** A thing whose every text is the same hostile one. */
function thingOf(resource: ManagedName, text: string): Record<string, unknown> {
  const texts = fieldsOf(MANIFESTS[resource]).filter(({ kind }) => kind === 'line' || kind === 'paragraph');
  const fields = Object.fromEntries(texts.flatMap(namesOf).map((name) => [name, name === 'duration' || name === 'category' ? text.slice(0, 80) : name === 'instructorName' ? text.slice(0, 120) : text]));
  return resource === 'side' ? { ...fields, sellPerServing: 1, variations: [{ name_fr: text, name_en: text }] } : fields;
}

/** Sends each text to every field. @returns what was taken */
async function sendAll(owner: Owner, resource: ManagedName, texts: readonly string[]): Promise<{ id: string; text: string }[]> {
  const taken: { id: string; text: string }[] = [];
  for (const text of texts) {
    const { status, answer } = await asOwner(owner, 'POST', RESOURCE_PATHS[resource], thingOf(resource, text));
    expect([201, 400, 422], `${resource}: ${JSON.stringify(text)}`).toContain(status);
    if (status === 201) {
      // Taken as it is, or not at all: nothing is rewritten on the way.
      expect(answer[resource === 'training' ? 'title_fr' : 'name_fr']).toBe(text.trim());
      taken.push({ id: String(answer['id']), text });
    }
  }
  return taken;
}

test('there are enough of them', () => {
  expect(HOSTILE.length).toBeGreaterThan(200);
});

test('hostile texts in every field of every thing are harmless on the public pages and in the back office', async ({ page, server }, { project }) => {
  test.setTimeout(480_000);
  const texts = shareOf(project.name);
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
  const taken = await Promise.all(WRITTEN.map(async (resource) => ({ resource, things: await sendAll(owner, resource, texts) })));
  for (const place of PAGES) await harmless(`/fr${place}`);
  for (const { resource, things } of taken) {
    expect(things.length).toBeGreaterThan(texts.length * 0.8);
    const [first] = things;
    if (first) await harmless(`/en/admin/${MANIFESTS[resource].path}/${first.id}/edit`);
  }
  await Promise.all(
    taken.map(async ({ resource, things }) => {
      for (const { id } of things) await asOwner(owner, 'DELETE', `${RESOURCE_PATHS[resource]}/${id}`);
    }),
  );
});

test('a hostile address of a picture or of a meeting is refused, or leads nowhere', async ({ owner }, { project }) => {
  for (const text of shareOf(project.name)) {
    for (const field of ['imageUrl', 'meetingUrl']) {
      const { status, answer } = await asOwner(owner, 'POST', '/training', { title_fr: 'x', title_en: 'x', [field]: text });
      expect([201, 400, 422], JSON.stringify(text)).toContain(status);
      if (status !== 201) continue;
      expect(answer[field]).toMatch(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>/\\][^\s"'<>\\]*)?$/);
      await asOwner(owner, 'DELETE', `/training/${String(answer['id'])}`);
    }
  }
});

test('hostile texts typed into a form are saved as they were typed', async ({ page, server }) => {
  const owner = await enter(page, server);
  for (const text of ['<img src=x onerror=window.hit=1>', "'; DROP TABLE catalogue; --", '{{constructor.constructor("hit=1")()}}']) {
    await page.goto('/fr/admin/tools/new');
    const main = page.locator('main');
    for (const label of ['Nom (français)', 'Nom (anglais)', 'Description (français)', 'Description (anglais)', 'Catégorie']) await main.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL(/\/fr\/admin\/tools$/);
    const { answer } = await asOwner(owner, 'GET', '/tool?limit=100&offset=0');
    const saved = (answer as unknown as Record<string, unknown>[]).find((thing) => thing['name_fr'] === text);
    expect(saved).toMatchObject({ name_en: text, description_fr: text, description_en: text, category: text });
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await asOwner(owner, 'DELETE', `/tool/${String(saved?.['id'])}`);
  }
});
