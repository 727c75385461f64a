import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Hero } from '../../src/components/Hero';
import { Scene } from '../../src/components/illustration/Scene';
import { guidance } from '../docs/guidance';

const title = 'Un feu, une table, du temps.';

const meta = preview.meta({
  component: Hero,
  parameters: { docs: { description: { component: guidance('Hero') } } },
  args: {
    title,
    lead: 'Je cuisine dehors, lentement, pour un seul groupe par jour.',
    actions: <Button variant="contained">Réserver</Button>,
    children: <Scene />,
  },
});

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});

/** Title word wider than a mobile viewport. Checks that the word is hyphenated and the page does not overflow horizontally. */
export const LongText = meta.story({
  args: { title: 'Anticonstitutionnellement fumé', lead: 'Une phrase qui n’en finit plus de dire ce qu’elle a à dire, '.repeat(5) },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
