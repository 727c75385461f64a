import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/api/storage';
import type { BookingResponse, BookingRequest } from '../../src/contract/bookingSchema';
import { addDays, dayAt } from '../../src/contract/days';
import type { Session } from '../../src/contract/user';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { bookingsOf, mailsOf, type Owner } from './owner';

const inDays = (days: number) => addDays(dayAt(new Date()), days);

/** Stores the administrator's session in the browser, as the site does. */
async function signInThere(page: Page, url: string, { username, password }: { username: string; password: string }): Promise<void> {
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password }) });
  const session = (await response.json()) as Session;
  await page.addInitScript(
    ({ keys, token, user, now }) => {
      if (localStorage.getItem(keys.token)) return;
      localStorage.setItem(keys.token, token);
      localStorage.setItem(keys.user, JSON.stringify(user));
      localStorage.setItem(keys.sessionTimestamp, now);
      localStorage.setItem(keys.role, 'admin');
    },
    { keys: STORAGE_KEYS, ...session, now: String(Date.now()) },
  );
}

/** Sends a request as a visitor does, through the public API. */
async function ask({ url }: Owner, name: string, changes: Partial<BookingRequest> = {}): Promise<BookingResponse> {
  const body: BookingRequest = {
    date: inDays(60),
    type: 'event',
    peopleCount: 20,
    kidsCount: 4,
    kidsPricePerChild: null,
    selections: { meats: [{ id: 'brisket', name: '' }], sides: [], tools: [], contentFocus: [] },
    contactInfo: { name, email: `${name.split(' ')[0]?.toLowerCase() ?? 'x'}@example.org`, location: 'Upton', notes: 'Heure: 17:30\nAllergique aux noix' },
    totalCost: null,
    language: 'fr',
    ...changes,
  };
  const response = await fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
  return (await response.json()) as BookingResponse;
}

const mailTo = async (owner: Owner, bookingId: string, kind: string) => (await mailsOf(owner)).find((mail) => mail.bookingId === bookingId && mail.kind === kind);

async function expectWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

