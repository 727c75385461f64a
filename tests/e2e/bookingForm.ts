import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, dayAt } from '../../src/contract/days';
import type { Language } from '../../src/contract/language';

/* Shared steps of the booking page. */

const inAMonth = () => addDays(dayAt(new Date()), 30);

export const BOOKING_LABELS = {
  fr: { name: 'Votre nom', email: 'Courriel', type: 'Type d’événement', location: 'Lieu de l’événement', send: 'Envoyer ma demande', done: 'C’est envoyé', stay: 'Rester sur cette page' },
  en: { name: 'Host name', email: 'Email', type: 'Event type', location: 'Event location', send: 'Send my request', done: 'Success!', stay: 'Stay on this page' },
} as const;

/** Fills in the fields that every booking needs; the date comes from the URL. */
export async function fillInBooking(page: Page, language: Language, { name, email, type, location }: { name: string; email: string; type: string; location: string }): Promise<void> {
  const labels = BOOKING_LABELS[language];
  await page.goto(`/${language}/booking?date=${inAMonth()}`);
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await page.getByRole('textbox', { name: labels.email }).fill(email);
  await page.getByRole('combobox', { name: labels.type }).selectOption({ label: type });
  // The options of this type load between the address and the button. Waiting for them avoids a click during the layout shift.
  await expect(menuOptions(page).getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('textbox', { name: labels.location }).fill(location);
}

export const menuOptions = (page: Page): Locator => page.getByRole('region', { name: /Au menu|On the menu/ });

export const liveEstimate = (page: Page): Locator => page.getByRole('complementary', { name: /Estimation en direct|Live estimate/ });

/** Sends the booking. @returns the text of the result */
export async function sendBooking(page: Page, language: Language): Promise<string> {
  const labels = BOOKING_LABELS[language];
  await page.getByRole('button', { name: labels.send }).click();
  const result = page.getByRole('dialog', { name: new RegExp(labels.done) });
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: labels.stay }).click();
  return result.innerText();
}
