import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MenuCourse } from '../../../src/features/menu/MenuCourse';

const meta = preview.meta({
  component: MenuCourse,
  args: {
    title: 'Du fumoir',
    unit: 'prix par personne',
    dishes: [
      { id: 'brisket', name: 'Poitrine de bœuf', description: 'Douze heures d’érable.', price: '16,12 $', imageUrl: '' },
      { id: 'trout', name: 'Truite', description: 'Fumée à froid, puis à chaud.', price: '', imageUrl: '' },
    ],
  },
});

export const Default = meta.story({ args: { drawn: true } });

export const WithoutPictures = meta.story({});

export const OneDish = meta.story({ args: { dishes: [{ id: 'ribs', name: 'Côtes levées de dos fumées lentement au bois d’érable et laquées au miel de sarrasin', description: 'Une seule chose au menu ce soir, mais en quantité.', price: '20,02 $', imageUrl: '' }] } });

export const Empty = meta.story({
  args: { dishes: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