const open = async (page: Page, name: string) => {
  await page.getByRole('list', { name: 'Liste des demandes' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('the owner confirms, declines and moves incoming requests', async ({ page, owner, server }, { project }) => {
  test.slow();
  const of = (name: string) => `${name} ${project.name}`;
  const confirmed = await ask(owner, of('Marie Tremblay'));
  const declined = await ask(owner, of('Gregory Pike'), { language: 'en', contactInfo: { name: of('Gregory Pike'), email: 'gregory@example.org', location: 'Upton', notes: 'Event time: 17:30' } });
  const moved = await ask(owner, of('Josée Gagnon'));
  await signInThere(page, server.url, server.admin);

  await page.goto('/fr/admin/requests?state=requested');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: of('Josée Gagnon') })).toBeVisible();
  await expectWell(page);

  // The search ignores accents, and the request is shown in readable text.
  await page.getByRole('searchbox', { name: 'Chercher' }).fill(`marie ${project.name}`);
  await expect(page).toHaveURL(/q=marie/);
  await open(page, of('Marie Tremblay'));
  await expect(page.getByRole('region', { name: 'Allergies et notes' })).toHaveText(/Allergique aux noix/);
  await expectWell(page);

  // Confirms after a reload that keeps the edited letter.
  await page.getByRole('button', { name: 'Confirmer' }).click();
  const mailField = page.getByRole('dialog').getByRole('textbox', { name: 'Courriel' });
  await expect(mailField).toHaveValue(/^Bonjour Marie,/);
  await mailField.fill('Bonjour Marie,\n\nOui <b>bien sûr</b>, je serai là !\n\nSamuel');
  await expectWell(page);
  await page.reload();
  await expect(mailField).toHaveValue(/je serai là/);
  await page.getByRole('button', { name: 'Confirmer et envoyer' }).dblclick();
  await expect(page.getByText('C’est confirmé. Le courriel part.')).toBeVisible();
  const yes = await mailTo(owner, confirmed.id, 'booking-confirmed');
  expect(yes).toMatchObject({ recipient: 'marie@example.org', text: expect.stringContaining('Oui <b>bien sûr</b>, je serai là !') });
  expect(yes?.subject).toContain(confirmed.reference);
  expect((await mailsOf(owner)).filter(({ bookingId, kind }) => bookingId === confirmed.id && kind === 'booking-confirmed')).toHaveLength(1);

  // The link back leads to the previous view of the list, with its search.
  await page.getByRole('link', { name: 'Toutes les demandes' }).click();
  await expect(page).toHaveURL(/q=marie/);
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();

  // An English customer gets an English letter, independent of the owner's language.
  await open(page, of('Gregory Pike'));
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Courriel' })).toHaveValue(/^Hello Gregory,/);
  await page.getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(page.getByText('C’est refusé. Le courriel part.')).toBeVisible();
  expect(await mailTo(owner, declined.id, 'booking-declined')).toMatchObject({ recipient: 'gregory@example.org', text: expect.stringContaining('Unfortunately') });

  // The letter is updated after a change of the date.
  await page.goto(`/fr/admin/requests/${moved.id}?act=move`);
  await waitForHydration(page);
  await page.getByRole('group', { name: /^Nouvelle date/ }).getByRole('spinbutton').first().click();
  await page.keyboard.type(inDays(75).replaceAll('-', ''));
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Courriel' })).toHaveValue(/plutôt que/);
  await page.getByRole('button', { name: 'Déplacer et envoyer' }).click();
  await expect(page.getByText('La date est déplacée. Le courriel part.')).toBeVisible();
  expect((await mailTo(owner, moved.id, 'booking-moved'))?.text).toContain('déplace votre date');

  const states = new Map((await bookingsOf(owner)).map((booking) => [booking.id, { status: booking.status, date: booking.request.date }]));
  expect([confirmed, declined, moved].map(({ id }) => states.get(id))).toEqual([
    { status: 'confirmed', date: inDays(60) },
    { status: 'declined', date: inDays(60) },
    { status: 'requested', date: inDays(75) },
  ]);
});

test('a mail being written survives an expired session', async ({ page, owner, server, complaints }, { project }) => {
  test.slow();
  complaints.allow(/status of 401/);
  const { id } = await ask(owner, `Paul ${project.name}`);
  await signInThere(page, server.url, server.admin);
  await page.goto(`/fr/admin/requests/${id}?act=confirm`);
  await waitForHydration(page);
  const mailField = page.getByRole('dialog').getByRole('textbox', { name: 'Courriel' });
  await mailField.fill('Mes mots, gardés.');
  // The server no longer knows the session, as after twelve hours.
  await page.evaluate((key) => localStorage.setItem(key, 'x'.repeat(43)), STORAGE_KEYS.token);
  await page.getByRole('button', { name: 'Confirmer et envoyer' }).click();
  await expect(page).toHaveURL(/\/fr\/memberLogin$/);
  await page.getByRole('textbox', { name: /Nom d’utilisateur/ }).fill(server.admin.username);
  await page.getByLabel(/^Mot de passe/).fill(server.admin.password);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(mailField).toHaveValue('Mes mots, gardés.');
});

test('a customer is erased after the request is closed and its reference is typed', { tag: '@phone' }, async ({ page, owner, server }, { project }) => {
  test.slow();
  const name = `Éloïse ${project.name}`;
  const { id, reference } = await ask(owner, name);
  await signInThere(page, server.url, server.admin);
  await page.goto(`/fr/admin/requests/${id}?act=decline`);
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Envoyer ce courriel' }).uncheck();
  await page.getByRole('button', { name: 'Refuser sans courriel' }).click();
  await page.getByRole('button', { name: 'Effacer les renseignements' }).click();
  await page.getByRole('textbox', { name: 'Référence de la demande' }).fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nom effacé' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect((await mailsOf(owner)).filter(({ bookingId }) => bookingId === id)).toEqual([]);
  await expectWell(page);
});
