import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LinkRow } from '../../src/components/LinkRow';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: LinkRow,
  parameters: { docs: { description: { component: guidance('LinkRow') } } },
  args: { title: 'Une soirée pizza', text: 'Trois pâtes, et le four qui ronfle dans votre cour.', drawing: 'pizza' as const, to: '/fr/pizzas' },
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Row that is a single link. Checks that the title is its accessible name. */
export const Default = meta.story({
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', args.to);
  },
});

export const LongText = meta.story({
  args: { title: 'Anticonstitutionnellement longue soirée autour du four à bois', text: 'Une phrase qui n’en finit plus de dire ce qu’elle a à dire. '.repeat(4) },
});
