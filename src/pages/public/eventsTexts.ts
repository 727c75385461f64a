import { defineTexts } from '../../i18n/texts';

export const eventsTexts = defineTexts('events', {
  title: { fr: 'Autour du fumoir', en: 'Around the smoker' },
  lead: {
    fr: 'Les soirées où tout le monde est invité. Venez avec votre appétit ; je m’occupe du feu.',
    en: 'The evenings where everyone is invited. Bring your appetite; I look after the fire.',
  },
  book: { fr: 'Avoir le fumoir chez vous', en: 'Have the smoker at your place' },
  coming: { fr: 'À venir', en: 'Coming up' },
  past: { fr: 'Déjà passés', en: 'Already over' },
  calendar: { fr: 'Une journée pour vous ?', en: 'A day for you?' },
  calendarLoading: { fr: 'J’ouvre l’agenda…', en: 'Opening the diary…' },
  calendarFailed: { fr: 'Le calendrier n’arrive pas. Rechargez la page, ou écrivez-moi la date qui vous plairait.', en: 'The calendar could not be loaded. Reload the page, or write me the date you would like.' },
  calendarLead: { fr: 'Les journées libres et celles où je cuisine déjà.', en: 'The days that are free, and those when I already cook.' },
});
