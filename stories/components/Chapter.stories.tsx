import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Chapter } from '../../src/components/Chapter';
import { guidance } from '../docs/guidance';

const title = 'Le bois';

const meta = preview.meta({
  component: Chapter,
  parameters: { docs: { description: { component: guidance('Chapter') } } },
  args: {
    id: 'bois',
    title,
    paragraphs: ['De l’érable, et un peu de chêne.', 'Une bûche aux trente minutes.'],
    action: <Button variant="outlined">Lire la suite</Button>,
    children: <Box sx={{ height: 320, bgcolor: 'background.paper', borderRadius: 1 }} />,
  },
});

/** Section with a heading. Checks that the heading is its accessible name and that its `id` is a link target. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: title })).toHaveAttribute('id', 'bois');
  },
});

export const OnTheRight = meta.story({ tags: ['no-screenshot', '!dev'], args: { side: 'right' } });

/** Content that extends to the edges of the viewport. Checks that the page does not overflow horizontally. */
export const Bleeding = meta.story({
  args: { bleeds: true },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongText = meta.story({
  args: { title: 'Les anticonstitutionnellement longues histoires du bois d’érable', paragraphs: ['Une phrase qui n’en finit plus de dire ce qu’elle a à dire. '.repeat(8)] },
});
