/*
 * Municipalities around St-Liboire, mostly under a thousand people, that are missing from GeoNames' list of cities. Positioned manually, accurate to
 * about two kilometres. For a business here, they are nearer than places of the same name in that list.
 */
export const NEARBY_TOWNS: readonly (readonly [name: string, lat: number, lng: number])[] = [
  // Acton
  ['Upton', 45.652, -72.682], ['Saint-Théodore-d’Acton', 45.683, -72.583], ['Saint-Nazaire-d’Acton', 45.733, -72.617],
  ['Sainte-Christine', 45.617, -72.417], ['Roxton', 45.552, -72.527], ['Roxton Falls', 45.57, -72.52], ['Béthanie', 45.5, -72.433],
  // Les Maskoutains
  ['Saint-Simon', 45.719, -72.846], ['Saint-Dominique', 45.567, -72.85], ['Sainte-Hélène-de-Bagot', 45.733, -72.733],
  ['Saint-Valérien-de-Milton', 45.567, -72.717], ['Saint-Hugues', 45.8, -72.867], ['La Présentation', 45.667, -73.05],
  ['Saint-Jude', 45.767, -72.983], ['Saint-Bernard-de-Michaudville', 45.79, -73.03], ['Saint-Louis', 45.85, -72.983],
  ['Saint-Marcel-de-Richelieu', 45.867, -72.9], ['Sainte-Marie-Madeleine', 45.6, -73.1], ['Sainte-Rosalie', 45.64, -72.89],
  ['Saint-Thomas-d’Aquin', 45.65, -72.99],
  // Rouville and La Vallée-du-Richelieu
  ['Saint-Paul-d’Abbotsford', 45.433, -72.883], ['Sainte-Angèle-de-Monnoir', 45.383, -73.1], ['Saint-Mathias-sur-Richelieu', 45.467, -73.267],
  ['Saint-Jean-Baptiste', 45.517, -73.117], ['Saint-Charles-sur-Richelieu', 45.683, -73.183], ['Saint-Marc-sur-Richelieu', 45.683, -73.2],
  ['Saint-Antoine-sur-Richelieu', 45.783, -73.183], ['Saint-Mathieu-de-Beloeil', 45.583, -73.2], ['Calixa-Lavallée', 45.75, -73.283],
  // La Haute-Yamaska, Brome-Missisquoi, Le Haut-Richelieu
  ['Sainte-Cécile-de-Milton', 45.483, -72.75], ['Saint-Joachim-de-Shefford', 45.45, -72.533], ['Saint-Alphonse-de-Granby', 45.333, -72.817],
  ['Shefford', 45.36, -72.59], ['Warden', 45.383, -72.5], ['Brigham', 45.25, -72.85], ['East Farnham', 45.233, -72.767],
  ['Sainte-Sabine', 45.233, -73.017], ['Sainte-Brigide-d’Iberville', 45.317, -73.067], ['Saint-Alexandre', 45.233, -73.117],
  ['Knowlton', 45.217, -72.517], ['Stukely-Sud', 45.317, -72.417],
  // Le Val-Saint-François
  ['Lawrenceville', 45.417, -72.35], ['Racine', 45.5, -72.25], ['Melbourne', 45.58, -72.17], ['Ulverton', 45.7, -72.25],
  // Drummond
  ['Wickham', 45.75, -72.5], ['L’Avenir', 45.767, -72.3], ['Durham-Sud', 45.667, -72.333], ['Lefebvre', 45.717, -72.417],
  ['Saint-Eugène', 45.8, -72.7], ['Saint-Guillaume', 45.883, -72.767], ['Saint-Bonaventure', 45.967, -72.683],
  ['Saint-Edmond-de-Grantham', 45.877, -72.673], ['Saint-Majorique-de-Grantham', 45.933, -72.583], ['Saint-Pie-de-Guire', 46.0, -72.75],
  ['Saint-Nicéphore', 45.833, -72.417], ['Saint-Lucien', 45.867, -72.267], ['Saint-Félix-de-Kingsey', 45.8, -72.183],
  ['Notre-Dame-du-Bon-Conseil', 46.0, -72.35],
  // Pierre-De Saurel and Nicolet-Yamaska
  ['Saint-David', 45.95, -72.85], ['Massueville', 45.917, -72.933], ['Saint-Aimé', 45.917, -72.933], ['Saint-Ours', 45.883, -73.15],
  ['Saint-Roch-de-Richelieu', 45.883, -73.167], ['Saint-Robert', 45.967, -73.0], ['Sainte-Victoire-de-Sorel', 45.95, -73.083],
  ['Yamaska', 46.01, -72.915], ['Saint-François-du-Lac', 46.067, -72.833], ['Baie-du-Febvre', 46.13, -72.72],
];

/** Short names used in the region, for which the general list has a distant town or no entry. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Saint-Valérien': 'Saint-Valérien-de-Milton',
  'Sainte-Hélène': 'Sainte-Hélène-de-Bagot',
  'Sainte-Cécile': 'Sainte-Cécile-de-Milton',
  'Saint-Théodore': 'Saint-Théodore-d’Acton',
  'Saint-Nazaire': 'Saint-Nazaire-d’Acton',
  'Saint-Éphrem': 'Upton',
  'Saint-Éphrem-d’Upton': 'Upton',
  'Saint-Germain': 'Saint-Germain-de-Grantham',
  'Saint-Bernard': 'Saint-Bernard-de-Michaudville',
  'Saint-Marcel': 'Saint-Marcel-de-Richelieu',
  'Saint-Charles': 'Saint-Charles-sur-Richelieu',
  'Saint-Marc': 'Saint-Marc-sur-Richelieu',
  'Saint-Antoine': 'Saint-Antoine-sur-Richelieu',
  'Saint-Denis': 'Saint-Denis-sur-Richelieu',
  'Saint-Hilaire': 'Mont-Saint-Hilaire',
  'Saint-Bruno': 'Saint-Bruno-de-Montarville',
  'Saint-Cyrille': 'Saint-Cyrille-de-Wendover',
  Abbotsford: 'Saint-Paul-d’Abbotsford',
  Sorel: 'Sorel-Tracy',
};
