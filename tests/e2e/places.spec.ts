import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AvailabilityRecord } from '../../src/contract/availability';
import type { Answer } from '../../src/contract/endpoints';
import { addDays, dayAt } from '../../src/contract/days';
import { formatShortDay } from '../../src/contract/kitchenFormats';
import { dayRule, firstFreeDay } from '../../src/contract/openDays';
import { startCluster } from '../run/postgres';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';
import { picker, untilLive } from './live';
import { signIn } from './owner';
import { startServer } from './server';

const inDays = (days: number) => addDays(dayAt(new Date()), days);

const request = (name: string, date: string) => ({
  date, type: 'event', peopleCount: 12, kidsCount: 0, kidsPricePerChild: null, selections: { meats: [], sides: [], tools: [], contentFocus: [] },
  contactInfo: { name, email: 'fete@example.org', location: 'Granby', notes: 'Heure: 17:30' }, totalCost: null, language: 'fr',
});

async function ask(url: string, name: string, date: string): Promise<string> {
  const response = await fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request(name, date)) });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function expectWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test('the owner blocks a day and says how many parties a day bears; a visitor reads why, and takes the first free day', async ({ page, server, owner }) => {
  test.slow();
  const before = (await asOwner(owner, 'GET', '/availability')).answer as unknown as AvailabilityRecord;
  await enter(page, server);
  await page.goto('/fr/admin/availability');
  await untilLive(page);
  await page.getByRole('textbox', { name: 'Réservations par jour' }).fill('2');
  await page.getByRole('button', { name: 'Bloquer des journées' }).click();
  // The new row has the focus: as long as somebody is in it, the browser's own field stays.
  await page.getByLabel(/^Du \(1\)/).fill(inDays(21));
  await page.getByRole('textbox', { name: 'Raison, pour vous (1)' }).fill('Noces de Rose');
  await expectWell(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();

  await page.goto(`/fr/booking?date=${inDays(21)}`);
  await untilLive(page);
  await picker(page, /^Date/);
  await expect(page.getByText('Je ne suis pas là ce jour-là. Demandez quand même, on verra.', { exact: true })).toBeVisible();
  await expect(page.getByText('Noces de Rose')).toHaveCount(0);
  const busy = (await (await fetch(`${server.url}/api/busy-days`)).json()) as Answer<'listBusyDays'>;
  const free = firstFreeDay(dayRule(busy), dayAt(new Date())) ?? '';
  await page.getByRole('button', { name: `Première journée libre : ${formatShortDay(free, 'fr')}` }).click();
  await expect(await picker(page, /^Date/)).toContainText(free);
  await expect(page.getByText('Je ne suis pas là ce jour-là. Demandez quand même, on verra.', { exact: true })).toHaveCount(0);
  await expectWell(page);

  // The other tests of this server find it as it was.
  const { version: _, ...settings } = before;
  expect((await asOwner(owner, 'PUT', '/availability', settings)).status).toBe(200);
});

test('what the owner changed and did not save is there after a reload, is thrown away and taken back; once saved it is no draft any more', { tag: '@once' }, async ({ page, server, owner }) => {
  const stored = async () => (await asOwner(owner, 'GET', '/availability')).answer as unknown as AvailabilityRecord;
  const before = await stored();
  const perDay = page.getByRole('textbox', { name: 'Réservations par jour' });
  const reason = page.getByRole('textbox', { name: 'Raison, pour vous (1)' });
  const found = page.getByText(/^Vos changements du .* sont repris/);
  await enter(page, server);
  await page.goto('/fr/admin/availability');
  await untilLive(page);
  await expect(perDay).toHaveValue(String(before.perDay));
  await expect(found).toHaveCount(0);
  await perDay.fill(String(before.perDay + 2));
  await page.getByRole('button', { name: 'Bloquer des journées' }).click();
  await page.getByLabel(/^Du \(1\)/).fill(inDays(28));
  await reason.fill('À la chasse');

  await page.reload();
  await expect(found).toBeVisible();
  await expect(perDay).toHaveValue(String(before.perDay + 2));
  await expect(reason).toHaveValue('À la chasse');
  await expectWell(page);
  expect(await stored()).toEqual(before);

  await page.getByRole('button', { name: 'Les jeter' }).click();
  await expect(perDay).toHaveValue(String(before.perDay));
  await expect(reason).toHaveCount(0);
  await page.getByRole('button', { name: 'Les reprendre' }).click();
  await expect(reason).toHaveValue('À la chasse');

  // Elsewhere and back again, and it is still there.
  await page.goto('/fr/admin/requests');
  await page.goto('/fr/admin/availability');
  await expect(found).toBeVisible();
  await expect(perDay).toHaveValue(String(before.perDay + 2));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  expect(await stored()).toMatchObject({ perDay: before.perDay + 2, blocked: [{ from: inDays(28), reason: 'À la chasse' }] });
  await page.reload();
  await expect(reason).toHaveValue('À la chasse');
  await expect(found).toHaveCount(0);

  // The other tests of this server find it as it was.
  const { version: _, ...settings } = before;
  expect((await asOwner(owner, 'PUT', '/availability', settings)).status).toBe(200);
});

test('two tabs confirm two requests for one day: one is told who has it, and may still say so knowingly', async ({ page, server, owner, complaints }, { project }) => {
  test.slow();
  complaints.allow(/status of 409/);
  const day = inDays(100);
  const [first, second] = [await ask(server.url, `Anne ${project.name}`, day), await ask(server.url, `Bruno ${project.name}`, day)];
  await enter(page, server);
  const other = await page.context().newPage();
  const prepare = async (tab: Page, id: string) => {
    await tab.goto(`/fr/admin/requests/${id}?act=confirm`);
    await untilLive(tab);
    await tab.getByRole('checkbox', { name: 'Envoyer ce courriel' }).uncheck();
  };
  await prepare(page, second);
  await prepare(other, first);
  await other.getByRole('button', { name: 'Confirmer sans courriel' }).click();
  await expect(other.getByText('C’est confirmé.')).toBeVisible();

  await page.getByRole('button', { name: 'Confirmer sans courriel' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/Cette journée est complète/)).toBeVisible();
  await expect(sheet.getByRole('link', { name: `Anne ${project.name}` })).toBeVisible();
  await expectWell(page);
  const stands = async () => ((await asOwner(owner, 'GET', `/booking/${second}`)).answer as { status: string }).status;
  expect(await stands()).toBe('requested');
  await sheet.getByRole('checkbox', { name: 'Confirmer quand même' }).check();
  await page.getByRole('button', { name: 'Confirmer sans courriel' }).click();
  await expect(page.getByText('C’est confirmé.')).toBeVisible();
  expect(await stands()).toBe('confirmed');
});

test('of 200 confirms at once through two servers on one PostgreSQL, exactly one has the last place of the day', { tag: '@once' }, async () => {
  test.slow();
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given === undefined ? await startCluster() : null;
  test.skip(given === undefined && cluster === null, 'There is no PostgreSQL on this machine.');
  const env = { DATABASE_URL: given ?? cluster?.url ?? '' };
  const servers = [await startServer({ env }), await startServer({ env })];
  try {
    const [one, two] = servers;
    if (!one || !two) throw new Error('Two servers were started');
    const { token } = await signIn(one.url, one.admin);
    const day = inDays(100);
    const ids: string[] = [];
    // A handful at a time: it is the confirming that is tried.
    for (let round = 0; round < 20; round += 1) ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => ask((index % 2 ? one : two).url, `Fête ${round * 10 + index}`, day)))));
    /** As the site does: a server that is too busy (503) has done nothing that the same key does not count once. */
    const confirm = async (id: string, index: number): Promise<number> => {
      const { status } = await fetch(`${(index % 2 ? one : two).url}/api/booking/${id}/transition`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"1"', 'idempotency-key': `confirm ${id}` },
        body: JSON.stringify({ act: 'confirm' }),
      });
      return status === 503 ? confirm(id, index) : status;
    };
    const statuses = await Promise.all(ids.map(confirm));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 199 }, () => 409)]);
    const busy = (await (await fetch(`${two.url}/api/busy-days`)).json()) as Answer<'listBusyDays'>;
    expect(busy.days.find((each) => each.day === day)).toEqual({ day, taken: 1, asked: 199 });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster?.stop();
  }
});
