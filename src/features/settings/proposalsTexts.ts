import { defineTexts } from '../../i18n/texts';

export const proposalsTexts = defineTexts('settingsProposals', {
  title: { fr: 'Propositions', en: 'Proposals' },
  lead: { fr: 'Leur durée, ce qui est compris dans le prix, et vos conditions.', en: 'How long they last, what the price includes, and your terms.' },
  note: {
    fr: 'Une proposition déjà faite garde ses textes : vos changements valent pour les prochaines. Sur un document anglais, le texte français paraît en premier.',
    en: 'A proposal that is already made keeps its texts: your changes apply to the next ones. On an English document, the French text comes first.',
  },
  groups: {
    validity: { title: { fr: 'Durée', en: 'How long they last' } },
    included: { title: { fr: 'Ce qui est compris', en: 'What is included' } },
    terms: {
      title: { fr: 'Conditions', en: 'Terms' },
      hint: {
        fr: 'Un client peut annuler à tout moment ; il ne doit alors que les frais déjà engagés. Aucun champ ne sert à fixer des frais d’avance.',
        en: 'A customer may cancel at any time, and then owes only the costs already incurred. There is no field for a fixed fee.',
      },
    },
  },
  fields: {
    validDays: { label: { fr: 'Valables pendant', en: 'Valid for' }, hint: { fr: 'De 1 à 60 jours. Vous pouvez changer ce nombre à chaque proposition.', en: '1 to 60 days. You can change this number for each proposal.' } },
    included: { fr: { label: { fr: 'Compris, en français', en: 'Included, in French' } }, en: { label: { fr: 'Compris, en anglais', en: 'Included, in English' } } },
    terms: { fr: { label: { fr: 'Conditions, en français', en: 'Terms, in French' } }, en: { label: { fr: 'Conditions, en anglais', en: 'Terms, in English' } } },
  },
});

export const linePresetsTexts = defineTexts('settingsLinePresets', {
  title: { fr: 'Lignes prêtes', en: 'Prepared lines' },
  lead: { fr: 'Celles que vous ajoutez souvent à un prix, comme « pizza, 14 $ par convive ».', en: 'Those you often add to a price, such as “pizza, $14 per guest”.' },
  note: { fr: 'Une ligne déjà ajoutée à une demande garde son montant.', en: 'A line that is already part of a request keeps its amount.' },
  groups: { presets: { title: { fr: 'Dans l’ordre où elles vous sont offertes', en: 'In the order in which they are offered to you' } } },
  fields: {
    presets: {
      label: { fr: 'Lignes', en: 'Lines' },
      name: { fr: { label: { fr: 'Nom français', en: 'French name' } }, en: { label: { fr: 'Nom anglais', en: 'English name' } } },
      amount: { label: { fr: 'Montant avant taxes', en: 'Amount before taxes' } },
      perPerson: { label: { fr: 'Par convive', en: 'Per guest' } },
    },
  },
  rows: {
    none: { fr: 'Aucune ligne prête.', en: 'No prepared lines.' },
    row: { fr: 'Ligne {{number}}', en: 'Line {{number}}' },
    add: { fr: 'Ajouter une ligne', en: 'Add a line' },
    up: { fr: 'Ligne {{number}} : monter', en: 'Line {{number}}: move up' },
    down: { fr: 'Ligne {{number}} : descendre', en: 'Line {{number}}: move down' },
    remove: { fr: 'Ligne {{number}} : retirer', en: 'Line {{number}}: remove' },
    removed: { fr: 'Cette ligne sera retirée quand vous enregistrerez.', en: 'This line will be removed when you save.' },
    moved: { fr: 'Cette ligne est maintenant la {{number}} sur {{count}}.', en: 'This line is now number {{number}} of {{count}}.' },
  },
  changes: {
    preset: { fr: 'Ligne « {{name}} »', en: 'Line “{{name}}”' },
    order: { fr: 'Ordre', en: 'Order' },
    absent: { fr: 'absente', en: 'not there' },
    present: { fr: 'présente', en: 'there' },
  },
});
