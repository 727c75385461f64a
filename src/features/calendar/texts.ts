import { DAY_REASONS } from '../../contract/dayReasons';
import { defineTexts } from '../../i18n/texts';

export const calendarTexts = defineTexts('calendar', {
  previous: { fr: 'Mois précédent', en: 'Previous month' },
  next: { fr: 'Mois suivant', en: 'Next month' },
  today: { fr: 'aujourd’hui', en: 'today' },
  legend: { fr: 'Légende', en: 'Legend' },
  state: {
    available: { fr: 'disponible', en: 'available' },
    asked: { fr: 'déjà demandé', en: 'requested' },
    short: { fr: 'moins de {{notice}}', en: 'less than {{notice}} away' },
    full: { fr: 'réservé', en: 'booked' },
    closed: { fr: 'fermé', en: 'closed' },
    blocked: { fr: 'indisponible', en: 'unavailable' },
    past: { fr: 'passé', en: 'past' },
  },
  /** Labels for short notice, short enough for a day cell. */
  brief: {
    weeks_one: { fr: '< {{count}} semaine', en: '< {{count}} week' },
    weeks_other: { fr: '< {{count}} semaines', en: '< {{count}} weeks' },
    days_one: { fr: '< {{count}} jour', en: '< {{count}} day' },
    days_other: { fr: '< {{count}} jours', en: '< {{count}} days' },
  },
  kind: {
    publicEvent: { fr: 'événement public', en: 'public event' },
    privateEvent: { fr: 'événement privé', en: 'private event' },
    publicTraining: { fr: 'formation publique', en: 'public training' },
    privateTraining: { fr: 'formation privée', en: 'private training' },
  },
  range: {
    weekend: { fr: 'Fin de semaine : vendredi à dimanche', en: 'Weekend: Friday to Sunday' },
    weekday: { fr: 'Semaine : lundi à jeudi', en: 'Weekdays: Monday to Thursday' },
  },
  chosen: {
    nothing: { fr: 'Choisissez une journée', en: 'Pick a day' },
    nothingSentence: { fr: 'Je vous dis ce qui s’y passe, et comment la réserver.', en: 'I’ll tell you what’s happening that day, and how to book it.' },
    available: { fr: 'Le fumoir est libre. La journée peut être à vous.', en: 'The smoker is free. The day can be yours.' },
    ...DAY_REASONS,
    past: { fr: 'Cette journée est passée. Choisissez-en une autre.', en: 'That day has passed. Pick another one.' },
    shared: { fr: 'Je cuisine déjà ce jour-là, et il me reste du temps pour vous.', en: 'I’m already cooking that day, but I have time left for you.' },
    room_one: { fr: 'Je peux encore prendre {{count}} réservation ce jour-là.', en: 'I can still take {{count}} booking that day.' },
    room_other: { fr: 'Je peux encore prendre {{count}} réservations ce jour-là.', en: 'I can still take {{count}} bookings that day.' },
    hours: { fr: 'Je sers de {{from}} à {{to}}.', en: 'I serve from {{from}} to {{to}}.' },
    at: { fr: 'à {{time}}', en: 'at {{time}}' },
  },
  firstFree: { fr: 'Première journée libre : {{day}}', en: 'First free day: {{day}}' },
  login: { fr: 'Connectez-vous pour réserver', en: 'Log in to book' },
  request: { fr: 'Demander sans compte', en: 'Request without an account' },
  book: { fr: 'Réserver cette journée', en: 'Book this day' },
  loading: { fr: 'Je charge le calendrier…', en: 'Loading the calendar…' },
  failed: {
    title: { fr: 'Le calendrier ne s’est pas chargé', en: 'The calendar didn’t load' },
    sentence: { fr: 'Je ne peux pas vous montrer les journées libres, mais vous pouvez demander celle que vous voulez.', en: 'I can’t show you which days are free, but you can still ask for the one you want.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
    ask: { fr: 'Demander une date', en: 'Ask for a date' },
  },
});
