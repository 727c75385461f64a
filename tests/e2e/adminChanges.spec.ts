import type { Page } from '@playwright/test';
import { ADMIN_RESOURCES } from '../../src/contract/adminResources';
import type { AdminResourceName } from '../../src/features/admin/manifest';
import { control, enter, save } from './admin';
import { expect, test } from './fixtures';

interface Case {
  resource: AdminResourceName;
  /** Label of the field with the name shown in the list. */
  name: string;
  /** Further values required to create an item, by label. */
  fill: Record<string, string>;
}

/** One resource with a details page, and one that opens as a form. All resources use the same manifests for their screens. */
const CASES: readonly Case[] = [
  { resource: 'event', name: 'Nom (français)', fill: { 'Nom (anglais)': 'Party' } },
  { resource: 'tool', name: 'Nom (français)', fill: { 'Nom (anglais)': 'Tool' } },
];

const ADDED = 'Tout neuf';
const CHANGED = 'Tout changé';

const linkTo = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Opens the form of an item from the list, through its details page if it has one. */
async function openForm(page: Page, resource: AdminResourceName, name: string): Promise<void> {
  await linkTo(page, name).click();
  if (ADMIN_RESOURCES[resource].detail) await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
}

for (const { resource, name, fill } of CASES) {
  test(`the list of ${resource} shows added, renamed and deleted items without a reload`, async ({ page, server }) => {
    const list = `/fr/admin/${ADMIN_RESOURCES[resource].path}`;
    const others = page.getByRole('main').getByRole('row');
    await enter(page, server);
    await page.goto(list);
    await expect(others.nth(1)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { unreloaded: true }));

    await page.getByRole('link', { name: /^Ajouter/ }).click();
    for (const [label, value] of Object.entries({ [name]: ADDED, ...fill })) await control(page, label).fill(value);
    await save(page);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(linkTo(page, ADDED)).toBeVisible();

    await openForm(page, resource, ADDED);
    await control(page, name).fill(CHANGED);
    await save(page);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(linkTo(page, CHANGED)).toBeVisible();
    await expect(linkTo(page, ADDED)).toHaveCount(0);

    await openForm(page, resource, CHANGED);
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(others.nth(1)).toBeVisible();
    await expect(linkTo(page, CHANGED)).toHaveCount(0);
    expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true);
  });
}
