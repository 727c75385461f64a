import type { Page } from '@playwright/test';
import { addDays, dayAt } from '../../src/contract/days';
import { formatDay } from '../../src/contract/formats';
import { addMonths, monthOf } from '../../src/contract/calendar';
import { expect, test } from './fixtures';
import { enhancedField, waitForHydration } from './hydration';
import { shownMonth, turnTo } from './wallCalendar';
import { fillWhen, member } from './member';

const NAME = 'Julie Gagnon';
const PLACE = '12, rue du Roi, Sorel-Tracy';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const forward = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click();

async function fillBasics(page: Page) {
  await page.goto('/fr/your-event');
  await waitForHydration(page);
  await field(page, 'Votre nom').fill(NAME);
  await field(page, 'Adresse de l’événement').fill(PLACE);
  await field(page, 'Adultes').fill('12');
  await field(page, 'Enfants').fill('3');
  await forward(page);
  await expect(page.getByRole('heading', { level: 2, name: /On mange, ou on apprend/ })).toBeFocused();
}

/** Completes all three steps for a training at the smoker. */
async function fillTraining(page: Page) {
  await fillBasics(page);
  await page.getByRole('radio', { name: 'Séance de formation' }).check();
  await forward(page);
  await page.getByRole('radio', { name: 'Le fumoir' }).check();
  await page.getByRole('group', { name: 'Viandes' }).getByRole('checkbox').first().check();
  await page.getByRole('group', { name: 'Outils à essayer' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Choisir la date' }).click();
}

async function expectTrainingChosen(page: Page) {
  await expect(page.getByRole('group', { name: 'Viandes' }).getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('group', { name: 'Outils à essayer' }).getByRole('checkbox').first()).toBeChecked();
}

async function expectInBooking(page: Page) {
  await expect(field(page, 'Votre nom')).toHaveValue(NAME);
  await expect(field(page, 'Lieu de l’événement')).toHaveValue(PLACE);
  await expect(field(page, 'Adultes')).toHaveValue('12');
  await expect(field(page, 'Enfants')).toHaveValue('3');
}

test('the three steps of the event guide prefill the booking, and no question is asked twice', { tag: '@phone' }, async ({ page }) => {
  await fillTraining(page);

  await expect(page).toHaveURL(/\/fr\/booking$/);
  await expectInBooking(page);
  await expect(page.getByRole('combobox', { name: 'Type d’événement' })).toHaveValue('smokehouse-training');
  await expectTrainingChosen(page);
});

test('a member’s training request continues in the builder, which asks only for the missing answers', async ({ page, owner }, { project }) => {
  await member(page, owner, `formation-${project.name}`);
  await fillTraining(page);

  await expect(page).toHaveURL(/\/fr\/member\/builder\?step=when$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Quand, et où' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Chez vous' })).toBeChecked();
  await expect(field(page, 'Lieu de l’événement')).toHaveValue(PLACE);
  await fillWhen(page, addDays(dayAt(new Date()), 61));
  await forward(page);
  await expect(field(page, 'Titre')).toHaveValue('Formation fumoir');
  await expectTrainingChosen(page);
  await field(page, 'L’idée en quelques mots').fill('Tenir un feu toute la nuit.');
  await forward(page);
  await forward(page);
  await expect(page.getByText('12 adultes, 3 enfants')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByText(/^B-[A-Z2-9]{6}$/)).toBeVisible();

  // The draft is deleted after sending.
  await page.goto('/fr/your-event');
  await waitForHydration(page);
  await expect(field(page, 'Votre nom')).toHaveValue('');
  await page.goto('/fr/member');
  await expect(page.getByRole('heading', { level: 3, name: 'Formation fumoir' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reprendre/ })).toHaveCount(0);
});

