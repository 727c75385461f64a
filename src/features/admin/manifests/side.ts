import { readSide } from '../../../contract/side';
import { numberColumn, moneyColumn } from '../columns';
import { nameOf } from '../nameOf';
import type { Manifest } from '../manifest';
import { cookingYield, KG_PER_PERSON, PER_KG, PER_PERSON, picture, sample, textGroup } from './shared';

export const side: Manifest = {
  resource: 'side',
  drawing: 'sides',
  texts: {
    one: { fr: 'accompagnement', en: 'side' },
    create: { fr: 'Nouvel accompagnement', en: 'New side' },
  },
  nameOf,
  columns: [
    moneyColumn('sellPerKg', { fr: 'Le kg', en: 'Per kg' }),
    moneyColumn('sellPerServing', { fr: 'La portion', en: 'Per serving' }),
    moneyColumn('price', { fr: 'Par personne', en: 'Per person' }, undefined, { width: 150 }),
    numberColumn('variations', { fr: 'Variantes', en: 'Variations' }, (row) => readSide(row).variations.length),
  ],
  groups: [
    textGroup,
    {
      title: { fr: 'Prix et portions', en: 'Prices and portions' },
      hint: { fr: 'Avant taxes. La page Réserver calcule au kilo (prix au kilo × poids par personne), l’espace membre à la portion : remplissez les deux. Le prix par personne n’entre dans aucun calcul.', en: 'Before taxes. The Book page counts by weight (price per kg × weight per person), the member area by the serving: fill in both. The price per person is in no estimate.' },
      fields: [
        { kind: 'money', name: 'sellPerKg', unit: PER_KG, label: { fr: 'Prix au kilo', en: 'Price by weight' } },
        { kind: 'quantity', name: 'avgKgPerPerson', unit: KG_PER_PERSON, label: { fr: 'Poids par personne', en: 'Weight per person' } },
        { kind: 'money', name: 'sellPerServing', unit: { fr: '$ la portion', en: '$ per serving' }, label: { fr: 'Prix à la portion', en: 'Price by serving' } },
        { kind: 'quantity', name: 'avgServingsPerPerson', unit: { fr: 'portions par personne', en: 'servings per person' }, label: { fr: 'Portions par personne', en: 'Servings per person' } },
        { kind: 'money', name: 'price', unit: PER_PERSON, label: { fr: 'Prix par personne', en: 'Price per person' } },
        cookingYield,
      ],
    },
    {
      title: { fr: 'Variantes', en: 'Variations' },
      hint: { fr: 'Les façons de le préparer, dans l’ordre où on les offre. Le supplément s’ajoute pour chaque personne.', en: 'The ways to make it, in the order they are offered. The extra is added for each person.' },
      fields: [{ kind: 'variations', name: 'variations', label: { fr: 'Variantes', en: 'Variations' }, wide: true }],
    },
    { title: { fr: 'Sur le site', en: 'On the site' }, fields: [picture, sample] },
  ],
};
