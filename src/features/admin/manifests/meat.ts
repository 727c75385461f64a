import { numberColumn, moneyColumn } from '../columns';
import { nameOf } from '../nameOf';
import type { Manifest } from '../manifest';
import { cookingYield, KG_PER_PERSON, PER_KG, picture, sample, textGroup } from './shared';

export const meat: Manifest = {
  resource: 'meat',
  drawing: 'brisket',
  texts: {
    one: { fr: 'viande', en: 'meat' },
    create: { fr: 'Nouvelle viande', en: 'New meat' },
  },
  nameOf,
  columns: [
    moneyColumn('sellPerKg', { fr: 'Vente, le kg', en: 'Price per kg' }),
    moneyColumn('costPerKg', { fr: 'Coût, le kg', en: 'Cost per kg' }),
    numberColumn('avgKgPerPerson', { fr: 'Kg par personne', en: 'Kg per person' }, undefined, { width: 160 }),
  ],
  groups: [
    textGroup,
    {
      title: { fr: 'Prix et portions', en: 'Prices and portions' },
      fields: [
        { kind: 'money', name: 'sellPerKg', unit: PER_KG, label: { fr: 'Prix de vente', en: 'Selling price' }, hint: { fr: 'Avant taxes.', en: 'Before taxes.' } },
        { kind: 'money', name: 'costPerKg', unit: PER_KG, label: { fr: 'Coût d’achat', en: 'Cost' }, hint: { fr: 'Pour vos marges ; le site ne le montre jamais.', en: 'For your margins; the site never shows it.' } },
        { kind: 'quantity', name: 'avgKgPerPerson', unit: KG_PER_PERSON, label: { fr: 'Portion', en: 'Portion' } },
        cookingYield,
      ],
    },
    { title: { fr: 'Sur le site', en: 'On the site' }, fields: [picture, sample] },
  ],
};
