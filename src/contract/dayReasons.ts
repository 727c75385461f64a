import type { Text } from './language';

/** Reasons why a day is hard to get, shared by the calendar and the date field. */
export const DAY_REASONS = {
  asked: {
    fr: 'Quelqu’un m’a demandé cette journée, et rien n’est confirmé. Demandez-la aussi, je vous réponds.',
    en: 'Somebody has asked for that day, but nothing is confirmed. Ask too, and I’ll get back to you.',
  },
  short: {
    fr: 'C’est dans moins de {{notice}} : demandez quand même et laissez votre téléphone, je vous appellerai.',
    en: 'That’s less than {{notice}} away: ask anyway and leave your phone number, and I’ll call you.',
  },
  full: { fr: 'Je cuisine déjà ce jour-là. Demandez quand même, on verra.', en: 'I’m already cooking that day. Ask anyway and we’ll see.' },
  closed: { fr: 'Je ne cuisine pas ce jour de la semaine. Demandez quand même, on verra.', en: 'I don’t cook on that day of the week. Ask anyway and we’ll see.' },
  blocked: { fr: 'Je ne suis pas là ce jour-là. Demandez quand même, on verra.', en: 'I’m away that day. Ask anyway and we’ll see.' },
  /** Appended to one of the other reasons. */
  soon: {
    fr: 'C’est aussi dans moins de {{notice}} : laissez votre téléphone, je vous appellerai.',
    en: 'It’s also less than {{notice}} away: leave your phone number, and I’ll call you.',
  },
} satisfies Record<string, Text>;
