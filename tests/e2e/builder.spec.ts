import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { monthOf } from '../../src/contract/calendar';
import { addDays, dayAt } from '../../src/contract/days';
import { formatDay } from '../../src/contract/formats';
import type { OwnRequest } from '../../src/contract/memberRequest';
import { enter } from './admin';
import { expect, test } from './fixtures';
import { enhancedField, waitForHydration } from './hydration';
import { turnTo } from './wallCalendar';
import { asJson, fillWhen, member, writeTo } from './member';
import type { Owner } from './owner';

const FORWARD = /^(Continuer|Continue)$/;

/** Each test uses its own day, so that tests do not affect each other. */
const inDays = (days: number) => addDays(dayAt(new Date()), days);

const requestsOf = async ({ url, token }: Owner) => (await asJson(await fetch(`${url}/api/member/requests`, { headers: { authorization: `Bearer ${token}` } }))) as OwnRequest[];
const publicTitles = async ({ url }: Owner, path: string) => JSON.stringify(await asJson(await fetch(`${url}/api/${path}`)));

/** Publishes the requested item as the owner's form does, with a title in both languages. */
async function publish(owner: Owner, path: 'event' | 'training', title: string): Promise<string> {
  const records = (await asJson(await fetch(`${owner.url}/api/${path}`, { headers: { authorization: `Bearer ${owner.token}` } }))) as Record<string, unknown>[];
  const found = records.find((record) => [record['name_fr'], record['title_fr']].includes(title));
  if (!found) throw new Error(`Nothing is called ${title}`);
  const { version: _, id, ...fields } = found;
  const names = path === 'event' ? { name_en: title, price: 20 } : { title_en: title };
  await writeTo(owner, 'PUT', `/${path}/${String(id)}`, { ...fields, ...names, isActive: true });
  return String(id);
}

const step = (page: Page, title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
/** Goes to the step with this title. Waits for the title, because until then the button is still that of the previous step. */
const forward = async (page: Page, title: string) => {
  await page.getByRole('button', { name: FORWARD }).click();
  await step(page, title);
};

const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByText(/^B-[A-Z2-9]{6}$/)).toBeVisible();
};

/** Returns the travel fee from the floating summary, which is a collapsed bar on a phone. */
async function travelFee(page: Page): Promise<string> {
  const summary = page.getByRole('complementary', { name: 'Estimation en direct' });
  const isPhone = page.viewportSize()?.width === 390;
  // The click waits for the bar, because its code loads after the page.
  if (isPhone) await summary.getByRole('button', { name: 'Voir le détail' }).click();
  const line = summary.getByText(/^Déplacement/).locator('xpath=following-sibling::dd[1]');
  await expect(line).toHaveText(/\d/);
  const fee = await line.innerText();
  if (isPhone) await summary.getByRole('button', { name: 'Réduire le détail' }).click();
  return fee;
}

