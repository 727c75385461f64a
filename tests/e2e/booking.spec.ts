import { formatMoney } from '../../src/contract/formats';
import { BOOKING_LABELS, fillInBooking, liveEstimate, menuOptions, sendBooking } from './bookingForm';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { bookingsOf, mailsOf, type Owner } from './owner';

const TYPES = {
  fr: { training: 'Formation fumoir', pizza: 'Soirée pizza chez vous' },
  en: { training: 'Smokehouse Training', pizza: 'Pizza Popup Event' },
} as const;
const SEARCH = { fr: 'Chercher', en: 'Search' } as const;

async function findBooking(owner: Owner, name: string) {
  const booking = (await bookingsOf(owner)).find(({ request }) => request.contactInfo.name === name);
  if (!booking) throw new Error(`No booking by ${name}`);
  return booking;
}

for (const language of ['fr', 'en'] as const) {
  test(`a smokehouse training for 46 guests costs the same on screen, in storage and in the mails (${language})`, { tag: language === 'fr' ? '@phone' : [] }, async ({ page, server, owner }, { project }) => {
    const name = `Grande famille ${language} ${project.name}`;
    await fillInBooking(page, language, { name, email: 'famille@example.org', type: TYPES[language].training, location: '12, rue du Roi, Sorel-Tracy' });
    await page.getByRole('textbox', { name: /Adultes|Adults/ }).fill('40');
    await page.getByRole('textbox', { name: /Enfants|Children/ }).fill('6');
    await expect(page.getByText(/46 (convives|guests)/).first()).toBeVisible();
    const options = menuOptions(page);
    const meats = options.getByRole('group', { name: /Viandes|Meats/ }).getByRole('checkbox');
    await meats.nth(0).check();
    await meats.nth(2).check();
    const variations = options.getByRole('group', { name: /Accompagnements|Sides/ }).getByRole('group');
    await variations.nth(0).getByRole('checkbox').nth(1).check();
    await variations.nth(1).getByRole('checkbox').nth(0).check();
    await options.getByRole('group', { name: /Outils|Tools/ }).getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: SEARCH[language] }).click();
    await expect(page.getByText(/environ .*km|about .*km/).first()).toBeVisible();

    const total = liveEstimate(page).getByRole('status');
    await expect(total).toContainText('$');
    const result = await sendBooking(page, language);

    const stored = await findBooking(owner, name);
    expect(stored.quotedTotal).toBe(stored.quote.totalCost);
    expect(stored.request.peopleCount).toBe(40);
    expect(stored.request.kidsCount).toBe(6);
    expect(stored.request.selections.tools).toHaveLength(1);
    const cents = Math.round((stored.quote.totalCost ?? 0) * 100);
    expect(cents).toBeGreaterThan(100_000);
    expect(stored.quote.lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0)).toBe(cents);
    expect(stored.quote.travelDistance).toBeGreaterThan(90);
    const shown = formatMoney(cents, language);
    expect(result).toContain(stored.reference);
    expect(result).toContain(shown);
    const mails = (await mailsOf(owner)).filter((mail) => mail.bookingId === stored.id);
    expect(mails).toHaveLength(2);
    expect(mails.find((mail) => mail.kind === 'booking-received')?.text).toContain(shown);
    expect(mails.find((mail) => mail.kind === 'booking-notice')?.text).toContain(formatMoney(cents, 'fr'));
    expect(server.url).toBeTruthy();
  });

  test(`a pizza popup is requested with toppings and priced on confirmation (${language})`, { tag: language === 'en' ? '@phone' : [] }, async ({ page, owner }, { project }) => {
    const name = `Pizzas ${language} ${project.name}`;
    await fillInBooking(page, language, { name, email: 'pizza@example.org', type: TYPES[language].pizza, location: 'chez nous, tout près' });
    await page.getByRole('checkbox', { name: /Champignons|Mushrooms/ }).check();
    await expect(liveEstimate(page).getByRole('status')).toHaveText(/À déterminer|TBD/);
    await sendBooking(page, language);
    const stored = await findBooking(owner, name);
    expect(stored.request.contactInfo.notes).toMatch(/Champignons|Mushrooms/);
    expect(stored.request.contactInfo.notes).toContain('17:00');
    expect(stored.quote.totalCost).toBeNull();
  });
}

test('a card of an event type selects the type and moves the focus to the menu', async ({ page }) => {
  await page.goto('/fr/booking');
  await waitForHydration(page);
  await page.getByRole('region', { name: 'Au menu' }).getByRole('button', { name: /Repas du fumoir/ }).click();
  await expect(page.getByRole('combobox', { name: 'Type d’événement' })).toHaveValue('smokehouse-popup');
  await expect(page.getByRole('heading', { name: 'Au menu' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Viandes' })).toBeVisible();
});

test('the page returns to the previous page after a successful booking', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/fr/contact');
  await page.goto('/fr/contact#ici');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Réserver' }).last().click();
  await expect(page).toHaveURL(/\/fr\/booking$/);
  await page.goBack();
  await fillInBooking(page, 'fr', { name: 'Retour', email: 'retour@example.org', type: TYPES.fr.pizza, location: 'Upton' });
  await page.getByRole('button', { name: BOOKING_LABELS.fr.send }).click();
  await expect(page.getByRole('dialog', { name: /C’est envoyé/ })).toContainText('Retour à la page précédente');
  await expect(page).not.toHaveURL(/booking/, { timeout: 12_000 });
});

test("map buttons have full-size touch targets despite Leaflet's later styles", { tag: '@phone' }, async ({ page }) => {
  await page.goto('/fr/booking');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  for (const name of ['Agrandir', 'Réduire']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
  }
});
