import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import { addDays, dayAt } from '../../src/contract/days';
import { formatDay } from '../../src/contract/formats';
import type { Language } from '../../src/contract/language';
import type { MemberRequest } from '../../src/contract/memberRequest';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import type { Owner } from './owner';
import { readPdf } from './pdfText';

test.use({ alone: 'kitchen' });

/** Each test uses its own week, within the dashboard's six weeks. */
const inDays = (days: number) => addDays(dayAt(new Date()), days);

async function asJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const write = async ({ url, token }: Owner, method: string, path: string, body: object): Promise<unknown> =>
  asJson(await fetch(`${url}/api${path}`, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) }));

interface Party {
  title: string;
  name: string;
  date: string;
  menu?: Partial<Pick<MemberRequest, 'adults' | 'children' | 'meats' | 'sides' | 'notes' | 'reusableUtensils'>>;
}

/** Sends the request for a party as a visitor does. */
async function ask({ url }: Owner, { title, name, date, menu }: Party): Promise<void> {
  const request = {
    kind: 'event', adults: 20, children: 4, date, time: '17:30', location: '12, rue Saint-Paul, Upton', title, description: 'Un méchoui dans la cour.',
    meats: ['brisket'], sides: [], tools: [], contentFocus: [], reusableUtensils: true, notes: '', totalCost: null, language: 'fr', ...menu,
    contactInfo: { name, email: 'rose@example.org' },
  };
  await asJson(await fetch(`${url}/api/event?bypassReadAuth=true`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) }));
}

/** Confirms a party so that its day is booked, as the owner's form does. */
async function agree(owner: Owner, title: string): Promise<void> {
  const events = (await asJson(await fetch(`${owner.url}/api/event`, { headers: { authorization: `Bearer ${owner.token}` } }))) as Record<string, unknown>[];
  const { id, version: _, ...fields } = events.find((event) => event['name_fr'] === title) ?? {};
  await write(owner, 'PUT', `/event/${String(id)}`, { ...fields, name_en: title, visibility: 'private', isActive: true });
}

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto('/fr/memberLogin');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Nom d’utilisateur ou courriel' }).fill(username);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/fr\/admin$/);
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

async function expectNothingWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const print = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));
const bare = (text: string) => text.replaceAll(/\s/g, '');

