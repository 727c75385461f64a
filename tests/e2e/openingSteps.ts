import { expect } from '@playwright/test';
import { adminTexts } from '../../src/app/adminTexts';
import { saveBarTexts } from '../../src/components/form/saveBarTexts';
import { LANGUAGES, type Text } from '../../src/contract/language';
import { formTexts } from '../../src/features/admin/formTexts';
import { sample } from '../../src/features/admin/manifests/shared';
import { dashboardTexts } from '../../src/features/dashboard/texts';
import { editingTexts } from '../../src/features/editing/texts';
import { libraryTexts } from '../../src/features/pictures/texts';
import { hoursTexts, identityTexts, premisesTexts, taxesTexts } from '../../src/features/settings/businessTexts';
import type { FirstStep } from '../../src/features/settings/firstSteps';
import { firstStepsTexts } from '../../src/features/settings/firstStepsTexts';
import { mailServerTexts } from '../../src/features/settings/mailServerTexts';
import { bookingRatesTexts } from '../../src/features/settings/rateTexts';
import { settingsTexts } from '../../src/features/settings/texts';
import { setupTexts } from '../../src/features/setup/texts';
import { control } from './admin';
import { waitForHydration } from './hydration';
import { addPictures, buttonOn, expectHeading, fillFields, linkOn, openFromMenu, saveSettings, shownOn, type NewPicture, type Screen } from './ownerScreens';

/*
 * Steps by which a new owner opens the site, from the link in the server's log to the first text of their own.
 */

const steps = firstStepsTexts.tree;
const ACCOUNT = { username: 'odile', email: 'odile@example.org', password: 'la braise du vendredi soir' } as const;

export interface House {
  name: string;
  cook: string;
  street: string;
  town: string;
  postalCode: string;
  phone: string;
  email: string;
  /** Rate of the booking page and set-up fee, as the owner types them. */
  factor: string;
  setUp: string;
}

const expectStep = (screen: Screen, step: FirstStep): Promise<void> => expectHeading(screen, steps.steps[step]);

/** Saves the form of a first step and goes on to the next one. */
async function saveStep(screen: Screen): Promise<void> {
  await saveSettings(screen);
  await linkOn(screen, steps.next).click();
}

/** Creates the first account by the link in the server's log, which is in French, and leads to the first steps. */
export async function createAccount(screen: Screen, log: string): Promise<void> {
  const { page, language } = screen;
  const { fields, submit, done, title } = setupTexts.tree;
  await page.goto(/http\S+\/setup\?token=\S+/.exec(log)?.[0] ?? '');
  await waitForHydration(page);
  if (language === 'en') await page.getByRole('link', { name: 'EN English' }).click();
  await expectHeading(screen, title);
  await fillFields(screen, [[fields.username, ACCOUNT.username], [fields.email, ACCOUNT.email], [fields.password, ACCOUNT.password], [fields.confirmation, ACCOUNT.password]]);
  await buttonOn(screen, submit).click();
  await linkOn(screen, done.firstSteps).click();
  await expectHeading(screen, steps.title);
  await expect(page.getByText(shownOn(screen, steps.hidden))).toBeVisible();
  await linkOn(screen, steps.begin).click();
}

/** Takes the first steps about the business: who, when, where, the taxes and the rates. The look stays as it is. */
export async function enterFacts(screen: Screen, { factor, setUp, ...house }: House): Promise<void> {
  const { page, language } = screen;
  await expectStep(screen, 'identity');
  const { privacyOfficer, ...identity } = identityTexts.tree.fields;
  await fillFields(screen, [
    ...(['name', 'cook', 'street', 'town', 'postalCode', 'phone', 'email'] as const).map((name) => [identity[name], house[name]] as const),
    [privacyOfficer.name, house.cook],
    [privacyOfficer.email, house.email],
  ]);
  await saveStep(screen);

  await expectStep(screen, 'hours');
  await fillFields(screen, [[hoursTexts.tree.fields.text.fr, 'Au téléphone le lundi.'], [hoursTexts.tree.fields.text.en, 'By phone on Mondays.']]);
  await saveStep(screen);

  await expectStep(screen, 'premises');
  const latitude = control(page, premisesTexts.tree.fields.lat.label[language]);
  const before = await latitude.inputValue();
  await expect(control(page, settingsTexts.tree.map.search[language])).toHaveValue(`${house.street}, ${house.town}, ${house.postalCode}`);
  await buttonOn(screen, settingsTexts.tree.map.find).click();
  await expect(latitude).not.toHaveValue(before);
  await saveStep(screen);

  await expectStep(screen, 'taxes');
  await fillFields(screen, [[taxesTexts.tree.fields.gstNumber, '123456789 RT0001'], [taxesTexts.tree.fields.qstNumber, '1234567890 TQ0001']]);
  await saveStep(screen);

  await expectStep(screen, 'bookingRates');
  await fillFields(screen, [[bookingRatesTexts.tree.fields.factor, factor], [bookingRatesTexts.tree.fields.setUp, setUp]]);
  await saveStep(screen);

  await expectStep(screen, 'look');
  await linkOn(screen, steps.skip).click();
}

