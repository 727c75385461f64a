import type { Text } from './language';

/** Texts that several mails share: greeting, signature and footer. */
export const COMMON_TEXTS = {
  previewSubject: { fr: 'Aperçu : {{subject}}', en: 'Preview: {{subject}}' },
  thanksAll: { fr: 'Merci !', en: 'Thank you!' },
  answerThis: { fr: 'Répondez simplement à ce courriel, ou appelez-moi.', en: 'Just reply to this email, or call me.' },
  signature: { fr: 'À bientôt autour du feu,', en: 'See you around the fire,' },
  privacy: { fr: 'Vos renseignements personnels', en: 'Your personal information' },
  letterWhy: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à la demande {{reference}} sur {{site}}.',
    en: 'You are receiving this because this address was used for request {{reference}} on {{site}}.',
  },
} as const satisfies Record<string, Text>;

/** Labels of a request and of its estimate, in every mail about the request. */
export const DETAIL_TEXTS = {
  reference: { fr: 'Référence', en: 'Reference' },
  details: { fr: 'Votre demande', en: 'Your request' },
  what: { fr: 'Quoi', en: 'What' },
  when: { fr: 'Quand', en: 'When' },
  dayAndTime: { fr: '{{day}} à\u00a0{{time}}', en: '{{day}} at\u00a0{{time}}' },
  where: { fr: 'Où', en: 'Where' },
  premises: { fr: 'Au fumoir, à {{town}}', en: 'At the smokehouse, in {{town}}' },
  guests: { fr: 'Convives', en: 'Guests' },
  today: { fr: 'aujourd’hui', en: 'today' },
  tomorrow: { fr: 'demain', en: 'tomorrow' },
  inDays: { fr: 'dans {{count}} jours', en: 'in {{count}} days' },
  notes: { fr: 'Notes', en: 'Notes' },
  replySubject: { fr: 'Votre demande {{reference}}', en: 'Your request {{reference}}' },
  meats: { fr: 'Viandes', en: 'Meats' },
  sides: { fr: 'Accompagnements', en: 'Sides' },
  tools: { fr: 'Outils', en: 'Tools' },
  contentFocus: { fr: 'Thèmes', en: 'Topics' },
  toppings: { fr: 'Garnitures', en: 'Toppings' },
  tableware: { fr: 'Vaisselle', en: 'Tableware' },
  reusable: { fr: 'Réutilisable', en: 'Reusable' },
  estimate: { fr: 'Estimation', en: 'Estimate' },
  menuAndEstimate: { fr: 'Menu et estimation', en: 'Menu and estimate' },
  total: { fr: 'Total de l’estimation', en: 'Estimated total' },
  title: { fr: 'Titre', en: 'Title' },
  description: { fr: 'Idée', en: 'The idea' },
  taxesIncluded: { fr: 'TPS et TVQ comprises', en: 'GST and QST included' },
  taxesExtra: { fr: 'taxes en sus (TPS et TVQ)', en: 'taxes extra (GST and QST)' },
  service: { fr: 'Service et déplacement', en: 'Service and travel' },
  travel: { fr: 'Déplacement', en: 'Travel' },
  travelOf: { fr: 'Déplacement, {{distance}} aller-retour', en: 'Travel, {{distance}} round trip' },
  toBeDetermined: { fr: 'À déterminer', en: 'To be determined' },
  toBeConfirmed: { fr: 'À confirmer', en: 'To be confirmed' },
  approximate: { fr: 'Approximatif : le déplacement reste à déterminer.', en: 'Approximate: travel is still to be determined.' },
  pizzaLater: { fr: 'Le prix des pizzas est fixé à la confirmation.', en: 'Pizza is priced on confirmation.' },
  pizzaNotInside: { fr: 'Ce montant ne comprend pas les pizzas, dont le prix est fixé à la confirmation.', en: 'This amount doesn’t include the pizza, which is priced on confirmation.' },
} as const satisfies Record<string, Text>;

/** Texts of the calendar entries: those attached to mails, and those of the owner's own calendar. */
export const CALENDAR_TEXTS = {
  calendarSureTitle: { fr: '{{business}} : {{type}}', en: '{{business}}: {{type}}' },
  calendarGoneTitle: { fr: '{{business}} : {{type}} (annulé)', en: '{{business}}: {{type}} (cancelled)' },
  calendarSureNote: { fr: 'Demande {{reference}}, confirmée. {{guests}}.', en: 'Request {{reference}}, confirmed. {{guests}}.' },
  calendarGoneNote: { fr: 'Demande {{reference}} : cette date n’est plus réservée.', en: 'Request {{reference}}: this date is no longer booked.' },
  calendarTitle: { fr: '{{business}} : {{type}} (à confirmer)', en: '{{business}}: {{type}} (to be confirmed)' },
  calendarOwnerTitle: { fr: 'À confirmer : {{type}}, {{name}}', en: 'To be confirmed: {{type}}, {{name}}' },
  calendarNote: { fr: 'Demande {{reference}}, pas encore confirmée. {{guests}}.', en: 'Request {{reference}}, not confirmed yet. {{guests}}.' },
  feedSureTitle: { fr: '{{type}}, {{name}}', en: '{{type}}, {{name}}' },
  feedLine: { fr: '{{label}} : {{value}}', en: '{{label}}: {{value}}' },
} as const satisfies Record<string, Text>;
