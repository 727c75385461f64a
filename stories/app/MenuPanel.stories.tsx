import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MenuPanel } from '../../src/app/MenuPanel';
import { shellTexts } from '../../src/app/texts';
import { spoken } from '../fixtures/spoken';

/** The panel belongs to small screens: the story gives it one, whatever the window. */
const meta = preview.meta({
  component: MenuPanel,
  args: { id: 'panel', onFollow: fn() },
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 1, '& > nav': { display: 'flex !important' } }}>
        <Story />
      </Box>
    ),
  ],
});

/** Takes the focus as it opens; its picture is the header's, opened on a phone. */
export const Default = meta.story({
  async play({ canvas, globals, args, userEvent }) {
    const words = spoken(shellTexts, globals['locale']);
    await waitFor(() => expect(canvas.getByRole('link', { name: words('pages.home') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: words('book') }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
});
