import { defineTexts } from '../../i18n/texts';
import { EVENTS_INTRO } from './offerIntros';

export const eventsTexts = defineTexts('events', {
  ...EVENTS_INTRO,
  book: { fr: 'Avoir le fumoir chez vous', en: 'Have the smoker at your place' },
  coming: { fr: 'À venir', en: 'Coming up' },
  past: { fr: 'Déjà passés', en: 'Past events' },
  calendar: { fr: 'Une journée pour vous ?', en: 'A day for you?' },
  calendarLoading: { fr: 'Je charge le calendrier…', en: 'Loading the calendar…' },
  calendarFailed: { fr: 'Le calendrier ne s’est pas chargé. Rechargez la page, ou écrivez-moi la date qui vous irait.', en: 'The calendar didn’t load. Reload the page, or write to me with the date you’d like.' },
  calendarLead: { fr: 'Les journées libres et celles où je cuisine déjà.', en: 'The days that are free, and those when I’m already cooking.' },
});
