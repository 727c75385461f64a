import { defineTexts } from '../../i18n/texts';

export const calendarTexts = defineTexts('calendar', {
  previous: { fr: 'Mois précédent', en: 'Previous month' },
  next: { fr: 'Mois suivant', en: 'Next month' },
  today: { fr: 'aujourd’hui', en: 'today' },
  legend: { fr: 'Légende', en: 'Legend' },
  state: {
    available: { fr: 'disponible', en: 'available' },
    asked: { fr: 'déjà demandé', en: 'asked for' },
    short: { fr: 'moins de deux semaines', en: 'less than two weeks away' },
    booked: { fr: 'réservé', en: 'booked' },
    unavailable: { fr: 'indisponible', en: 'unavailable' },
  },
  /** Less than two weeks away, as it fits in the square of a day. */
  brief: { fr: '< 2 semaines', en: '< 2 weeks' },
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
    nothingSentence: { fr: 'Je vous dis ce qui s’y passe, et comment la réserver.', en: 'I will tell you what happens that day, and how to book it.' },
    available: { fr: 'Le fumoir est libre. La journée peut être à vous.', en: 'The smoker is free. The day can be yours.' },
    asked: { fr: 'Quelqu’un m’a demandé cette journée, et rien n’est confirmé. Demandez-la aussi, je vous réponds.', en: 'Somebody has asked for that day and nothing is confirmed. Ask for it too, and I will answer you.' },
    short: { fr: 'C’est dans moins de deux semaines : demandez quand même, je vous appellerai.', en: 'That is less than two weeks away: ask anyway, I will call you.' },
    booked: { fr: 'Je cuisine déjà ce jour-là. Demandez quand même, on verra.', en: 'I already cook that day. Ask anyway, we will see.' },
    unavailable: { fr: 'Cette journée est passée. Choisissez-en une autre.', en: 'That day is gone. Pick another one.' },
    at: { fr: 'à {{time}}', en: 'at {{time}}' },
  },
  login: { fr: 'Connectez-vous pour réserver', en: 'Log in to book' },
  request: { fr: 'Demander sans compte', en: 'Request without an account' },
  book: { fr: 'Réserver cette journée', en: 'Book this day' },
  loading: { fr: 'J’ouvre l’agenda…', en: 'Opening the calendar…' },
  failed: {
    title: { fr: 'L’agenda ne s’ouvre pas', en: 'The calendar will not open' },
    sentence: { fr: 'Je ne peux pas vous montrer les journées libres, mais vous pouvez demander celle que vous voulez.', en: 'I cannot show you which days are free, but you can still ask for the one you want.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
    ask: { fr: 'Demander une date', en: 'Ask for a date' },
  },
});
