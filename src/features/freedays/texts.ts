import { defineTexts } from '../../i18n/texts';

export const freeDayTexts = defineTexts('freedays', {
  first: { fr: 'Première journée libre : {{day}}', en: 'First free day: {{day}}' },
  /** What is read out once a day is chosen. */
  chosen: { fr: '{{day}}. {{reason}}', en: '{{day}}. {{reason}}' },
  reason: {
    asked: { fr: 'Quelqu’un m’a demandé cette journée, et rien n’est confirmé. Demandez-la aussi, je vous réponds.', en: 'Somebody has asked for that day and nothing is confirmed. Ask for it too, and I will answer you.' },
    short: { fr: 'C’est dans moins de deux semaines : demandez quand même, je vous appellerai.', en: 'That is less than two weeks away: ask anyway, I will call you.' },
    full: { fr: 'Je cuisine déjà ce jour-là. Demandez quand même, on verra.', en: 'I already cook that day. Ask anyway, we will see.' },
    event: { fr: 'Je cuisine déjà ce jour-là : {{event}}. Demandez quand même, on verra.', en: 'I already cook that day: {{event}}. Ask anyway, we will see.' },
    closed: { fr: 'Je ne cuisine pas ce jour de la semaine. Demandez quand même, on verra.', en: 'I do not cook on that day of the week. Ask anyway, we will see.' },
    blocked: { fr: 'Je ne suis pas là ce jour-là. Demandez quand même, on verra.', en: 'I am away that day. Ask anyway, we will see.' },
    soon: { fr: 'C’est aussi dans moins de deux semaines : je vous appellerai.', en: 'It is also less than two weeks away: I will call you.' },
  },
});