/** Expects an item in the calendar of the page for planning a party, on its day and with a link to its own page. */
async function expectInCalendar(page: Page, day: string, name: string, address: string): Promise<void> {
  await page.goto('/fr/your-event');
  await waitForHydration(page);
  await page.locator('#free-days').scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  await turnTo(page, monthOf(day));
  await page.getByRole('button', { name: new RegExp(`^${formatDay(day, 'fr')}`) }).click();
  await expect(page.getByRole('region', { name: /libre/i }).getByRole('link', { name })).toHaveAttribute('href', address);
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

async function expectNothingWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** Creates an online training in the builder and sends the request. */
async function buildOnlineTraining(page: Page, title: string, day: string): Promise<void> {
  await page.goto('/fr/member/builder');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Une formation' }).check();
  await page.getByRole('radio', { name: 'En ligne' }).check();
  await forward(page, 'Combien serez-vous');
  await forward(page, 'Quand, et où');
  await fillWhen(page, day);
  await expect(page.getByText(/La formation se donne en ligne/)).toBeVisible();
  await forward(page, 'Racontez-moi l’idée');
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  await page.getByRole('textbox', { name: 'L’idée en quelques mots' }).fill('Apprendre à tenir 110 °C.');
  await page.getByRole('group', { name: 'Thèmes de la formation' }).getByRole('checkbox').first().check();
  await forward(page, 'Autre chose à savoir');
  await forward(page, 'Tout est bon');
  await send(page);
}

/** Opens the booking wizard for a day of the calendar, at its first step. */
async function openBooking(page: Page, day: string): Promise<void> {
  await page.goto(`/fr/member/book?date=${day}`);
  await waitForHydration(page);
  await step(page, 'Combien serez-vous');
  await expect(await enhancedField(page, /^Date/)).toContainText(day);
}

/** Completes the remaining steps of the booking and sends the request. The name is prefilled. */
async function finishBooking(page: Page, name: string): Promise<void> {
  await forward(page, 'Qu’est-ce qui vous tente');
  await page.getByRole('group', { name: 'Viandes' }).getByRole('checkbox').first().check();
  await forward(page, 'C’est où, et comment vous joindre');
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue(name);
  await page.getByRole('textbox', { name: 'Lieu de l’événement' }).fill('Upton');
  await forward(page, 'On confirme');
  await send(page);
}

test("a member's event is pending first, and public once the owner publishes it", { tag: '@phone' }, async ({ page, owner }, { project }) => {
  test.slow();
  const title = `La fête de Josée ${project.name}`;
  const josee = await member(page, owner, `josee-${project.name}`);
  await page.goto('/fr/member/builder');
  await waitForHydration(page);
  await step(page, 'Un événement ou une formation');
  await page.getByRole('radio', { name: 'Un événement' }).check();
  await forward(page, 'Combien serez-vous');
  await page.getByRole('textbox', { name: 'Adultes' }).fill('10');
  await page.getByRole('textbox', { name: 'Enfants' }).fill('2');
  await forward(page, 'Quand, et où');
  await fillWhen(page, inDays(40));
  await page.getByRole('textbox', { name: 'Lieu de l’événement' }).fill('12, rue du Roi, Sorel-Tracy');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(page.getByText(/environ .*km/).first()).toBeVisible();
  const fee = await travelFee(page);
  await forward(page, 'Racontez-moi l’idée');
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  await page.getByRole('textbox', { name: 'L’idée en quelques mots' }).fill('Un méchoui dans la cour.');
  await page.getByRole('group', { name: 'Viandes' }).getByRole('checkbox').first().check();
  await expectNoViolations(page);
  await expectNothingWider(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title);
  expect(await travelFee(page)).toBe(fee);
  await forward(page, 'Autre chose à savoir');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title);
  await forward(page, 'Autre chose à savoir');
  await forward(page, 'Tout est bon');
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expectNoViolations(page);
  await send(page);

  const [request] = await requestsOf(josee);
  expect(request).toMatchObject({ title, status: 'requested', kind: 'event', guests: 12, taxesIncluded: true, publishedId: null });
  expect(await publicTitles(owner, 'event')).not.toContain(title);

  const id = await publish(owner, 'event', title);
  expect(await requestsOf(josee)).toMatchObject([{ status: 'confirmed', publishedId: id }]);
  const published = await publicTitles(owner, 'event');
  expect(published).toContain(title);
  expect(published).toContain(inDays(40));
  expect(published).not.toContain('rue du Roi');

  await page.goto('/fr/events');
  await page.getByRole('link', { name: new RegExp(title) }).first().click();
  await expect(page).toHaveURL(new RegExp(`/fr/events/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expectInCalendar(page, inDays(40), title, `/fr/events/${id}`);
});

test("a member's online training is public once the owner publishes it", async ({ page, owner }, { project }) => {
  test.slow();
  const title = `Du feu par vidéo ${project.name}`;
  const paul = await member(page, owner, `paul-${project.name}`);
  await buildOnlineTraining(page, title, inDays(47));
  // 150 + 15, plus 14.975 % tax
  expect(await requestsOf(paul)).toMatchObject([{ title, kind: 'training', status: 'requested', totalCost: 189.71 }]);
  expect(await publicTitles(owner, 'training')).not.toContain(title);
  const id = await publish(owner, 'training', title);
  expect(await publicTitles(owner, 'training')).toContain(title);
  await page.goto('/fr/formations');
  await page.getByRole('link', { name: new RegExp(title) }).first().click();
  await expect(page).toHaveURL(new RegExp(`/fr/formations/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expectInCalendar(page, inDays(47), title, `/fr/formations/${id}`);
});

test('a logged-in user books a day of the calendar in four steps', async ({ page, owner }, { project }) => {
  test.slow();
  const marie = await member(page, owner, `marie-${project.name}`);
  await openBooking(page, inDays(54));
  await expectNoViolations(page);
  await expectNothingWider(page);
  await finishBooking(page, 'Josée Tremblay');
  expect(await requestsOf(marie)).toMatchObject([{ title: '', kind: 'event', date: inDays(54), time: '17:00', taxesIncluded: true }]);
});

test("an administrator's requests in the member area are pending, not published", async ({ page, server, owner }) => {
  test.slow();
  const title = 'Le cours d’Odile';
  const account = { username: 'odile-patronne', email: 'odile@example.org', name: 'Odile Roy', role: 'admin', password: 'les braises du samedi' };
  await writeTo(owner, 'POST', '/user', account);
  const odile = await enter(page, server, account);
  await page.goto('/fr/member');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Odile' })).toBeVisible();
  await buildOnlineTraining(page, title, inDays(61));
  await openBooking(page, inDays(68));
  await finishBooking(page, account.name);
  expect(await requestsOf(odile)).toMatchObject([
    { kind: 'event', status: 'requested', date: inDays(68) },
    { kind: 'training', status: 'requested', title },
  ]);
  expect(await publicTitles(owner, 'training')).not.toContain(title);
  await page.goto('/fr/member');
  await expect(page.getByText(title)).toBeVisible();
});
