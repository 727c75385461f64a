import { expect, test } from 'vitest';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { builtInTitle, pageTitle, titleText } from '../../src/app/pageTitle';
import { ROUTES } from '../../src/app/routes';
import { shellTexts } from '../../src/app/texts';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { readEvent } from '../../src/contract/event';
import { LANGUAGES } from '../../src/contract/language';
import { SETTINGS_KEY } from '../../src/contract/settings';
import { readTraining } from '../../src/contract/training';
import { shellAt } from '../../src/prerender';
import { tagged } from '../../src/i18n/tags';

const NAMES = [...new Set(ROUTES.map(({ name }) => name))];

test.each(NAMES)('page title of %s differs between languages', (name) => {
  const { fr, en } = builtInTitle(name);
  expect(fr).not.toBe(en);
});

test("titles of the seed season's trainings and events differ between languages", () => {
  const season = seedCatalogue('2027-05-10');
  const titles = [...season.event.map((row) => readEvent(row).name), ...season.training.map((row) => readTraining(row).title)];
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter(({ fr, en }) => fr === en)).toEqual([]);
});

test('page titles are unique within a language', () => {
  for (const language of LANGUAGES) {
    const titles = NAMES.map((name) => pageTitle(name, builtInTitle(name)[language], 'Boucane'));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test.each(NAMES)('built-in title of the page %s is the text that the owner can override', (name) => {
  const text = tagged(shellTexts).find(({ tag }) => tag === `${shellTexts.namespace}.${titleText(name)}`);
  expect(text?.builtIn).toBe(builtInTitle(name));
});

test('a shell is titled with the name of the business and embeds its settings', () => {
  const settings = { ...DEFAULT_PUBLIC_SETTINGS, identity: { ...DEFAULT_PUBLIC_SETTINGS.identity, name: 'Fumoir Untel' } };
  expect(shellAt('/fr/admin', 'fr', { [SETTINGS_KEY]: settings })).toMatchObject({ title: 'Aujourd’hui · Fumoir Untel', state: { settings } });
});

test('a shell is titled in its own language', () => {
  expect(shellAt('/fr/pizzas', 'fr', {}).title).toBe('Pizza au feu de bois · Boucane');
  expect(shellAt('/en/pizzas', 'en', {}).title).toBe('Pizzas · Boucane');
  expect(shellAt('/fr/contact', 'fr', {}).title).toBe('Me joindre · Boucane');
  expect(shellAt('/en/contact', 'en', {}).title).toBe('Contact · Boucane');
});
