import type { Text } from './language';

/** Texts of the mails about a changed request: changed by the customer through the link, or a quote changed by the owner. */
export const CHANGE_TEXTS = {
  manage: { fr: 'Voir ou changer ma demande', en: 'See or change my request' },
  manageHint: { fr: 'Ce lien ouvre votre demande sans compte : gardez-le pour vous.', en: 'This link opens your request without an account: keep it to yourself.' },
  diets: { fr: 'Allergies et régimes', en: 'Allergies and diets' },
  noDiets: { fr: 'Aucun', en: 'None' },
  severe: { fr: 'ATTENTION, ALLERGIE', en: 'WARNING, ALLERGY' },

  quoteChanged: { fr: 'Ce qui change dans le prix', en: 'What changes in the price' },
  quoteLine: { fr: 'Ligne', en: 'Line' },
  before: { fr: 'Avant', en: 'Before' },
  after: { fr: 'Maintenant', en: 'Now' },
  none: { fr: 'aucun', en: 'none' },
  reason: { fr: 'Pourquoi', en: 'Why' },
  totalLine: { fr: 'Total', en: 'Total' },

  guestsSubject: { fr: 'Nombre de convives changé : {{type}}, {{day}} ({{reference}})', en: 'Number of guests changed: {{type}}, {{day}} ({{reference}})' },
  guestsTitle: { fr: 'C’est noté', en: 'Noted' },
  guestsLead: { fr: 'Vous serez {{after}}, plutôt que {{before}}. Les prix restent ceux du jour de votre demande.', en: 'You will be {{after}}, instead of {{before}}. The prices stay those of the day you asked.' },
  dateSubject: { fr: 'Autre date demandée : {{type}}, {{day}} ({{reference}})', en: 'Another date asked for: {{type}}, {{day}} ({{reference}})' },
  dateTitle: { fr: 'Je regarde mon calendrier', en: 'I am checking my calendar' },
  dateLead: { fr: 'Vous aimeriez plutôt le {{wish}}. Je vous réponds ; d’ici là, votre date du {{when}} tient toujours.', en: 'You would prefer {{wish}}. I’ll get back to you; until then, {{when}} still stands.' },
  dietsSubject: { fr: 'Allergies et régimes notés : {{type}}, {{day}} ({{reference}})', en: 'Allergies and diets noted: {{type}}, {{day}} ({{reference}})' },
  dietsTitle: { fr: 'C’est noté', en: 'Noted' },
  dietsLead: { fr: 'Voici ce que j’ai noté. Si quelque chose manque, dites-le-moi avant le jour même.', en: 'This is what I have noted. If anything is missing, tell me before the day.' },
  withdrawSubject: { fr: 'Annulation : {{type}}, {{day}} ({{reference}})', en: 'Cancelled: {{type}}, {{day}} ({{reference}})' },
  withdrawTitle: { fr: 'C’est annulé', en: 'Cancelled' },
  withdrawLead: { fr: 'Je libère le {{when}}. Vous n’avez rien d’autre à faire, et rien à payer.', en: 'Your {{when}} booking is cancelled. There’s nothing else to do, and nothing to pay.' },

  askCancelSubject: { fr: 'Annulation demandée : {{type}}, {{day}} ({{reference}})', en: 'Cancellation requested: {{type}}, {{day}} ({{reference}})' },
  askCancelTitle: { fr: 'Je m’en occupe', en: 'I’ll see to it' },
  askCancelLead: { fr: 'D’autres personnes ont réservé des places pour le {{when}} : je les préviens et je vous réponds. D’ici là, rien n’est annulé.', en: 'Other people have reserved seats for {{when}}: I’ll let them know and get back to you. Until then, nothing is cancelled.' },

  noticeAside: { fr: 'Changé par le client', en: 'Changed by the customer' },
  guestsNoticeSubject: { fr: '{{name}} change le nombre de convives : {{after}} ({{reference}})', en: '{{name}} changes the number of guests: {{after}} ({{reference}})' },
  guestsNotice: { fr: '{{name}} change le nombre de convives : {{after}}, plutôt que {{before}}.', en: '{{name}} changes the number of guests: {{after}}, instead of {{before}}.' },
  dateNoticeSubject: { fr: '{{name}} demande une autre date : {{wish}} ({{reference}})', en: '{{name}} asks for another date: {{wish}} ({{reference}})' },
  dateNotice: { fr: '{{name}} aimerait plutôt le {{wish}}. La date du {{when}} tient tant que vous n’avez pas répondu.', en: '{{name}} would rather have {{wish}}. {{when}} stands until you answer.' },
  dietsNoticeSubject: { fr: '{{name}} change les allergies et régimes ({{reference}}, {{day}})', en: '{{name}} changes the allergies and diets ({{reference}}, {{day}})' },
  dietsNotice: { fr: '{{name}} a changé les allergies et régimes du {{when}}.', en: '{{name}} has changed the allergies and diets of {{when}}.' },
  withdrawNoticeSubject: { fr: '{{name}} annule : {{type}}, {{day}} ({{reference}})', en: '{{name}} cancels: {{type}}, {{day}} ({{reference}})' },
  withdrawNotice: { fr: '{{name}} annule ce qui était prévu le {{when}}.', en: '{{name}} cancels what was planned for {{when}}.' },
  askCancelNoticeSubject: { fr: '{{name}} demande d’annuler : {{type}}, {{day}} ({{reference}})', en: '{{name}} asks to cancel: {{type}}, {{day}} ({{reference}})' },
  askCancelNotice: { fr: '{{name}} demande d’annuler ce qui est prévu le {{when}}. D’autres y ont des places : l’annuler les prévient toutes et tous.', en: '{{name}} asks to cancel what is planned for {{when}}. Others hold seats: cancelling lets all of them know.' },
  openRequest: { fr: 'Ouvrir la demande', en: 'Open the request' },
  customerWords: { fr: 'Son message', en: 'Their message' },
} as const satisfies Record<string, Text>;
