import type { AgreedFact, AgreedItem, AgreementContent } from './agreement';
import { dietLabel } from './dietLabels';
import { formatDay, formatTime } from './formats';
import type { Language, Text } from './language';
import { guestsLabel } from './requestDisplay';
import { TRAINING_LOCATION_NAMES } from './trainingLocation';

/* Facts of an agreement as text, shared by the screens, the papers and the mails that show a difference. */

export const FACT_LABELS: Readonly<Record<AgreedFact, Text>> = {
  customer: { fr: 'Nom et contact', en: 'Name and contact' },
  type: { fr: 'Événement', en: 'Event' },
  date: { fr: 'Date', en: 'Date' },
  time: { fr: 'Heure', en: 'Time' },
  place: { fr: 'Lieu', en: 'Place' },
  guests: { fr: 'Convives', en: 'Guests' },
  items: { fr: 'Menu et matériel', en: 'Menu and equipment' },
  diets: { fr: 'Allergies et régimes', en: 'Allergies and diets' },
  utensils: { fr: 'Vaisselle', en: 'Tableware' },
  included: { fr: 'Ce qui est compris', en: 'What is included' },
  terms: { fr: 'Conditions', en: 'Terms' },
};

const TABLEWARE = { reusable: { fr: 'Réutilisable', en: 'Reusable' }, usual: { fr: 'Ordinaire', en: 'Usual' } } satisfies Record<string, Text>;

/** Returns a fact of an agreement as text; empty when there is none. Long texts have line breaks. */
export function factText({ customer, event, items, diets, included, terms }: AgreementContent, fact: AgreedFact, language: Language): string {
  const filled = (parts: readonly string[], between = ', ') => parts.filter(Boolean).join(between);
  switch (fact) {
    case 'customer':
      return filled([customer.name, customer.email, customer.telephone]);
    case 'type':
      return filled([event.title, event.type[language]]);
    case 'date':
      return formatDay(event.date, language);
    case 'time':
      return formatTime(event.time, language);
    case 'place':
      // A training without an address has the key of its location as its place.
      return filled([event.trainingPlace ? TRAINING_LOCATION_NAMES[event.trainingPlace][language] : '', event.place === event.trainingPlace ? '' : event.place]);
    case 'guests':
      return guestsLabel({ peopleCount: event.adults, kidsCount: event.children }, language);
    case 'items':
      return filled(items.map(({ name }) => name[language]));
    case 'diets':
      return filled(diets.map((diet) => dietLabel(diet, language)), '\n');
    case 'utensils':
      return TABLEWARE[event.reusableUtensils ? 'reusable' : 'usual'][language];
    case 'included':
      return included[language];
    case 'terms':
      return terms.text[language];
  }
}

/** Returns the dishes, tools and toppings that a newer agreement adds, and those that it no longer has. */
export function changedItems(before: Pick<AgreementContent, 'items'>, after: Pick<AgreementContent, 'items'>): { added: AgreedItem[]; removed: AgreedItem[] } {
  const without = (items: readonly AgreedItem[], others: readonly AgreedItem[]) => items.filter(({ id, kind }) => !others.some((other) => other.id === id && other.kind === kind));
  return { added: without(after.items, before.items), removed: without(before.items, after.items) };
}