/** Takes the step of the pictures. */
export async function addFirstPictures(screen: Screen, pictures: readonly NewPicture[]): Promise<void> {
  await expectStep(screen, 'pictures');
  await linkOn(screen, steps.pictures.open).click();
  await expectHeading(screen, libraryTexts.tree.title);
  await addPictures(screen, pictures);
  await screen.page.goBack();
  await linkOn(screen, steps.next).click();
}

/** Takes the step of the mail server: a server on this machine, tried before it is saved. */
export async function setUpMailServer(screen: Screen, port: string): Promise<void> {
  const { page, language } = screen;
  const { fields, securities, test, title } = mailServerTexts.tree;
  await expectStep(screen, 'mail');
  await linkOn(screen, steps.mail.open).click();
  await expectHeading(screen, title);
  // Only a server on this machine may be without encryption, so its name comes first.
  await fillFields(screen, [[fields.host, '127.0.0.1']]);
  await page.getByRole('combobox', { name: shownOn(screen, fields.security.label) }).selectOption({ label: securities.none[language] });
  await fillFields(screen, [[fields.port, port]]);
  await buttonOn(screen, test.send).click();
  await expect(page.getByText(shownOn(screen, test.sent, { email: ACCOUNT.email }))).toBeVisible();
  await saveSettings(screen);
  await page.goBack();
  await linkOn(screen, steps.next).click();
}

/** Makes one dish of the installation the owner's own, with a picture from the library. */
export async function personalizeDish(screen: Screen, { dish, picture }: { dish: Text; picture: Text }): Promise<void> {
  const { page, language } = screen;
  await expectStep(screen, 'samples');
  await openFromMenu(screen, 'meat');
  await linkOn(screen, dish).click();
  await expectHeading(screen, { fr: `Modifier : ${dish.fr}`, en: `Edit: ${dish.en}` });
  await buttonOn(screen, formTexts.tree.picture.library).click();
  await page.getByRole('dialog').getByRole('button', { name: picture[language] }).click();
  await page.getByRole('checkbox', { name: sample.label?.[language] ?? '' }).uncheck();
  await buttonOn(screen, saveBarTexts.tree.save).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/meats$`));
}

/** Takes up the last step from the dashboard and removes the samples. */
export async function removeSamples(screen: Screen): Promise<void> {
  const { page } = screen;
  const { remove, removed } = steps.samples;
  await linkOn(screen, adminTexts.tree.places.today).click();
  await linkOn(screen, dashboardTexts.tree.toReplace.firstSteps).click();
  await expect(page.getByText(shownOn(screen, steps.listed))).toBeVisible();
  await linkOn(screen, steps.resume, { step: shownOn(screen, steps.steps.samples) }).click();
  await buttonOn(screen, remove).click();
  await page.getByRole('dialog').getByRole('button', { name: shownOn(screen, remove) }).click();
  await expect(page.getByText(shownOn(screen, removed))).toBeVisible();
  await linkOn(screen, steps.finish).click();
  await expect(linkOn(screen, steps.finished)).toBeVisible();
}

/** Rewords a text of a mail in both languages. @param preview sentence as the preview shows it */
export async function rewordMail(screen: Screen, { tag, words, preview }: { tag: string; words: Text; preview: string }): Promise<void> {
  const { page, language } = screen;
  const { list, fields, save } = editingTexts.tree;
  await openFromMenu(screen, 'content');
  await expectHeading(screen, list.title);
  await page.getByRole('searchbox', { name: shownOn(screen, list.search) }).fill(tag);
  await page.getByRole('button', { name: `${list.edit[language]} ${tag}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const each of LANGUAGES) await dialog.getByRole('textbox', { name: shownOn(screen, fields[each].label) }).fill(words[each]);
  await expect(dialog.frameLocator('iframe').getByText(preview)).toBeVisible();
  await dialog.getByRole('button', { name: shownOn(screen, save) }).click();
  await expect(dialog).toHaveCount(0);
}
