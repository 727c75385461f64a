import { frenchSpacing, type Language, type Text } from './language';
import { mostSevereFirst, isSevere, REGIMES, type DietCategory, type Severity } from './dietKinds';
import type { Diet } from './diets';
import { isOne } from './plural';

/* Texts of allergies and diets, shared by the form, the mails, the owner's pages and the day sheet. */

export const DIET_NAMES: Readonly<Record<DietCategory, Text>> = {
  peanuts: { fr: 'Arachides', en: 'Peanuts' },
  nuts: { fr: 'Noix', en: 'Tree nuts' },
  sesame: { fr: 'Sésame', en: 'Sesame' },
  milk: { fr: 'Lait', en: 'Milk' },
  eggs: { fr: 'Œufs', en: 'Eggs' },
  seafood: { fr: 'Poissons, crustacés et mollusques', en: 'Fish, crustaceans and molluscs' },
  soy: { fr: 'Soya', en: 'Soy' },
  wheat: { fr: 'Blé et triticale', en: 'Wheat and triticale' },
  mustard: { fr: 'Moutarde', en: 'Mustard' },
  sulphites: { fr: 'Sulfites', en: 'Sulphites' },
  vegetarian: { fr: 'Végétarien', en: 'Vegetarian' },
  vegan: { fr: 'Végane', en: 'Vegan' },
  halal: { fr: 'Halal', en: 'Halal' },
  kosher: { fr: 'Casher', en: 'Kosher' },
  glutenFree: { fr: 'Sans gluten', en: 'Gluten-free' },
  other: { fr: 'Autre', en: 'Other' },
};

export const SEVERITY_NAMES: Readonly<Record<Severity, Text>> = {
  preference: { fr: 'Préférence', en: 'Preference' },
  intolerance: { fr: 'Intolérance', en: 'Intolerance' },
  severe: { fr: 'Allergie grave', en: 'Severe allergy' },
};

const STRICT: Text = { fr: 'Strictement', en: 'Strict' };
const PEOPLE = { one: { fr: 'personne', en: 'person' }, other: { fr: 'personnes', en: 'people' } } satisfies Record<string, Text>;
const LINE: Text = { fr: '{name} : {severity}, {people}', en: '{name}: {severity}, {people}' };

/** Labels a severe diet such as halal as strict instead of as an allergy. */
const severityLabel = ({ category, severity }: Diet, language: Language): string =>
  (severity === 'severe' && REGIMES.some((regime) => regime === category) ? STRICT : SEVERITY_NAMES[severity])[language];

/**
 * Formats a diet: `Arachides : ALLERGIE GRAVE, 2 personnes (une trousse sur elle)`. Severe cases are in capitals, because plain text has no colours.
 */
export function dietLabel(diet: Diet, language: Language): string {
  const { category, severity, count, words } = diet;
  const name = DIET_NAMES[category][language];
  const severityText = severityLabel(diet, language);
  const people = `${count}\u00a0${PEOPLE[isOne(count, language) ? 'one' : 'other'][language]}`;
  const line = (language === 'fr' ? frenchSpacing(LINE.fr) : LINE.en)
    .replace('{name}', () => name)
    .replace('{severity}', () => (severity === 'severe' ? severityText.toLocaleUpperCase(language) : severityText.toLocaleLowerCase(language)))
    .replace('{people}', () => people);
  return words === '' ? line : `${line} (${words})`;
}

/** Formats the diets of a party for display, most severe first. */
export const dietLines = (diets: readonly Diet[], language: Language): { text: string; grave: boolean }[] => mostSevereFirst(diets).map((diet) => ({ text: dietLabel(diet, language), grave: isSevere(diet) }));
