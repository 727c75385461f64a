import type { Page } from '@playwright/test';

export const LABELS = {
  fr: { name: 'Votre nom', email: 'Courriel', type: 'Type d’événement', place: 'Lieu de l’événement', pizza: 'Soirée pizza chez vous', smoke: 'Formation fumoir', send: 'Envoyer ma demande', done: /C’est envoyé/, failed: /Erreur/ },
  en: { name: 'Host name', email: 'Email', type: 'Event type', place: 'Event location', pizza: 'Pizza Popup Event', smoke: 'Smokehouse Training', send: 'Send my request', done: /Success!/, failed: /Error/ },
} as const;

const MONTH_MS = 30 * 86_400_000;

/** Returns the path of the booking page with a date in the URL, about a month from now. */
export const bookingPath = (language: keyof typeof LABELS) => `/${language}/booking?date=${new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10)}`;

/** Fills in the required fields of a booking. The page is one of `bookingPath`, or has a date in its draft. */
export async function fillBooking(page: Page, language: keyof typeof LABELS, name: string): Promise<void> {
  const labels = LABELS[language];
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await page.getByRole('textbox', { name: labels.email }).fill('confiance@example.org');
  await page.getByRole('combobox', { name: labels.type }).selectOption({ label: labels.pizza });
  // Waits for the choices of this type, which appear between the address and the button. Without this, the layout shifts during a click.
  await page.getByRole('region', { name: /Au menu|On the menu/ }).getByRole('checkbox').first().waitFor();
  await page.getByRole('textbox', { name: labels.place }).fill('Upton');
}

export const success = (page: Page, language: keyof typeof LABELS) => page.getByRole('dialog', { name: LABELS[language].done });
export const failure = (page: Page, language: keyof typeof LABELS) => page.getByRole('dialog', { name: LABELS[language].failed });
export const sendButton = (page: Page, language: keyof typeof LABELS) => page.getByRole('button', { name: LABELS[language].send });

/** Sends the booking and waits for the success message. @returns the reference in the message */
export async function sendBooking(page: Page, language: keyof typeof LABELS): Promise<string> {
  await sendButton(page, language).click();
  return referenceIn(page, language);
}

/** Returns the reference in the success message. @throws Error when there is none */
export async function referenceIn(page: Page, language: keyof typeof LABELS): Promise<string> {
  await success(page, language).waitFor();
  const [reference] = (await success(page, language).innerText()).match(/B-[0-9A-Z]{6}/) ?? [];
  if (!reference) throw new Error('The word of success gives no reference');
  return reference;
}
