import type { Text } from './language';

interface FieldTexts {
  label: Text;
  hint?: Text;
}

/** Fields of one allergy or diet, the same in every form. */
export const DIET_FIELDS = {
  category: { label: { fr: 'Allergie ou régime', en: 'Allergy or diet' } },
  severity: { label: { fr: 'Gravité', en: 'How serious' } },
  count: { label: { fr: 'Personnes', en: 'People' } },
  words: { label: { fr: 'Précision', en: 'Detail' }, hint: { fr: 'Par exemple : « a toujours son auto-injecteur », « traces permises ».', en: 'For example: “always carries an EpiPen”, “traces are fine”.' } },
} satisfies Record<string, FieldTexts>;
