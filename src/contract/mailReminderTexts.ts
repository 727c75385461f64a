import type { Text } from './language';

/** Texts of the reminder mails. The owner's mails are in French only. */
export const REMINDER_TEXTS = {
  /* The customer's mails */
  reminderWeekSubject: { fr: 'Rappel : {{type}}, {{day}} ({{reference}})', en: 'Reminder: {{type}}, {{day}} ({{reference}})' },
  reminderDaySubject: { fr: 'C’est demain : {{type}}, {{day}} ({{reference}})', en: 'Tomorrow: {{type}}, {{day}} ({{reference}})' },
  reminderWeekTitle: { fr: 'On se voit {{inDays}}', en: 'See you {{inDays}}' },
  reminderDayTitle: { fr: 'C’est demain !', en: 'It’s tomorrow!' },
  reminderHello: { fr: 'Bonjour {{name}},', en: 'Hello {{name}},' },
  reminderWeek: { fr: 'Votre date approche. Voici ce dont nous avons convenu : dites-moi vite si quelque chose a changé.', en: 'Your date is coming up. Here is what we agreed on: let me know soon if anything has changed.' },
  reminderDay: { fr: 'Un dernier rappel de ce dont nous avons convenu.', en: 'One last reminder of what we agreed on.' },
  reminderAgreed: { fr: 'Ce qui est convenu', en: 'What is agreed' },
  reminderArrival: {
    fr: 'J’arrive environ {{setUp}} avant, le temps d’allumer le feu et de m’installer : gardez-moi une place où stationner.',
    en: 'I arrive about {{setUp}} ahead, to light the fire and set up: please keep me a spot to park.',
  },
  reminderChangeWeek: {
    fr: 'Plus ou moins de monde, une allergie, une entrée difficile à trouver ? C’est le bon moment : répondez à ce courriel ou appelez-moi.',
    en: 'More people or fewer, an allergy, an entrance that’s hard to find? Now is the time: reply to this email or call me.',
  },
  reminderChangeDay: { fr: 'Un imprévu ? Appelez-moi plutôt que d’écrire : je serai sur la route ou en train de cuisiner.', en: 'Something came up? Call rather than write: I’ll be driving or cooking.' },

  /* The owner's mails */
  reminderNoticeWeekSubject: { fr: '{{inDays}} : {{name}}, {{type}}, {{day}}', en: '{{inDays}}: {{name}}, {{type}}, {{day}}' },
  reminderNoticeDaySubject: { fr: 'Demain : {{name}}, {{type}}, {{moment}}', en: 'Tomorrow: {{name}}, {{type}}, {{moment}}' },
  reminderNoticePreheader: { fr: '{{guests}}, {{place}}.', en: '{{guests}}, {{place}}.' },
  reminderAside: { fr: 'Rappel', en: 'Reminder' },
  reminderLeave: { fr: 'Départ à {{time}}', en: 'Leave at {{time}}' },
  reminderLeaveBefore: { fr: 'Départ le {{day}} à {{time}}', en: 'Leave on {{day}} at {{time}}' },
  reminderRoad: { fr: '{{distance}} de route, environ {{minutes}} min, et {{setUp}} pour s’installer', en: '{{distance}} of road, about {{minutes}} min, and {{setUp}} to set up' },
  reminderRoadOnly: { fr: '{{distance}} de route, environ {{minutes}} min', en: '{{distance}} of road, about {{minutes}} min' },
  reminderNoTime: { fr: 'Heure de départ à prévoir : l’heure ou la route n’est pas connue.', en: 'Work out when to leave: the hour or the road is not known.' },
  reminderOpen: { fr: 'Ouvrir la demande', en: 'Open the request' },
  reminderSheet: { fr: 'Liste d’achats et feuille du jour', en: 'Shopping list and day sheet' },
} as const satisfies Record<string, Text>;
