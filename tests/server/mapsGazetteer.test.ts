import towns from 'virtual:gazetteer';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { straightMetres } from '../../src/contract/geo';
import { NEARBY_TOWNS, SHORT_NAMES } from '../../server/maps/nearbyTowns';
import { locateTown } from '../../server/maps/locateTown';

const { premises } = DEFAULT_SETTINGS;
const townIn = (text: string) => locateTown(text, premises)?.address.replace(/, Québec$/, '') ?? null;

test('the gazetteer contains each place of Québec once, with three decimals and no census tract', () => {
  expect(towns.length).toBeGreaterThan(440);
  expect(new Set(towns.map((town) => town.join(' '))).size).toBe(towns.length);
  for (const [name, lat, lng] of towns) {
    expect(name).not.toMatch(/^Ct /);
    expect([lat, lng]).toEqual([Number(lat.toFixed(3)), Number(lng.toFixed(3))]);
    // Centre of Québec, and half its extent.
    expect(Math.abs(lat - 54)).toBeLessThan(9.1);
    expect(Math.abs(lng + 68.5)).toBeLessThan(11.5);
  }
  expect(JSON.stringify(towns).length).toBeLessThan(20_000);
});

test('the manually added towns are less than 66 km from the smokehouse', () => {
  for (const [name, lat, lng] of NEARBY_TOWNS) expect([name, straightMetres(premises, { lat, lng }) < 66_000]).toEqual([name, true]);
});

test('among towns of the same name, an address means the one that is nearest to the business', () => {
  const [rouyn, quebecCity] = [{ lat: 48.24, lng: -79.02 }, { lat: 46.81, lng: -71.21 }];
  expect(locateTown('12, rue Principale, Saint-Alexandre', premises)).toMatchObject({ lat: 45.233, lng: -73.117 });
  expect(locateTown('12, rue Principale, Saint-Alexandre', { lat: 50.2, lng: -66.38 })).toMatchObject({ lat: 50.025 });
  expect(locateTown('Saint-Raphaël', rouyn)).toMatchObject({ lat: 46.25, lng: -76.016 });
  expect(locateTown('Saint-Raphaël', quebecCity)).toMatchObject({ lat: 46.796, lng: -70.756 });
});

test('every short name resolves to a town of the gazetteer', () => {
  for (const [short, name] of Object.entries(SHORT_NAMES)) expect(townIn(short)).toBe(name);
});

test.each([
  'Montréal', 'Sherbrooke', 'Longueuil', 'Laval', 'Granby', 'Drummondville', 'Saint-Hyacinthe', 'Beloeil', 'Mont-Saint-Hilaire', 'Trois-Rivières',
  'Gatineau', 'Brossard', 'Lévis', 'Saguenay', 'Terrebonne', 'Repentigny', 'Saint-Jean-sur-Richelieu', 'Saint-Jérôme', 'Victoriaville', 'Rimouski',
  'Sorel-Tracy', 'Magog', 'Cowansville', 'Bromont', 'Chambly', 'Boucherville', 'Sainte-Julie', 'Varennes', 'Acton Vale', 'Saint-Liboire',
  'Saint-Pie', 'Saint-Damase', 'Saint-Césaire', 'Rougemont', 'Ange-Gardien', 'Roxton Pond', 'Marieville', 'Farnham', 'Richelieu', 'Joliette',
])('%s is a known town', (name) => {
  expect(townIn(name)).toBe(name);
});

test.each([
  ['Upton', 45.652, -72.681],
  ['Québec', 46.813, -71.208],
  ['Saint-Raymond', 46.89, -71.834],
  ['Saint-Nazaire', 45.733, -72.617],
])('%s is located within two kilometres of its real position', (name, lat, lng) => {
  const found = locateTown(name, premises);
  expect(found).not.toBeNull();
  expect(straightMetres({ lat, lng }, { lat: 0, lng: 0, ...found })).toBeLessThan(2000);
});

test.each([
  ['the town after a comma', '455 rue Principale, Upton', 'Upton'],
  ['the town, not the street called after another', '12, rue de Montréal, Upton', 'Upton'],
  ['the town, when the street has no comma', '12 rue de Montréal Upton', 'Upton'],
  ['the town before the postal code', '455 rue Principale Upton J0H 2E0', 'Upton'],
  ['the town before the province', '100, rue Saint-Patrice, St-Liboire (Québec) J0H 1R0, Canada', 'Saint-Liboire'],
  ['the town before QC', '12 Granby Street, Cowansville QC', 'Cowansville'],
  ['the town that a full geocoder’s line begins with', '455, Rue Principale, Upton, Acton, Montérégie, Québec, J0H 2E0, Canada', 'Upton'],
  ['the town, not the county that has its name in it', 'rue Principale, Granby, La Haute-Yamaska, Estrie, Québec, Canada', 'Granby'],
  ['the last of two equals', 'Saint-Hubert, Longueuil', 'Longueuil'],
  ['the town of an avenue with a number', '1200, 5e Avenue Granby', 'Granby'],
  ['the town in a phrase', 'un chalet à Waterloo', 'Waterloo'],
  ['a folded name', "  STE HELENE de bagot ", 'Sainte-Hélène-de-Bagot'],
  ['a name with another apostrophe', "saint-theodore d'acton", 'Saint-Théodore-d’Acton'],
  ['a name abbreviated with a point', '3 rang 4, St. Valérien', 'Saint-Valérien-de-Milton'],
  ['the longer of two names', 'Roxton Falls', 'Roxton Falls'],
  ['a town with an article', '8 rue Principale, L’Avenir', 'L’Avenir'],
  ['a town with the province in its name', '5 av. Jameson, Venise-en-Québec', 'Venise-en-Québec'],
  ['the town after a dash', 'Salle des loisirs - Saint-Jude', 'Saint-Jude'],
  ['the town, not the city, before Québec', 'Beauport, Québec', 'Beauport'],
])('an address resolves to %s', (_, text, town) => {
  expect(townIn(text)).toBe(town);
});

test.each([
  ['a text without a town', 'asdf'],
  ['nothing', '   '],
  ['a postal code', 'J0H 1R0'],
  ['the province', 'QC'],
  ['an unknown village of the province', '455 rue Principale, Saint-Machin-du-Lac, Québec'],
  ['an unknown village and a postal code', 'Saint-Machin, Québec J0H 1R0'],
  ['a postal code of elsewhere and the province', 'Québec J0H 1R0'],
  ['a street called after a town', '1200 rue de Granby'],
  ['an English street called after a town', '1200 Granby Street'],
  ['a longer name of which a known one is the beginning', 'Saint-Michel-de-Bellechasse'],
  ['the same with spaces', 'St Michel de Bellechasse'],
  ['a name of which a known one is the end', '3 boulevard Honoré-Mercier'],
  ['a person', 'chez Maria Tremblay'],
  ['a town of another province', 'Windsor, Ontario'],
])('no town is found in %s', (_, text) => {
  expect(locateTown(text, premises)).toBeNull();
});

test.each(['Québec', 'Quebec', 'Québec, QC', 'Québec (Québec) G1R 4P5', 'Ville de Québec', 'Quebec City', '1050 rue Saint-Jean, Québec', '1050 rue Saint-Jean, Québec G1R 1R1, Canada'])(
  '« %s » resolves to the city',
  (text) => {
    expect(townIn(text)).toBe('Québec');
  },
);
