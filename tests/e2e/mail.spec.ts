import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { addDays, dayAt } from '../../src/contract/days';
import { readCalendar } from '../server/calendarReader';
import { enter } from './admin';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';
import { bookingsOf, mailsOf, logIn } from './owner';
import { startServer } from './server';

const ask = async (url: string, name: string) => {
  const body = {
    date: addDays(dayAt(new Date()), 45),
    type: 'event',
    peopleCount: 12,
    kidsCount: 0,
    selections: { meats: [], sides: [], tools: [], contentFocus: [] },
    contactInfo: { name, email: 'courrier@example.org', location: 'Upton', notes: 'Heure: 17:30' },
    totalCost: null,
    language: 'fr',
  };
  const response = await fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; reference: string };
};

test('a server killed while sending a mail sends all queued mails after a restart', async () => {
  const taken: string[] = [];
  let holding = true;
  let hold = () => {};
  const held = new Promise<void>((resolve) => (hold = resolve));
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _, done) {
      void buffer(stream).then(async (message) => {
        // The server receives the fourth mail completely and never responds.
        if (holding && taken.length === 3) return hold();
        taken.push((await PostalMime.parse(message)).messageId ?? '');
        return done();
      });
    },
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const env = { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` };
  const first = await startServer({ env });
  for (let each = 0; each < 6; each += 1) await ask(first.url, `Courrier ${each}`);
  await held;
  await first.kill();
  holding = false;
  const second = await startServer({ dataDir: first.dataDir, env });
  const owner = await logIn(second.url, second.admin);
  await expect.poll(async () => (await mailsOf(owner)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'sent'));
  await second.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  expect(taken).toHaveLength(12);
  expect(new Set(taken).size).toBe(12);
});

test('a calendar feed link works until the owner revokes it', { tag: '@phone' }, async ({ page, server, owner }, { project }) => {
  const { id } = await ask(server.url, `Agenda ${project.name}`);
  await enter(page, server);
  await page.goto('/fr/admin/calendar-feed');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^(Créer le lien|En créer un autre)$/ }).click();
  const address = await page.getByRole('textbox', { name: 'Lien de votre calendrier' }).innerText();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/calendar\/[\w-]{43}\.ics$/);
  const read = await fetch(address);
  expect(readCalendar(await read.text())).toContainEqual(expect.objectContaining({ uid: `${id}@boucane`, status: 'TENTATIVE', method: 'PUBLISH' }));
  expect((await fetch(address, { headers: { 'if-none-match': read.headers.get('etag') ?? '' } })).status).toBe(304);
  expect(server.log()).not.toContain(address.split('/').at(-1));

  // The address is shown only once.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'En créer un autre' })).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await page.getByRole('button', { name: 'Désactiver le lien' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Le lien est désactivé' })).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  expect((await bookingsOf(owner)).length).toBeGreaterThan(0);
});

test('a submission with a filled honeypot is quarantined, and the owner can accept it under its reference', async ({ page, server, owner }, { project }) => {
  const name = `Piège ${project.name}`;
  const booked = async () => (await bookingsOf(owner)).filter(({ request }) => request.contactInfo.name === name);
  await page.goto(`/fr/booking?date=${addDays(dayAt(new Date()), 33)}`);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await page.getByRole('textbox', { name: 'Courriel' }).fill('piege@example.org');
  await page.getByRole('combobox', { name: 'Type d’événement' }).selectOption({ label: 'Soirée pizza chez vous' });
  await expect(page.getByRole('region', { name: 'Au menu' }).getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Lieu de l’événement' }).fill('Upton');
  await page.locator('input[name="fax_line"]').evaluate((field: HTMLInputElement) => (field.value = '555-0100'));
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  const result = page.getByRole('dialog', { name: /C’est envoyé/ });
  await expect(result).toBeVisible();
  const reference = /B-[0-9A-Z]{6}/.exec(await result.innerText())?.[0];
  expect(reference).toBeTruthy();
  expect(await booked()).toEqual([]);

  await enter(page, server);
  await page.goto('/fr/admin/requests');
  await page.getByRole('navigation', { name: 'Par état' }).getByRole('link', { name: /^Suspectes/ }).click();
  await page.getByRole('button', { name: `C’est une vraie personne : ${name}` }).click();
  await expect(page.getByRole('alert')).toContainText(name);
  expect(await booked()).toEqual([expect.objectContaining({ reference, status: 'requested' })]);
});
