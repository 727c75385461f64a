import { money } from '../columns';
import { nameOf } from '../nameOf';
import type { Manifest } from '../manifest';
import { words } from './shared';

export const contentfocus: Manifest = {
  resource: 'contentfocus',
  path: 'contentfocus',
  detail: false,
  texts: {
    one: { fr: 'thème', en: 'content focus' },
    many: { fr: 'Thèmes de formation', en: 'Content focus' },
    create: { fr: 'Nouveau thème', en: 'New content focus' },
  },
  nameOf,
  columns: [money('price', { fr: 'Prix', en: 'Price' })],
  groups: [
    words,
    {
      title: { fr: 'Prix', en: 'Price' },
      fields: [
        {
          kind: 'money',
          name: 'price',
          unit: { fr: '$', en: '$' },
          label: { fr: 'Prix', en: 'Price' },
          hint: { fr: 'Pour vos notes : les estimations du site ont leur propre tarif.', en: 'For your notes: the estimates of the site have a rate of their own.' },
        },
      ],
    },
  ],
};
