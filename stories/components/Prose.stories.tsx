import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Prose } from '../../src/components/Prose';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: Prose,
  parameters: { docs: { description: { component: guidance('Prose') } } },
  args: {
    title: 'Le feu',
    children: [<p key="a">Un premier paragraphe, d’une bonne longueur de ligne, pour lire sans chercher le début de la suivante.</p>, <p key="b">Un second.</p>],
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Le feu' })).toBeVisible();
  },
});
