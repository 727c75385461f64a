import type { Text } from './language';

/* Options of a pizza evening (SPEC section 2). */

export const DOUGHS = {
  thin: { fr: 'Mince', en: 'Thin' },
  neapolitan: { fr: 'Napolitaine', en: 'Neapolitan' },
  sourdough: { fr: 'Au levain', en: 'Sourdough' },
} satisfies Record<string, Text>;

export const PIZZAS = {
  margherita: { fr: 'Margherita', en: 'Margherita' },
  pepperoni: { fr: 'Pepperoni', en: 'Pepperoni' },
  veggie: { fr: 'Végétarienne', en: 'Veggie' },
  four_cheese: { fr: 'Quatre fromages', en: 'Four cheese' },
  hawaiian: { fr: 'Hawaïenne', en: 'Hawaiian' },
  bbq_chicken: { fr: 'Poulet BBQ', en: 'BBQ chicken' },
  mushroom: { fr: 'Champignons', en: 'Mushroom' },
  prosciutto: { fr: 'Prosciutto', en: 'Prosciutto' },
  none: { fr: 'Nature', en: 'Plain' },
} satisfies Record<string, Text>;

export const PIZZA_EVENTS = {
  training: { fr: 'Formation pizza', en: 'Pizza training' },
  popup: { fr: 'Soirée pizza éphémère', en: 'Pizza popup' },
} satisfies Record<string, Text>;

export type PizzaEvent = keyof typeof PIZZA_EVENTS;
