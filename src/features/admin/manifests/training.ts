import { readTraining } from '../../../contract/training';
import { enumColumn, numberColumn, dateTimeColumn, moneyColumn, publicationColumn as shown, textColumn } from '../columns';
import type { Manifest, Option, Values } from '../manifest';
import { nameOf } from '../nameOf';
import { description, PER_PERSON, picture, sample, showing } from './shared';

const TYPES: readonly Option[] = [
  { value: 'in-person', label: { fr: 'En personne', en: 'In person' } },
  { value: 'online', label: { fr: 'En ligne', en: 'Online' } },
];

const isOnline = ({ type }: Values): boolean => type === 'online';

export const training: Manifest = {
  resource: 'training',
  drawing: 'knife',
  texts: {
    one: { fr: 'formation', en: 'training' },
    create: { fr: 'Nouvelle formation', en: 'New training' },
  },
  nameOf,
  columns: [
    numberColumn('displayOrder', { fr: 'Rang', en: 'Order' }, undefined, { width: 120 }),
    dateTimeColumn('eventDateTime', { fr: 'Jour et heure', en: 'Day and time' }, { sort: 'date' }),
    enumColumn('type', { fr: 'Comment', en: 'How' }, TYPES),
    moneyColumn('price', { fr: 'Prix', en: 'Price' }, (row) => readTraining(row).price),
    numberColumn('capacity', { fr: 'Places', en: 'Seats' }, undefined, { sort: 'seats' }),
    textColumn('instructorName', { fr: 'Qui enseigne', en: 'Who teaches' }, { hidden: true }),
    shown,
  ],
  groups: [
    {
      title: { fr: 'En mots', en: 'In words' },
      fields: [
        { kind: 'line', name: 'title', bothLanguages: true, required: true, synonyms: ['name'], label: { fr: 'Titre', en: 'Title' } },
        description,
        { kind: 'paragraph', name: 'included', bothLanguages: true, label: { fr: 'Ce qui est compris', en: 'What is included' } },
      ],
    },
    {
      title: { fr: 'Quand et où', en: 'When and where' },
      fields: [
        {
          kind: 'choice',
          name: 'type',
          label: { fr: 'Comment', en: 'How' },
          options: TYPES,
        },
        { kind: 'moment', name: 'eventDateTime', label: { fr: 'Jour et heure', en: 'Day and time' } },
        { kind: 'line', name: 'duration', label: { fr: 'Durée', en: 'Duration' }, hint: { fr: 'Par exemple 6 h.', en: 'For example 6 h.' } },
        { kind: 'place', name: 'location', label: { fr: 'Lieu', en: 'Location' }, hint: { fr: '« at_premises » veut dire à votre fumoir.', en: '“at_premises” means at your smokehouse.' }, when: (values) => !isOnline(values) },
        {
          kind: 'address',
          name: 'meetingUrl',
          label: { fr: 'Lien de la rencontre', en: 'Meeting link' },
          hint: { fr: 'Commence par https://. Le site ne le montre pas ; il part par courriel à ceux qui réservent.', en: 'Starts with https://. The site does not show it; it is emailed to those who reserve.' },
          when: isOnline,
          wide: true,
        },
      ],
    },
    {
      title: { fr: 'Prix et places', en: 'Price and seats' },
      fields: [
        { kind: 'money', name: 'price', synonyms: ['basePrice'], unit: PER_PERSON, label: { fr: 'Prix', en: 'Price' }, hint: { fr: 'Avant taxes. Sans prix, le site affiche 200 $.', en: 'Before taxes. Without a price, the site shows $200.' } },
        { kind: 'whole', name: 'capacity', max: 10_000, label: { fr: 'Places', en: 'Seats' } },
      ],
    },
    {
      title: { fr: 'Au programme', en: 'On the programme' },
      fields: [
        { kind: 'ids', name: 'contentFocus', of: 'contentfocus', label: { fr: 'Thèmes', en: 'Topics' }, wide: true },
        { kind: 'ids', name: 'meatsCovered', of: 'meat', label: { fr: 'Viandes', en: 'Meats' }, wide: true },
        { kind: 'ids', name: 'toolsUsed', of: 'tool', label: { fr: 'Outils', en: 'Tools' }, wide: true },
      ],
    },
    {
      title: { fr: 'Qui enseigne', en: 'Who teaches' },
      fields: [
        { kind: 'line', name: 'instructorName', label: { fr: 'Nom', en: 'Name' } },
        { kind: 'paragraph', name: 'instructorBio', bothLanguages: true, label: { fr: 'En quelques lignes', en: 'In a few lines' } },
      ],
    },
    {
      title: { fr: 'Sur le site', en: 'On the site' },
      fields: [
        showing,
        { kind: 'whole', name: 'displayOrder', max: 100_000, label: { fr: 'Rang dans la liste', en: 'Place in the list' }, hint: { fr: 'Le plus petit d’abord ; sans rang, à la fin.', en: 'The smallest first; without one, at the end.' } },
        picture,
        sample,
      ],
    },
  ],
};
