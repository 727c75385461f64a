import type { Page } from '@playwright/test';
import { addDays, dayAt } from '../../src/contract/days';
import type { Language } from '../../src/contract/language';
import { expect, test } from './fixtures';
import { enhancedField } from './hydration';
import { bookingsOf } from './owner';

/*
 * Tests of prerendered forms, which keep input typed before the application's script has loaded.
 */

/** Opens a page whose application script is held back. @returns a function that releases the script */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  // The server prerenders its pages in its first second.
  await expect.poll(async () => (await page.request.get(address, { headers: { accept: 'text/html' } })).text()).toContain('<main');
  const script = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    asked.resolve();
    await script.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await asked.promise;
  return async () => {
    script.resolve();
  };
}

/** Records the URLs of all requests from now on, except GET requests that are not navigations. */
function whatIsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

const LABELS = {
  fr: { name: 'Votre nom', email: 'Courriel', adults: 'Adultes', type: 'Type d’événement', place: 'Lieu de l’événement', guests: '12 convives', send: 'Envoyer ma demande', done: /C’est envoyé/ },
  en: { name: 'Host name', email: 'Email', adults: 'Adults', type: 'Event type', place: 'Event location', guests: '12 guests', send: 'Send my request', done: /Success!/ },
} as const;

const inAMonth = () => addDays(dayAt(new Date()), 30);

/** Fills in every kind of field of a prerendered booking page. */
async function fillIn(page: Page, language: Language, name: string) {
  const labels = LABELS[language];
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await page.getByRole('textbox', { name: labels.email }).fill('tot@example.org');
  await page.getByRole('textbox', { name: labels.adults }).fill('12');
  await page.getByRole('combobox', { name: labels.type }).selectOption('smokehouse-popup');
  await page.locator('#field-eventDate').fill(inAMonth());
  await page.locator('#field-eventTime').fill('17:30');
  await page.getByRole('textbox', { name: labels.place }).fill('12, rue du Roi, Upton');
}

for (const language of ['fr', 'en'] as const) {
  test(`a booking typed before hydration is kept in full, priced and sent (${language})`, { tag: language === 'fr' ? '@phone' : [] }, async ({ page, owner }, { project }) => {
    const labels = LABELS[language];
    const name = `Tôt ${language} ${project.name}`;
    const letCome = await openEarly(page, `/${language}/booking`);
    const sent = whatIsSent(page);
    await fillIn(page, language, name);
    await page.getByRole('textbox', { name: labels.name }).press('Enter');
    await letCome();

    await expect(page.getByText(labels.guests).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: labels.email })).toHaveValue('tot@example.org');
    await expect(page.getByRole('textbox', { name: labels.adults })).toHaveValue('12');
    await expect(page.getByRole('combobox', { name: labels.type })).toHaveValue('smokehouse-popup');
    await expect(page.getByRole('textbox', { name: labels.place })).toHaveValue('12, rue du Roi, Upton');
    await expect(await enhancedField(page, /date/i)).toContainText(inAMonth());
    await expect(await enhancedField(page, /heure|time/i)).toContainText(language === 'fr' ? '17 h 30' : '05:30 pm');

    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('complementary', { name: /Estimation en direct|Live estimate/ }).getByRole('status')).toContainText('$');
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: labels.send }).click();
    await expect(page.getByRole('dialog', { name: labels.done })).toBeVisible();
    const stored = (await bookingsOf(owner)).filter(({ request }) => request.contactInfo.name === name);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.request.peopleCount).toBe(12);
  });
}

test("values typed before hydration override the draft's values, other fields keep the draft", async ({ page }) => {
  await page.goto('/fr/booking');
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Nom du brouillon');
  await page.getByRole('textbox', { name: 'Courriel' }).fill('brouillon@example.org');
  await page.getByRole('textbox', { name: 'Adultes' }).fill('30');
  await expect(page.getByText('30 convives').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookingDraft'))).toContain('"adults":30');

  const letCome = await openEarly(page, '/fr/booking');
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Nom tapé');
  await letCome();
  await expect(page.getByText('30 convives').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Nom tapé');
  await expect(page.getByRole('textbox', { name: 'Courriel' })).toHaveValue('brouillon@example.org');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookingDraft'))).toContain('Nom tapé');
});

test('hydration does not replace a date field that has the focus', { tag: '@phone' }, async ({ page }) => {
  const letCome = await openEarly(page, '/fr/booking');
  const day = page.locator('#field-eventDate');
  await day.focus();
  await page.getByRole('textbox', { name: 'Adultes' }).evaluate((field: HTMLInputElement) => {
    field.value = '12';
  });
  await letCome();
  await expect(page.getByText('12 convives').first()).toBeVisible();
  // The time picker has replaced its native input; the date picker waits while its input has the focus.
  await expect(page.getByRole('group', { name: /Heure/ })).toBeVisible();
  await expect(day).toBeFocused();
  await day.fill(inAMonth());
  await page.getByRole('textbox', { name: 'Courriel' }).focus();
  await expect(page.getByRole('group', { name: /date/i })).toContainText(inAMonth());
});

test('a message submitted before hydration is kept, and sent after hydration', async ({ page }) => {
  const letCome = await openEarly(page, '/fr/contact');
  const sent = whatIsSent(page);
  const message = 'Bonjour !\nFaites-vous des méchouis ?';
  await page.getByRole('textbox', { name: /nom/i }).fill('Josée');
  await page.getByRole('textbox', { name: /courriel/i }).fill('josee@example.org');
  await page.getByRole('combobox').selectOption({ index: 1 });
  const subject = await page.getByRole('combobox').inputValue();
  await page.getByRole('textbox', { name: /message/i }).fill(message);
  await page.getByRole('textbox', { name: /nom/i }).press('Enter');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect(sent).toEqual([]);
  await letCome();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contactDraft'))).toContain('Josée');
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(message);
  await expect(page.getByRole('combobox')).toHaveValue(subject);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
  expect(sent.map((line) => new URL(line.split(' ')[1] ?? '').pathname)).toEqual(['/api/sendEmail']);
});