test('the owner reviews the dashboard, prepares a week and prints a day sheet', async ({ page, server, owner }, { project }) => {
  test.slow();
  const first = inDays(project.name === 'desk' ? 14 : 24);
  const day = (days: number) => addDays(first, days);
  const noce = `La noce de Rose ${project.name}`;
  const fete = `La fête de Paul ${project.name}`;
  const attente = `Le party de bureau ${project.name}`;
  await ask(owner, { title: noce, name: 'Rose Beauchemin', date: day(1), menu: { meats: ['brisket', 'ribs'], sides: ['coleslaw'], notes: 'Allergie aux noix : deux enfants.' } });
  await ask(owner, { title: fete, name: 'Paul Roy', date: day(3), menu: { adults: 10, children: 0 } });
  await ask(owner, { title: attente, name: 'Luc Côté', date: day(4), menu: { adults: 30, children: 0, meats: ['pulled-pork'] } });
  await agree(owner, noce);
  await agree(owner, fete);

  await signIn(page, server.admin);
  await expect(page.getByRole('heading', { level: 2, name: /demandes? atten/ })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`Luc Côté.*Événement sur mesure`) }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /réservations confirmées d’ici six semaines/ })).toBeVisible();
  await expect(page.locator('.MuiBarElement-root, [class*="MuiBarChart-element"]').first()).toBeAttached();
  await expectNoViolations(page);
  await expectNothingWider(page);

  await page.getByRole('navigation', { name: 'Menu de l’administration' }).getByRole('link', { name: 'Préparation' }).click();
  await expect(page).toHaveURL(/\/fr\/admin\/preparation$/);
  for (const [end, date] of [['Du', first], ['Au', day(6)]] as const) {
    await page.getByRole('group', { name: end, exact: true }).getByRole('spinbutton').first().click();
    await page.keyboard.type(date.replaceAll('-', ''));
  }
  await page.getByRole('heading', { level: 1 }).click();
  // 24 and 10 guests: 34 × 0.2 = 6.8 kg of brisket at 50 %, so 13.6 kg raw; 24 × 0.35 = 8.4 kg of ribs at 70 %, so 12 kg; 24 × 0.12 = 2.88 kg of
  // coleslaw.
  await expect(row(page, 'Poitrine de bœuf fumée')).toContainText(/14,0\skg/);
  await expect(row(page, 'Côtes levées de dos')).toContainText(/12,0\skg/);
  await expect(row(page, 'Salade de chou')).toContainText(/3,0\skg/);
  await expect(row(page, 'Porc effiloché')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Compter aussi les demandes en attente' }).click();
  // 30 × 0.18 = 5.4 kg at 55 %, so 9.82 kg raw.
  await expect(row(page, 'Porc effiloché')).toContainText(/10,0\skg/);
  await page.getByRole('switch', { name: 'Compter aussi les demandes en attente' }).click();
  await expect(row(page, 'Porc effiloché')).toHaveCount(0);
  await expectNoViolations(page);
  await expectNothingWider(page);

  await page.getByRole('link', { name: `Feuille du jour de ${noce}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feuille du jour' })).toBeVisible();
  await expect(row(page, 'Poitrine de bœuf fumée')).toContainText(/10,0\skg/);
  await expect(page.getByText(/Partir à \d+\sh/)).toBeVisible();
  const sheet = await print(page);
  expect(sheet.pages).toBe(1);
  for (const text of [noce, 'Rose Beauchemin', formatDay(day(1), 'fr'), '20 adultes, 4 enfants', 'Poitrine de bœuf fumée', '4,8 kg', '10,0 kg', '12,0 kg', '3,0 kg', '20', 'Vaisselle réutilisable pour 24', '12, rue Saint-Paul, Upton', 'Allergie aux noix : deux enfants.', 'Partir à']) {
    expect(sheet.text.toLowerCase()).toContain(bare(text).toLowerCase());
  }
  // The printed sheet contains neither the party's revenue, nor on-screen controls, nor the other party.
  for (const words of ['Il reste', 'Imprimer', 'Retour au site', 'Luc Côté']) expect(sheet.text).not.toContain(bare(words));
});

for (const language of ['fr', 'en'] as const satisfies Language[]) {
  test(`a full day sheet prints on one page from the dark scheme (${language})`, async ({ page, owner, server }, { project }) => {
    test.slow();
    const date = inDays((project.name === 'desk' ? 34 : 37) + (language === 'fr' ? 0 : 1));
    const title = `Le cent-cinquantième de la municipalité ${project.name} ${language}`;
    const meats = ['brisket', 'pulled-pork', 'ribs', 'smoked-chicken', 'house-sausage', 'trout', 'turkey-breast', 'burnt-ends', 'smoked-meat'];
    const sides = ['coleslaw', 'coleslaw-0', 'coleslaw-1', 'potato-salad', 'baked-beans', 'mac-and-cheese', 'corn-bread', 'grilled-corn', 'grilled-vegetables', 'house-pickles', 'caesar-salad', 'fries'];
    await ask(owner, { title, name: 'Marie-Antoinette de La Bruère-Saint-Hyacinthe', date, menu: { adults: 300, children: 60, meats, sides, notes: 'Allergies : noix, arachides, sésame, moutarde, crustacés. '.repeat(12).trim() } });
    await agree(owner, title);
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), STORAGE_KEYS.scheme);
    await signIn(page, server.admin);
    await page.goto(`/${language}/admin/preparation?from=${date}&to=${date}`);
    await expect(page.getByText(title).first()).toBeVisible();
    const sheet = await print(page);
    expect(sheet.pages).toBe(1);
    expect(sheet.text).toContain(bare(title));
    // 360 × 0.35 = 126 kg of ribs.
    expect(sheet.text).toContain(bare(language === 'fr' ? 'Côtes levées de dos126,0 kg' : 'Baby back ribs126.0 kg'));
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expectNoViolations(page);
    await expectNothingWider(page);
  });
}

test.describe('on a system with the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the admin area is light and the site dark until the user chooses a scheme', { tag: '@phone' }, async ({ page, server }) => {
    const scheme = page.locator('html');
    const storedScheme = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.scheme);
    await signIn(page, server.admin);
    await expect(scheme).toHaveAttribute('data-scheme', 'light');
    expect(await storedScheme()).toBeNull();
    await page.goto('/fr/about');
    await expect(scheme).toHaveAttribute('data-scheme', 'dark');
    await page.goto('/fr/admin');
    await expect(scheme).toHaveAttribute('data-scheme', 'light');
    await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
    await expect(scheme).toHaveAttribute('data-scheme', 'dark');
    expect(await storedScheme()).toBe('dark');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Passer en mode clair' })).toBeVisible();
    await expect(scheme).toHaveAttribute('data-scheme', 'dark');
  });
});
