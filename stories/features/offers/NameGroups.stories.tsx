import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NameGroups } from '../../../src/features/offers/NameGroups';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: NameGroups,
  decorators: [withPageWidth],
  args: {
    title: 'Ce qu’on mange',
    groups: [
      { title: 'Viandes', names: ['Poitrine de bœuf', 'Porc effiloché'] },
      { title: 'Accompagnements', names: ['Salade de chou', 'Fèves au lard à l’érable', 'Pain de maïs'] },
    ],
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ce qu’on mange' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Groups without names are not rendered. */
export const OneItem = meta.story({
  args: { groups: [{ title: 'Viandes', names: ['Truite'] }, { title: 'Accompagnements', names: [] }] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: { groups: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
