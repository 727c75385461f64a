/** Texts for changes to a request since it was sent: another date, diets, another price. */
export const CHANGE_TEXTS = {
  wish: {
    title: { fr: 'Le client demande une autre date', en: 'The customer asks for another date' },
    mark: { fr: 'Autre date demandée', en: 'Another date asked for' },
    cancelTitle: { fr: 'Le client demande d’annuler', en: 'The customer asks to cancel' },
    cancelSentence: { fr: 'D’autres personnes ont des places ou attendent. Annuler les prévient toutes par courriel.', en: 'Other people hold seats or are waiting. Cancelling lets all of them know by email.' },
    cancelMark: { fr: 'Annulation demandée', en: 'Cancellation requested' },
    accept: { fr: 'Accepter cette date', en: 'Accept this date' },
    keep: { fr: 'Garder la date prévue', en: 'Keep the planned date' },
  },
  diets: {
    title: { fr: 'Allergies et régimes', en: 'Allergies and diets' },
    grave: { fr: 'Allergie grave', en: 'Severe allergy' },
  },
  adjust: {
    open: { fr: 'Ajuster le prix', en: 'Adjust the price' },
    title: { fr: 'Prix avant taxes', en: 'Price before taxes' },
    add: { fr: 'Ajouter une ligne', en: 'Add a line' },
    presets: { fr: 'Lignes prêtes', en: 'Prepared lines' },
    preset: { fr: '{{name}}, {{price}}', en: '{{name}}, {{price}}' },
    presetEach: { fr: '{{name}}, {{guests}} × {{price}}', en: '{{name}}, {{guests}} × {{price}}' },
    remove: { fr: 'Retirer {{name}}', en: 'Remove {{name}}' },
    extra: { fr: 'Supplément', en: 'Extra' },
    total: { fr: 'Total : {{before}} devient {{after}}', en: 'Total: {{before}} becomes {{after}}' },
    same: { fr: 'Total : {{after}}, comme estimé', en: 'Total: {{after}}, as estimated' },
  },
  beforeAfter: {
    line: { fr: 'Ligne', en: 'Line' },
    before: { fr: 'Avant', en: 'Before' },
    after: { fr: 'Après', en: 'After' },
    total: { fr: 'Total', en: 'Total' },
    none: { fr: 'rien', en: 'none' },
    pricedOn: { fr: 'prix du {{day}}', en: 'price of {{day}}' },
  },
  revisions: {
    title: { fr: 'Ce qui a changé depuis l’estimation', en: 'What has changed since the estimate' },
    owner: { fr: 'Changé par vous', en: 'Changed by you' },
    customer: { fr: 'Le client a changé le nombre de convives', en: 'The customer changed the number of guests' },
    total: { fr: 'Total', en: 'Total' },
    none: { fr: 'aucun', en: 'none' },
    step: { fr: '{{name}} : {{before}}, maintenant {{after}}', en: '{{name}}: {{before}}, now {{after}}' },
  },
} as const;
