import type { Page } from '@playwright/test';
import { asOwner, enter } from './admin';
import { expect, test } from './fixtures';

interface Case {
  /** Path in the API, and path in the back office. */
  resource: string;
  path: string;
  fields: Record<string, unknown>;
  name: string;
  /** Values that the page must show, by their term. */
  values: Record<string, readonly string[]>;
}

const account = (username: string, role: 'admin' | 'user') => ({ name: 'Odile Essai', username, email: `${username}@essai.example`, role, language: 'en', password: 'les braises du vendredi' });

const CASES: readonly Case[] = [
  {
    resource: 'event',
    path: 'events',
    fields: { name_fr: 'Fête racontée', name_en: 'Party told', description_fr: 'Sous la tente', description_en: 'Under the tent', location: 'Upton', date: '2031-07-05', time: '17:30', price: 32.5, maxParticipants: 40, capacity: 60, numberOfGuests: 12, numberOfChildren: 3, meatsOffered: ['brisket'], sidesOffered: ['coleslaw'], reusableUtensils: true },
    name: 'Fête racontée',
    values: {
      Nom: ['Fête racontée', 'Party told'],
      Description: ['Sous la tente', 'Under the tent'],
      Jour: ['5 juillet 2031'],
      Heure: ['17 h 30'],
      Lieu: ['Upton'],
      Prix: ['32,50 $'],
      'Nombre maximal d’inscriptions': ['40'],
      'Capacité du lieu': ['60'],
      'Adultes attendus': ['12'],
      'Enfants attendus': ['3'],
      Viandes: ['Poitrine de bœuf'],
      Accompagnements: ['Salade de chou'],
      'Vaisselle réutilisable': ['Oui'],
    },
  },
  {
    resource: 'training',
    path: 'trainings',
    fields: { title_fr: 'Cours raconté', title_en: 'Course told', description_fr: 'Tenir le feu', description_en: 'Keep the fire', included_fr: 'Le dîner', included_en: 'Lunch', type: 'in-person', eventDateTime: '2031-08-09T08:00', duration: '6 h', location: 'Acton Vale', price: 150, capacity: 6, contentFocus: ['fire-management'], meatsCovered: ['brisket'], toolsUsed: ['brisket-knife'], instructorName: 'Lise Fumée', instructorBio_fr: 'Elle enseigne', instructorBio_en: 'She teaches', displayOrder: 77 },
    name: 'Cours raconté',
    values: {
      Titre: ['Cours raconté', 'Course told'],
      Description: ['Tenir le feu', 'Keep the fire'],
      'Ce qui est compris': ['Le dîner', 'Lunch'],
      Comment: ['En personne'],
      'Jour et heure': ['9 août 2031', '8 h'],
      Durée: ['6 h'],
      Lieu: ['Acton Vale'],
      Prix: ['150,00 $'],
      Places: ['6'],
      Thèmes: ['Conduite du feu'],
      Viandes: ['Poitrine de bœuf'],
      Outils: ['Couteau à trancher'],
      Nom: ['Lise Fumée'],
      'En quelques lignes': ['Elle enseigne', 'She teaches'],
      'Rang dans la liste': ['77'],
    },
  },
  {
    resource: 'user',
    path: 'users',
    fields: account('odile-membre', 'user'),
    name: 'Odile Essai',
    values: { 'Nom complet': ['Odile Essai'], Courriel: ['odile-membre@essai.example'], 'Langue de ses courriels': ['Anglais'], 'Nom d’utilisateur': ['odile-membre'], Rôle: ['Membre'], 'Compte fermé': ['Non'] },
  },
];

/** Returns the value that follows a term. */
const definitionOf = (page: Page, term: string) => page.getByRole('main').locator('dt').filter({ hasText: new RegExp(`^${term}$`) }).locator('+ dd');

for (const { resource, path, fields, name, values: expected } of CASES) {
  test(`the detail page of ${resource} shows every field read-only`, async ({ page, server }) => {
    const owner = await enter(page, server);
    const { status, data } = await asOwner(owner, 'POST', `/${resource}`, fields);
    expect(status).toBe(201);
    await page.goto(`/fr/admin/${path}/${String(data['id'])}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const [word, values] of Object.entries(expected)) for (const value of values) await expect(definitionOf(page, word), word).toContainText(value);
    await expect(main.locator('input, textarea, select, [contenteditable=true]')).toHaveCount(0);
    await expect(main).not.toContainText('Mot de passe');
    await expect(main.getByRole('link', { name: 'Modifier', exact: true })).toHaveAttribute('href', `/fr/admin/${path}/${String(data['id'])}/edit`);
    await asOwner(owner, 'DELETE', `/${resource}/${String(data['id'])}`);
  });
}

test("an account's role is translated in the list and on its detail page", async ({ page, server }) => {
  const owner = await enter(page, server);
  const { data } = await asOwner(owner, 'POST', '/user', account('odile-admin', 'admin'));
  for (const [language, word, label] of [['fr', 'Administrateur', 'Rôle'], ['en', 'Administrator', 'Role']] as const) {
    await page.goto(`/${language}/admin/users?q=odile-admin`);
    const shown = page.getByRole('row').or(page.getByRole('listitem')).filter({ has: page.getByRole('link', { name: 'Odile Essai', exact: true }) });
    await expect(shown).toContainText(word);
    await shown.getByRole('link', { name: 'Odile Essai', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/admin/users/${String(data['id'])}$`));
    await expect(definitionOf(page, label)).toHaveText(word);
  }
  await asOwner(owner, 'DELETE', `/user/${String(data['id'])}`);
});