test('the browser’s back button goes through the steps, which show changes made in the booking', { tag: '@phone' }, async ({ page }) => {
  await fillBasics(page);
  await expect(page).toHaveURL(/\/fr\/your-event\?step=type$/);
  await page.getByRole('radio', { name: 'Événement privé' }).check();
  await forward(page);
  await page.getByRole('radio', { name: 'La pizza' }).check();
  await expect(page.getByRole('group', { name: 'Garnitures supplémentaires' })).toBeVisible();
  await page.getByRole('button', { name: 'Choisir la date' }).click();
  await expect(page).toHaveURL(/\/fr\/booking$/);
  await expectInBooking(page);
  // Navigating back while typing keeps every character.
  await field(page, 'Votre nom').fill('');
  await field(page, 'Votre nom').pressSequentially('Julie Roy');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('radio', { name: 'La pizza' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Événement privé' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/your-event$/);
  await expect(field(page, 'Votre nom')).toHaveValue('Julie Roy');
  await expect(field(page, 'Adultes')).toHaveValue('12');
});

test('a reload keeps the current step and all answers, including those of an incomplete step', async ({ page }) => {
  await fillBasics(page);
  await page.getByRole('radio', { name: 'Séance de formation' }).check();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 2, name: /On mange, ou on apprend/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Séance de formation' })).toBeChecked();
  await page.getByRole('link', { name: /L’essentiel/ }).first().click();
  await expect(field(page, 'Votre nom')).toHaveValue(NAME);
});

test('a URL of a step that is not reachable yet shows the first step', async ({ page }) => {
  await page.goto('/fr/your-event?step=menu');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/fr\/your-event$/);
  await expect(field(page, 'Votre nom')).toHaveValue('');
});

test('an unreadable draft is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('yourEventDraft', '{"values":{"hostName":7},"at":"x"');
    localStorage.setItem('bookingDraft', '[]');
  });
  await page.goto('/fr/your-event?step=menu');
  await waitForHydration(page);
  await expect(field(page, 'Votre nom')).toHaveValue('');
  await field(page, 'Votre nom').fill(NAME);
});

/** Presses Tab until the expected element has the focus; fails after 80 presses. */
async function tabTo(page: Page, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never got there');
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a keyboard user gets from home via the event guide and a calendar day to a booking with its date filled', async ({ page }, { project }) => {
  await page.goto('/fr');
  await waitForHydration(page);
  if (project.name === 'desk') {
    await tabTo(page, async () => (await focusedText(page)) === 'Votre événement');
  } else {
    await tabTo(page, () => page.getByRole('button', { name: 'Ouvrir le menu' }).evaluate((button) => button === document.activeElement));
    await page.keyboard.press('Enter');
    await tabTo(page, async () => (await focusedText(page)) === 'Votre événement');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/your-event$/);
  await expect(page.locator('#free-days')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid')).toBeVisible();
  await tabTo(page, () => page.evaluate(() => document.activeElement?.hasAttribute('data-day') ?? false));

  // The same day two months later, which no other test has booked.
  const month = addMonths(await shownMonth(page), 2);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator(`[data-day^="${month}"]:focus`)).toHaveCount(1);
  const day = await page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  expect(await focusedText(page)).toContain(formatDay(day, 'fr'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Connectez-vous pour réserver' })).toHaveAttribute('href', '/fr/memberLogin');
  await tabTo(page, async () => (await focusedText(page)) === 'Demander sans compte');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/fr/booking\\?date=${day}$`));
  await expect(await enhancedField(page, /Heure/)).toContainText(/17/);
  const stored = await page.waitForFunction(() => localStorage.getItem('bookingDraft'));
  expect(JSON.parse((await stored.jsonValue()) ?? '')).toMatchObject({ values: { eventDate: day, eventTime: '17:00' } });
});

test('a new request marks its day in the calendar as requested until the owner replies', { tag: '@phone' }, async ({ page, server }) => {
  const day = `${addMonths(monthOf(dayAt(new Date())), 1)}-17`;
  const response = await fetch(`${server.url}/api/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ date: day, type: 'event', peopleCount: 8, kidsCount: 0, kidsPricePerChild: null, selections: {}, contactInfo: { name: 'Marc', email: 'marc@example.org', location: 'Upton' }, totalCost: null, language: 'fr' }),
  });
  expect(response.status).toBe(201);
  await page.goto('/fr/your-event');
  await waitForHydration(page);
  await page.locator('#free-days').scrollIntoViewIfNeeded();
  await turnTo(page, monthOf(day));
  await page.getByRole('button', { name: new RegExp(`^${formatDay(day, 'fr')}, déjà demandé$`) }).click();
  await expect(page.getByText('Quelqu’un m’a demandé cette journée')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demander sans compte' })).toHaveAttribute('href', `/fr/booking?date=${day}`);
  await expect(page.getByText('Marc')).toHaveCount(0);
});
