import type { Field, FieldGroup } from '../manifest';

/* Fields shared by several resources. */

export const name: Field = { kind: 'line', name: 'name', bothLanguages: true, required: true, synonyms: ['title'], label: { fr: 'Nom', en: 'Name' } };

export const description: Field = { kind: 'paragraph', name: 'description', bothLanguages: true, label: { fr: 'Description', en: 'Description' } };

export const picture: Field = {
  kind: 'picture',
  name: 'imageUrl',
  label: { fr: 'Photo', en: 'Picture' },
  hint: { fr: 'Sans photo, le site montre un dessin.', en: 'Without a picture, the site shows a drawing.' },
  wide: true,
};

export const cookingYield: Field = {
  kind: 'quantity',
  name: 'yieldPercent',
  unit: { fr: '%', en: '%' },
  label: { fr: 'Rendement à la cuisson', en: 'Cooking yield' },
  hint: { fr: 'Ce qu’il reste du poids cru une fois cuit : la liste d’achats compte alors le cru.', en: 'What’s left of the raw weight once cooked: the shopping list then counts it raw.' },
};

export const textGroup: FieldGroup = { title: { fr: 'En mots', en: 'In words' }, fields: [name, description] };

export const showing: Field = { kind: 'showing', name: 'showing', label: { fr: 'Qui le voit', en: 'Who sees it' }, wide: true };

/** Flag of all records created by the installation. */
export const sample: Field = {
  kind: 'flag',
  name: 'sample',
  label: { fr: 'Exemple', en: 'Example' },
  hint: { fr: 'Venu avec le site. Décochez quand tout y est vrai.', en: 'Came with the site. Clear it once all of it is true.' },
  wide: true,
};

export const PER_PERSON = { fr: '$ par personne', en: '$ per person' };
export const PER_KG = { fr: '$ le kg', en: '$ per kg' };
export const KG_PER_PERSON = { fr: 'kg par personne', en: 'kg per person' };
