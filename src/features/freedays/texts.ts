import { DAY_REASONS } from '../../contract/dayReasons';
import { defineTexts } from '../../i18n/texts';

export const freeDayTexts = defineTexts('freedays', {
  first: { fr: 'Première journée libre : {{day}}', en: 'First free day: {{day}}' },
  /** Announcement by screen readers after a day is chosen. */
  chosen: { fr: '{{day}}. {{reason}}', en: '{{day}}. {{reason}}' },
  reason: {
    ...DAY_REASONS,
    event: { fr: 'Je cuisine déjà ce jour-là : {{event}}. Demandez quand même, on verra.', en: 'I’m already cooking that day: {{event}}. Ask anyway and we’ll see.' },
  },
});
