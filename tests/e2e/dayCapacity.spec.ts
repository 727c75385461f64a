import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AvailabilityRecord } from '../../src/contract/availability';
import type { ResponseOf } from '../../src/contract/endpoints';
import { addDays, dayAt } from '../../src/contract/days';
import { formatShortDay } from '../../src/contract/kitchenFormats';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { createDayStatus, firstFreeDay } from '../../src/contract/dayAvailability';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';
import { enhancedField, waitForHydration } from './hydration';

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

test('a visitor sees why a day is blocked or full, and picks the first free day', async ({ page, server, owner }) => {
  test.slow();
  const before = (await asOwner(owner, 'GET', '/availability')).data as unknown as AvailabilityRecord;
  await enter(page, server);
  await page.goto('/fr/admin/availability');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Réservations par jour' }).fill('2');
  await page.getByRole('button', { name: 'Bloquer des journées' }).click();
  // The new row has the focus. While an input is focused, the native input is not replaced.
  await page.getByLabel(/^Du \(1\)/).fill(inDays(21));
  await page.getByRole('textbox', { name: 'Raison (pour vous seul) (1)' }).fill('Noces de Rose');
  await expectWell(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();

  await page.goto(`/fr/booking?date=${inDays(21)}`);
  await waitForHydration(page);
  await enhancedField(page, /^Date/);
  await expect(page.getByText('Je ne suis pas là ce jour-là. Demandez quand même, on verra.', { exact: true })).toBeVisible();
  await expect(page.getByText('Noces de Rose')).toHaveCount(0);
  const busy = (await (await fetch(`${server.url}/api/busy-days`)).json()) as ResponseOf<'listBusyDays'>;
  const free = firstFreeDay(createDayStatus(busy, DEFAULT_SETTINGS.rules.leadTimeDays), dayAt(new Date())) ?? '';
  await page.getByRole('button', { name: `Première journée libre : ${formatShortDay(free, 'fr')}` }).click();
  await expect(await enhancedField(page, /^Date/)).toContainText(free);
  await expect(page.getByText('Je ne suis pas là ce jour-là. Demandez quand même, on verra.', { exact: true })).toHaveCount(0);
  await expectWell(page);

  // Restores the settings for the other tests on this server.
  const { version: _, ...settings } = before;
  expect((await asOwner(owner, 'PUT', '/availability', settings)).status).toBe(200);
});

test('unsaved availability changes survive a reload, can be discarded and restored, and are cleared on save', async ({ page, server, owner }) => {
  const stored = async () => (await asOwner(owner, 'GET', '/availability')).data as unknown as AvailabilityRecord;
  const before = await stored();
  const perDay = page.getByRole('textbox', { name: 'Réservations par jour' });
  const reason = page.getByRole('textbox', { name: 'Raison (pour vous seul) (1)' });
  const found = page.getByText(/^Vos changements du .* sont restaurés/);
  await enter(page, server);
  await page.goto('/fr/admin/availability');
  await waitForHydration(page);
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

  await page.getByRole('button', { name: 'Les supprimer' }).click();
  await expect(perDay).toHaveValue(String(before.perDay));
  await expect(reason).toHaveCount(0);
  await page.getByRole('button', { name: 'Les reprendre' }).click();
  await expect(reason).toHaveValue('À la chasse');

  // The draft is still there after a visit to another page.
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

  // Restores the settings for the other tests on this server.
  const { version: _, ...settings } = before;
  expect((await asOwner(owner, 'PUT', '/availability', settings)).status).toBe(200);
});

test('confirming a full day reports the conflict, and the owner can override it', async ({ page, server, owner, complaints }, { project }) => {
  test.slow();
  complaints.allow(/status of 409/);
  const day = inDays(100);
  const [first, second] = [await ask(server.url, `Anne ${project.name}`, day), await ask(server.url, `Bruno ${project.name}`, day)];
  await enter(page, server);
  const other = await page.context().newPage();
  const prepare = async (tab: Page, id: string) => {
    await tab.goto(`/fr/admin/requests/${id}?act=confirm`);
    await waitForHydration(tab);
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
  const currentStatus = async () => ((await asOwner(owner, 'GET', `/booking/${second}`)).data as { status: string }).status;
  expect(await currentStatus()).toBe('requested');
  await sheet.getByRole('checkbox', { name: 'Confirmer quand même' }).check();
  await page.getByRole('button', { name: 'Confirmer sans courriel' }).click();
  await expect(page.getByText('C’est confirmé.')).toBeVisible();
  expect(await currentStatus()).toBe('confirmed');
});
