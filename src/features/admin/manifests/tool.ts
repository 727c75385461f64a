import { booleanColumn, textColumn as written } from '../columns';
import { nameOf } from '../nameOf';
import type { Manifest } from '../manifest';
import { picture, sample, textGroup } from './shared';

export const tool: Manifest = {
  resource: 'tool',
  drawing: 'thermometer',
  texts: {
    one: { fr: 'outil', en: 'tool' },
    create: { fr: 'Nouvel outil', en: 'New tool' },
  },
  nameOf,
  columns: [
    written('category', { fr: 'Catégorie', en: 'Category' }, { width: 200 }),
    booleanColumn('isActive', { fr: 'Sur le site', en: 'On the site' }, { yes: { label: { fr: 'Publié', en: 'Published' }, tone: 'good' }, no: { label: { fr: 'Caché', en: 'Hidden' }, tone: 'quiet' } }, true),
  ],
  groups: [
    textGroup,
    { title: { fr: 'Catégorie', en: 'Category' }, fields: [{ kind: 'line', name: 'category', label: { fr: 'Catégorie', en: 'Category' } }] },
    {
      title: { fr: 'Sur le site', en: 'On the site' },
      fields: [{ kind: 'flag', name: 'isActive', label: { fr: 'Offert sur le site', en: 'Offered on the site' }, hint: { fr: 'Sinon, il n’est visible qu’ici.', en: 'Otherwise it is seen only here.' }, wide: true }, picture, sample],
    },
  ],
};
