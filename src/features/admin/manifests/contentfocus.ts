import { moneyColumn } from '../columns';
import { nameOf } from '../nameOf';
import type { Manifest } from '../manifest';
import { sample, textGroup } from './shared';

export const contentfocus: Manifest = {
  resource: 'contentfocus',
  drawing: 'wood',
  texts: {
    one: { fr: 'thème', en: 'topic' },
    create: { fr: 'Nouveau thème', en: 'New topic' },
  },
  nameOf,
  columns: [moneyColumn('price', { fr: 'Prix', en: 'Price' })],
  groups: [
    textGroup,
    {
      title: { fr: 'Prix', en: 'Price' },
      fields: [
        {
          kind: 'money',
          name: 'price',
          unit: { fr: '$', en: '$' },
          label: { fr: 'Prix', en: 'Price' },
          hint: { fr: 'Aide-mémoire : les estimations comptent 15 $ par thème, quel que soit ce prix.', en: 'A reminder for you: estimates count $15 per topic, whatever this price is.' },
        },
      ],
    },
    { title: { fr: 'Sur le site', en: 'On the site' }, fields: [sample] },
  ],
};
