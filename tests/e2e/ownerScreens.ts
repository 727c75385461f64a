import { expect, type Locator, type Page } from '@playwright/test';
import { adminTexts } from '../../src/app/adminTexts';
import { saveBarTexts } from '../../src/components/form/saveBarTexts';
import { versionedFormTexts } from '../../src/components/form/versionedFormTexts';
import { pictureTexts } from '../../src/components/pictures/pictureTexts';
import { fillHoles } from '../../src/contract/fillHoles';
import type { Language, Text } from '../../src/contract/language';
import { libraryTexts } from '../../src/features/pictures/texts';
import { control } from './admin';

/*
 * Shared steps of an owner in the back office, in either language and at the width of a telephone. The labels are those of the screens' own texts.
 */

/** A page and the language in which it is read. */
export interface Screen {
  page: Page;
  language: Language;
}

/** Returns a text as the screen shows it, with its placeholders filled in. */
export const shownOn = ({ language }: Screen, text: Text, values: Readonly<Record<string, string>> = {}): string => fillHoles(text[language], values);

export const buttonOn = (screen: Screen, label: Text): Locator => screen.page.getByRole('button', { name: shownOn(screen, label), exact: true });
export const linkOn = (screen: Screen, label: Text, values: Readonly<Record<string, string>> = {}): Locator => screen.page.getByRole('link', { name: shownOn(screen, label, values), exact: true });

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll({ page }: Screen): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page.url()).toBe(0);
}

/** Waits for a screen by its heading. */
export async function expectHeading(screen: Screen, heading: Text): Promise<void> {
  await expect(screen.page.getByRole('heading', { level: 1, name: shownOn(screen, heading), exact: true })).toBeVisible();
  await expectNoSidewaysScroll(screen);
}

/** Fills in fields of the open form by their labels. */
export async function fillFields({ page, language }: Screen, fields: readonly (readonly [{ label: Text }, string])[]): Promise<void> {
  for (const [{ label }, value] of fields) await control(page, label[language]).fill(value);
}

/** Saves the open part of the settings, and waits until it is saved. */
export async function saveSettings(screen: Screen): Promise<void> {
  await buttonOn(screen, saveBarTexts.tree.save).click();
  await expect(screen.page.getByText(shownOn(screen, versionedFormTexts.tree.saved))).toBeVisible();
  await expectNoSidewaysScroll(screen);
}

/** Opens a screen from the menu at the bottom of a telephone. */
export async function openFromMenu(screen: Screen, place: keyof (typeof adminTexts)['tree']['places']): Promise<void> {
  await buttonOn(screen, adminTexts.tree.more).click();
  await screen.page.getByRole('dialog').getByRole('link', { name: shownOn(screen, adminTexts.tree.places[place]), exact: true }).click();
}

/** Logs the owner out from the same menu. */
export async function logOut(screen: Screen): Promise<void> {
  await buttonOn(screen, adminTexts.tree.more).click();
  await screen.page.getByRole('dialog').getByRole('button', { name: shownOn(screen, adminTexts.tree.logOut) }).click();
  await expect(screen.page).toHaveURL(new RegExp(`/${screen.language}$`));
}

/** Picture to upload, with its descriptions. */
export interface NewPicture {
  file: { name: string; mimeType: string; buffer: Buffer };
  alt: Text;
  inGallery: boolean;
}

/** Uploads pictures to the open library at once, and describes each in both languages. */
export async function addPictures(screen: Screen, pictures: readonly NewPicture[]): Promise<void> {
  const { page } = screen;
  const { details } = pictureTexts.tree;
  await page.locator('input[data-purpose=library]').setInputFiles(pictures.map(({ file }) => file));
  const undescribed = page.getByRole('button', { name: shownOn(screen, libraryTexts.tree.editOf, { name: shownOn(screen, libraryTexts.tree.unnamed) }) });
  await expect(undescribed).toHaveCount(pictures.length);
  for (const [index, { alt, inGallery }] of pictures.entries()) {
    await undescribed.first().click();
    const dialog = page.getByRole('dialog', { name: shownOn(screen, details.title) });
    await dialog.getByRole('textbox', { name: shownOn(screen, details.fr) }).fill(alt.fr);
    await dialog.getByRole('textbox', { name: shownOn(screen, details.en) }).fill(alt.en);
    if (inGallery) await dialog.getByRole('checkbox', { name: shownOn(screen, details.gallery) }).check();
    await dialog.getByRole('button', { name: shownOn(screen, details.save) }).click();
    await expect(undescribed).toHaveCount(pictures.length - 1 - index);
  }
  await expectNoSidewaysScroll(screen);
}
